import { along, box, form, group, line, oval, shade, soft, veil } from '../draw';
import { core, cyl, fromTop, inner, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { grain, steel, steelLying, wood } from '../material';
import type { Drawing, Tones } from '../types';

/** Handles above the block: position, rotation, length, width. */
const handles = [
  [232, 152, 22, 92, 20],
  [204, 140, 22, 100, 22],
  [174, 134, 22, 108, 24],
  [242, 196, 22, 66, 16],
  [212, 190, 22, 70, 16],
] as const;

function handle(t: Tones, [x, y, rotation, length, width]: (typeof handles)[number]): string {
  const half = width / 2;
  return group(
    `translate(${x} ${y}) rotate(${rotation})`,
    box([-half - 1, -8, width + 2, 18, 2], steel),
    form(
      `M${-half} -6L${-half + 1} ${-length * 0.6}C${-half - 2} ${-length * 0.8} ${-half - 1} ${-length} ${-half + 5} ${-length}H${half - 5}C${half + 1} ${-length} ${half + 2} ${-length * 0.8} ${half - 1} ${-length * 0.6}L${half} -6Z`,
      t.color,
      cyl,
    ),
    along([0.28, 0.52, 0.76], (at) => oval([0, -length * at, 2.8, 2.8], steelLying)),
    line(`M${-half + 4} -12V${-length + 10}`, '#fff', 1.6, { opacity: 0.3 }),
  );
}

export const knives: Drawing = {
  shadows: [
    { x: 204, y: 338, rx: 96, ry: 15 },
    { x: 88, y: 342, rx: 40, ry: 9, opacity: 0.8 },
  ],
  round: true,
  close: [140, 36, 170],
  detail: [40, 190, 140],
  draw: (t, turned) => [
    along(handles.slice(0, 3), (one) => handle(t, one)),
    // Block: slanted body and top with the slots, shaded side.
    form('M138 150L262 200L288 326C289 334 284 338 276 338H146C138 338 133 334 132 326Z', wood, lit, core),
    form('M138 150L262 200L288 326C289 334 284 338 276 338H146C138 338 133 334 132 326Z', grain, toFoot),
    form('M130 142L150 130L270 178L262 202Z', wood, fromTop),
    soft(3, shade('M140 158L258 206', 6, 0.3)),
    along(
      [
        [160, 142],
        [190, 154],
        [218, 166],
        [198, 176],
        [228, 188],
      ] as const,
      ([x, y]) => line(`M${x} ${y}l18 7`, '#2d1b0d', 4),
    ),
    along(handles.slice(3), (one) => handle(t, one)),
    upright(
      turned,
      200,
      lettering(t.label ?? 'MARSA', {
        fit: 70,
        x: 200,
        y: 292,
        size: 11,
        color: '#4a2a10',
        weight: 1.1,
        spacing: 2.2,
        opacity: 0.7,
      }),
    ),
    line('M142 160L134 322', '#fff', 2, { opacity: 0.4 }),
    // Chef's knife beside the block.
    group(
      'translate(88 340) rotate(-3)',
      form('M-18 -140H12V-4C-6 -30 -18 -80 -18 -140Z', steelLying, lit),
      form('M-18 -140H-8C-8 -90 0 -40 12 -4C-6 -30 -18 -80 -18 -140Z', 'rgba(255,255,255,0.6)', core),
      veil(form('M4 -138H10V-30Z', '#fff'), { opacity: 0.6, blur: 1 }),
      box([-12, -156, 26, 18, 3], steel),
      form('M-11 -154L-10 -214C-14 -236 -12 -252 -2 -252H8C16 -252 18 -236 13 -214L13 -154Z', t.color, cyl),
      along([-172, -198, -224], (y) => oval([1.5, y, 3, 3], steelLying)),
      form('M-11 -244C-8 -252 10 -252 14 -244L13 -240H-11Z', t.accent, inner),
    ),
  ],
};
