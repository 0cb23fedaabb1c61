import { define, linear, radial } from './definitions';

// The studio light, a soft box at the top left, as black and white overlays that work on any color.

const night = '#100f10';
const floor = '#14161a';

export const lit = radial(
  'lit',
  [0.26, 0.16, 0.85],
  [
    [0, '#fff', 0.62],
    [0.45, '#fff', 0.16],
    [1, '#fff', 0],
  ],
);
export const core = linear(
  'core',
  [0.15, 0.05, 0.95, 1],
  [
    [0, night, 0],
    [0.42, night, 0.02],
    [1, night, 0.42],
  ],
);
export const rounded = radial(
  'ball',
  [0.34, 0.27, 0.78],
  [
    [0, '#fff', 0.72],
    [0.22, '#fff', 0.3],
    [0.5, '#fff', 0],
    [0.62, night, 0.04],
    [1, night, 0.5],
  ],
);
export const cyl = linear(
  'cyl',
  [0, 0, 1, 0],
  [
    [0, night, 0.26],
    [0.1, night, 0.04],
    [0.2, '#fff', 0.36],
    [0.32, '#fff', 0.44],
    [0.5, '#fff', 0],
    [0.72, night, 0.14],
    [0.93, night, 0.42],
    [1, night, 0.28],
  ],
);
export const cylSoft = linear(
  'cylsoft',
  [0, 0, 1, 0],
  [
    [0, night, 0.14],
    [0.24, '#fff', 0.28],
    [0.5, '#fff', 0],
    [1, night, 0.32],
  ],
);
export const fromTop = linear(
  'top',
  [0, 0, 0, 1],
  [
    [0, '#fff', 0.5],
    [0.5, '#fff', 0.06],
    [1, '#fff', 0],
  ],
);
export const toFoot = linear(
  'foot',
  [0, 0, 0, 1],
  [
    [0, night, 0],
    [0.5, night, 0.02],
    [1, night, 0.36],
  ],
);
export const fromLeft = linear(
  'left',
  [0, 0, 1, 0],
  [
    [0, '#fff', 0.45],
    [0.4, '#fff', 0],
    [1, '#fff', 0],
  ],
);
export const toRight = linear(
  'right',
  [0, 0, 1, 0],
  [
    [0, night, 0],
    [0.55, night, 0.03],
    [1, night, 0.4],
  ],
);
export const inner = linear(
  'inner',
  [0, 0, 0.7, 1],
  [
    [0, night, 0.55],
    [0.6, night, 0.28],
    [1, night, 0.08],
  ],
);
export const glow = radial(
  'glow',
  [0.5, 0.5, 0.5],
  [
    [0, '#fff3cf', 0.95],
    [0.35, '#ffe3a3', 0.45],
    [1, '#ffe3a3', 0],
  ],
);
export const lampGlow = linear(
  'lampglow',
  [0, 0, 0, 1],
  [
    [0, '#fff6dc', 0.05],
    [0.55, '#ffeab5', 0.35],
    [1, '#fff3cf', 0.85],
  ],
);
export const contact = radial(
  'contact',
  [0.5, 0.5, 0.5],
  [
    [0, floor, 0.72],
    [0.6, floor, 0.4],
    [1, floor, 0],
  ],
);
export const cast = radial(
  'cast',
  [0.5, 0.5, 0.5],
  [
    [0, floor, 0.5],
    [0.5, floor, 0.2],
    [1, floor, 0],
  ],
);
export const studio = radial(
  'studio',
  [0.34, 0.24, 0.95],
  [
    [0, '#fff', 0.92],
    [0.4, '#fff', 0.45],
    [1, '#fff', 0],
  ],
);
export const floorShade = linear(
  'floor',
  [0, 0, 0, 1],
  [
    [0, night, 0],
    [0.66, night, 0],
    [0.7, night, 0.035],
    [1, night, 0.075],
  ],
);

/** White that fades to the right, away from the light; in user space, for highlights drawn as lines. */
export const gleam = define('gleam', (turned) => {
  const [from, to] = turned ? [400, 0] : [0, 400];
  return (
    `<linearGradient id="gleam${turned ? '-t' : ''}" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0">` +
    '<stop offset=".5" stop-color="#fff"/><stop offset=".8" stop-color="#fff" stop-opacity=".3"/></linearGradient>'
  );
});

/** A spot of light on a wall. */
export const pool = radial(
  'pool',
  [0.5, 0.5, 0.5],
  [
    [0, '#fff', 0.8],
    [0.5, '#fff', 0.3],
    [1, '#fff', 0],
  ],
);
