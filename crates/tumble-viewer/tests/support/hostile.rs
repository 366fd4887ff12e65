/// A request that must be refused.
fn hostile(dice: &mut Dice, port: u16) -> Vec<u8> {
    let paths = ["/api/session", "/api/source/0", "/api/source/0/frames?from=0", "/live", "/../../etc/passwd", "/%2e%2e/x", "/app.js%00"];
    let path = paths[dice.below(paths.len() as u64) as usize];
    let us = format!("127.0.0.1:{port}");
    let zeros = "0".repeat(32);
    match dice.below(9) {
        0 => format!("GET {path} HTTP/1.1\r\nHost: evil.example:{port}\r\nConnection: close\r\n\r\n").into_bytes(),
        1 => format!("GET {path} HTTP/1.1\r\nHost: {us}\r\nOrigin: http://evil.example\r\nConnection: close\r\n\r\n").into_bytes(),
        2 => format!("GET {path} HTTP/1.1\r\nHost: {us}\r\nConnection: close\r\n\r\n").into_bytes(),
        3 => format!("GET {path} HTTP/1.1\r\nHost: {us}\r\nx-tumble-token: {zeros}\r\nConnection: close\r\n\r\n").into_bytes(),
        4 => format!("POST {path} HTTP/1.1\r\nHost: {us}\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc").into_bytes(),
        5 => format!("GET {path} HTTP/1.1\r\nHost: {us}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n").into_bytes(),
        6 => format!("GET /{} HTTP/1.1\r\nHost: {us}\r\n\r\n", "x".repeat(8200 + dice.below(4000) as usize)).into_bytes(),
        // noise, with an end that a parser may take for one of a head
        7 => (0..dice.below(200)).map(|_| dice.below(256) as u8).chain(*b"\r\n\r\n").collect(),
        _ => format!("GET {path} HTTP/9.9\r\n\r\n").into_bytes(),
    }
}
