// Layers and their colours: one list for drawing, legend, keys and checkboxes.

import * as THREE from "three";

export interface Layer { id: string; key: string; name: string; hint: string }

/** Physical quantities, in the order of the keys. */
export const OVERLAYS: Layer[] = [
  { id: "contacts", key: "1", name: "Contact points", hint: "points of contact, coloured by mode" },
  { id: "normals", key: "2", name: "Normals", hint: "from body A to body B" },
  { id: "impulses", key: "3", name: "Impulses", hint: "contact impulse of this step, on body B" },
  { id: "cones", key: "4", name: "Friction cones", hint: "the impulse lies inside its friction cone, and on its surface when sliding" },
  { id: "velocities", key: "5", name: "Velocities", hint: "velocity of the centre of mass" },
  { id: "spins", key: "6", name: "Spins", hint: "angular velocity: axis and rate" },
  { id: "axes", key: "7", name: "Centre and axes", hint: "centre of mass and principal axes" },
  { id: "boxes", key: "8", name: "Bounding boxes", hint: "axis-aligned bounding boxes" },
  { id: "islands", key: "9", name: "Islands", hint: "groups of touching bodies that are solved together: one colour, linked" },
  { id: "chains", key: "c", name: "Force chains", hint: "bars between bodies that press on each other, as thick as the normal force is large" },
  { id: "joints", key: "j", name: "Joints", hint: "axes, points and limits of joints; rods, ropes and springs; red at a limit and where one broke; arrows: forces and motors" },
  { id: "belts", key: "b", name: "Belts", hint: "surfaces that move along themselves, as fast as they do" },
  { id: "edges", key: "k", name: "Mesh edges", hint: "edges of meshes by kind: convex, concave, flat, border" },
  { id: "quarantine", key: "0", name: "Invalid bodies", hint: "bodies quarantined because their state was not finite" },
];

/** Display of bodies and ground. */
export const SCENERY: Layer[] = [
  { id: "trails", key: "t", name: "Trails", hint: "paths of the last two seconds, of a few bodies the last eight" },
  { id: "xray", key: "x", name: "X-ray", hint: "transparent bodies" },
  { id: "names", key: "l", name: "Names", hint: "labels of the nearest bodies" },
  { id: "grid", key: "g", name: "Ground grid", hint: "lines at whole metres, or at powers of ten of them" },
  { id: "shadows", key: "h", name: "Shadows", hint: "" },
];

export const LAYERS: Layer[] = [...OVERLAYS, ...SCENERY];

/** Overlays at contact points: with one of them on, a click selects a contact. */
export const AT_CONTACTS = ["contacts", "normals", "impulses", "cones"];

/** Colours of open, stick, slide, bounce: safe for colour-blind eyes (after Okabe and Ito). */
export const MODE_COLOURS = ["#9aa0a6", "#009e73", "#e69f00", "#cc3fa0"];

export const COLOURS = {
  normal: "#5b8ff9",
  velocity: "#2f9e44",
  spin: "#9c36b5",
  /** Principal axes, first to third. */
  axes: ["#e03131", "#2f9e44", "#1971c2"],
  box: "#868e96",
  joint: "#0c8599",
  /** What a joint holds with, and its motor. */
  reaction: "#5b8ff9",
  motor: "#e8590c",
  atLimit: "#e03131",
  belt: "#3b3f46",
  lost: "#e03131",
  pull: "#d94801",
  dynamic: "#4e79a7",
  kinematic: "#f28e2b",
};

/** Colours of edges of meshes: flat, convex, concave, border. */
export const EDGE_COLOURS = ["#9aa0a6", "#e8590c", "#1971c2", "#c2255c"];

/** Distinct colours for both themes, different from those of the contact modes. */
const PALETTE = ["#4e79a7", "#b07aa1", "#9c755f", "#76b7b2", "#d8c26a", "#8c8fc9", "#e15759", "#7fa8c9", "#b5a48b", "#d4a6c8", "#6d9b9a", "#c9837a"];

/** The k-th of many colours. */
export function paletteColour(k: number): THREE.Color {
  const base = new THREE.Color(PALETTE[((k % PALETTE.length) + PALETTE.length) % PALETTE.length]);
  const turn = Math.floor(k / PALETTE.length);
  return turn > 0 ? base.offsetHSL((turn * 0.031) % 1, 0, ((turn * 7) % 5 - 2) * 0.03) : base;
}
