import { along, box, boxLine, form, line, oval, steps, veil } from '../draw';
import { core, fromTop, inner, lit, toFoot } from '../light';
import { dark } from '../material';
import { wallpaper } from '../screen';
import type { Drawing } from '../types';

/** Keyboard in perspective: the half width of rows grows toward the viewer. */
const rows = [
  { y: 257.5, half: 112, keys: 14 },
  { y: 262.2, half: 116, keys: 14 },
  { y: 267.2, half: 120, keys: 13 },
  { y: 272.6, half: 124, keys: 12 },
] as const;

const windows = [
  [104, 118, 74, 52],
  [120, 132, 88, 60],
] as const;

export const laptop: Drawing = {
  shadows: [{ x: 200, y: 310, rx: 172, ry: 14 }],
  close: [70, 76, 180],
  detail: [60, 196, 130],
  draw: (t) => [
    box([77, 82, 246, 170, 13], t.shade, lit),
    box([78.5, 83.5, 243, 167, 12], '#0c0d10'),
    wallpaper([87, 94, 226, 148, 4], t.style),
    box([87, 94, 226, 7, 3], 'rgba(255,255,255,0.34)'),
    along(windows, ([x, y, width, height], index) =>
      [
        veil(box([x + 3, y + 4, width, height, 4], '#000'), { opacity: 0.25, blur: 3 }),
        box([x, y, width, height, 4], index === 0 ? '#fdfbf6' : '#ffffff'),
        box([x, y, width, 8, 4], '#e7e3dc'),
        along(['#ef6a5b', '#f2bd4d', '#62c254'], (color, dot) =>
          oval([x + 5 + dot * 5, y + 4, 1.5, 1.5], color),
        ),
        along(steps(y + 15, 7, Math.floor((height - 14) / 7)), (row, at) =>
          line(`M${x + 7} ${row}H${x + width - 10 - (at % 3) * 14}`, at === 0 ? '#2f7f73' : '#cfcac0', 2.4),
        ),
      ].join(''),
    ),
    box([156, 226, 88, 12, 5], 'rgba(255,255,255,0.4)'),
    along(['#2f7f73', '#e0a458', '#c9582c', '#2d3f6e', '#8a2b3d', '#4c7a4f'], (color, index) =>
      box([160 + index * 14, 228, 9, 8, 2.4], color, lit),
    ),
    oval([200, 88.6, 1.8, 1.8], '#1d2b4f', lit),
    boxLine([78.5, 83.5, 243, 167, 12], '#fff', 1, { opacity: 0.22 }),
    // The base: hinge, deck with keys and trackpad, front edge.
    box([96, 247, 208, 6, 2], dark),
    form('M62 251H338L366 290C368 296 364 299 356 299H44C36 299 32 296 34 290Z', t.color, lit, core),
    form('M84 255H316L329 277H71Z', '#1b1d22', inner),
    along(rows, ({ y, half, keys }) =>
      along(steps(0, 1, keys), (key) => {
        const pitch = (2 * half) / keys;
        return box([200 - half + key * pitch + 0.8, y - 1.6, pitch - 1.6, 3.9, 1], '#3a3e46', fromTop);
      }),
    ),
    form('M160 280.500H240L244 294H156Z', 'rgba(0,0,0,0.12)'),
    line('M160 280.500H240L244 294H156Z', '#000', 0.8, { opacity: 0.25 }),
    line('M62 252H338', '#fff', 1.2, { opacity: 0.5 }),
    form(
      'M34 290C40 296 360 296 366 290C368 304 360 308 352 308H48C40 308 32 304 34 290Z',
      t.shade,
      fromTop,
      toFoot,
    ),
    line('M36 293C60 297 340 297 364 293', '#fff', 1.2, { opacity: 0.5 }),
    form('M168 295h64c0 6-6 7-10 7h-44c-4 0-10-1-10-7z', 'rgba(0,0,0,0.28)', inner),
  ],
};
