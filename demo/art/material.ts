import { define, linear } from './definitions';

// Materials have fixed colors, independent of the variant.

export const steel = linear(
  'steel',
  [0, 0, 1, 0],
  [
    [0, '#7d848d'],
    [0.12, '#c8cdd3'],
    [0.28, '#fbfcfd'],
    [0.46, '#c3c9d0'],
    [0.72, '#868d96'],
    [0.9, '#60666e'],
    [1, '#9aa1a9'],
  ],
);
export const steelLying = linear(
  'steellying',
  [0, 0, 0, 1],
  [
    [0, '#9aa1a9'],
    [0.18, '#fbfcfd'],
    [0.45, '#b9bfc6'],
    [0.8, '#5f656d'],
    [1, '#8b929a'],
  ],
);
export const brass = linear(
  'brass',
  [0, 0, 1, 0],
  [
    [0, '#8a6325'],
    [0.2, '#e9c987'],
    [0.34, '#fbeac1'],
    [0.55, '#c79a4e'],
    [0.85, '#7f5a20'],
    [1, '#b78a42'],
  ],
);
export const wood = linear(
  'wood',
  [0, 0, 1, 0.15],
  [
    [0, '#b98350'],
    [0.3, '#dcae7a'],
    [0.6, '#c08a55'],
    [1, '#8d5d33'],
  ],
);
export const dark = linear(
  'dark',
  [0.1, 0, 0.9, 1],
  [
    [0, '#50565f'],
    [0.35, '#2d3138'],
    [1, '#121418'],
  ],
);
export const white = linear(
  'white',
  [0.1, 0, 0.9, 1],
  [
    [0, '#ffffff'],
    [0.5, '#f3f3f1'],
    [1, '#c9c9c6'],
  ],
);
export const glass = linear(
  'glass',
  [0, 0, 1, 0],
  [
    [0, '#fff', 0.75],
    [0.12, '#fff', 0.2],
    [0.3, '#fff', 0.5],
    [0.42, '#fff', 0.08],
    [0.8, '#fff', 0.06],
    [0.92, '#fff', 0.42],
    [1, '#0b0d12', 0.14],
  ],
);
export const lens = linear(
  'lens',
  [0.1, 0.05, 0.9, 1],
  [
    [0, '#7aa0d8'],
    [0.3, '#2a3350'],
    [0.6, '#0e1018'],
    [0.85, '#4b2a63'],
    [1, '#131521'],
  ],
);
export const sunLens = linear(
  'sunlens',
  [0, 0, 0.3, 1],
  [
    [0, '#0d1418', 0.75],
    [0.55, '#3a5560', 0.55],
    [1, '#c9a36a', 0.75],
  ],
);
export const leaf = linear(
  'leaf',
  [0, 0, 1, 1],
  [
    [0, '#8fc98a'],
    [0.5, '#3f8c56'],
    [1, '#1c5a3a'],
  ],
);
export const leafShade = linear(
  'leafshade',
  [0, 0, 1, 1],
  [
    [0, '#5aa86a'],
    [0.6, '#256b45'],
    [1, '#12432c'],
  ],
);

function pattern(id: string, width: number, height: number, content: string): string {
  return define(
    id,
    (turned) =>
      `<pattern id="${id}${turned ? '-t' : ''}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`,
  );
}

export const mesh = pattern(
  'mesh',
  6,
  6,
  '<circle cx="1.5" cy="1.5" r="1" opacity=".3"/><circle cx="4.5" cy="4.5" r="1" opacity=".3"/>',
);
export const weave = pattern(
  'weave',
  5,
  5,
  '<path d="M0 5 5 0" stroke="#000" stroke-width=".8" opacity=".16"/><path d="M0 0 5 5" stroke="#fff" stroke-width=".7" opacity=".16"/>',
);
export const grain = pattern(
  'grain',
  70,
  9,
  '<path d="M0 3c18-3 36 4 70 0M0 7c26 2 44-3 70 0" fill="none" stroke="#5d3816" stroke-width=".8" opacity=".28"/>',
);
export const rib = pattern(
  'rib',
  5,
  10,
  '<path d="M0 0h2v10H0z" opacity=".2"/><path d="M2.6 0h1.2v10H2.6z" fill="#fff" opacity=".12"/>',
);
