import { along, box, clipped, form, line, oval, ovalLine, soft, shade, veil } from '../draw';
import { core, cyl, cylSoft, fromTop, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { dark, glass, steel } from '../material';
import type { Drawing } from '../types';

const JAR = 'M142 88H258L246 222H154Z';
const BASE =
  'M150 234H250C262 234 268 240 271 252L284 322C286 334 280 340 268 340H132C120 340 114 334 116 322L129 252C132 240 138 234 150 234Z';

/** Pieces of fruit in the drink. */
const fruit = [
  [176, 150, 9, '#d9482f'],
  [214, 168, 10, '#8a2b3d'],
  [190, 190, 8, '#e3b23c'],
  [226, 140, 7, '#d9482f'],
  [166, 178, 6, '#8a2b3d'],
] as const;

export const blender: Drawing = {
  shadows: [{ x: 200, y: 342, rx: 88, ry: 15 }],
  round: true,
  close: [112, 190, 170],
  detail: [116, 60, 140],
  draw: (t, turned) => [
    line('M252 106C296 104 300 128 294 160C290 184 274 194 250 192', '#2b2e34', 14),
    line('M258 101C292 102 296 126 290 156', '#fff', 2, { opacity: 0.3 }),
    form(JAR, 'rgba(255,255,255,0.5)'),
    clipped(
      form(JAR, '#000'),
      box([130, 126, 140, 100], t.accent, cylSoft, toFoot),
      along(fruit, ([x, y, r, color]) => veil(oval([x, y, r, r * 0.86], color, lit), { opacity: 0.55 })),
      soft(
        3,
        line('M150 134C180 156 226 156 252 132M152 170C180 190 220 190 250 168', '#fff', 7, { opacity: 0.2 }),
      ),
      oval([200, 126, 62, 9], t.accentLight),
      oval([198, 126, 44, 5.5], t.accent, lit),
      along(
        [
          [172, 124],
          [220, 128],
          [206, 122],
          [184, 129],
        ] as const,
        ([x, y]) => ovalLine([x, y, 3.4, 1.8], '#fff', 0.9, { opacity: 0.7 }),
      ),
    ),
    form(JAR, glass),
    line('M142 88L154 222M258 88L246 222', '#fff', 2, { opacity: 0.8 }),
    along([140, 158, 176, 194], (y, index) =>
      line(`M${240 - index * 1.6} ${y}h-${index % 2 === 0 ? 14 : 9}`, '#fff', 1.4, { opacity: 0.8 }),
    ),
    veil(form('M154 96H168L174 216H164Z', '#fff'), { opacity: 0.5, blur: 1 }),
    // Lid, collar with the blades, base with its dial.
    form('M136 74H264C268 74 270 77 269 81L266 92H134L131 81C130 77 132 74 136 74Z', '#2b2e34', cyl, fromTop),
    box([176, 58, 48, 18, 7], '#34383f', cyl, fromTop),
    form('M150 220H250L256 238H144Z', steel),
    line('M150 226H250', '#000', 1, { opacity: 0.3 }),
    form(BASE, t.color, cyl, toFoot),
    soft(3, shade('M146 238H254', 6, 0.4)),
    form(
      'M118 312L116 322C114 334 120 340 132 340H268C280 340 286 334 284 322L282 312C240 322 160 322 118 312Z',
      t.shade,
      cyl,
    ),
    oval([202, 284, 29, 29], 'rgba(20,16,13,0.34)'),
    oval([200, 281, 28, 28], steel, core),
    oval([200, 281, 22, 22], dark),
    ovalLine([200, 281, 22, 22], '#fff', 1, { opacity: 0.3 }),
    line('M200 263V274', '#ffffff', 3),
    along([-60, -30, 30, 60], (angle) =>
      veil(box([199, 248, 2, 4, 1], t.ink), { opacity: 0.7, transform: `rotate(${angle} 200 281)` }),
    ),
    upright(
      turned,
      200,
      lettering(t.label ?? 'MARSA', {
        fit: 60,
        x: 200,
        y: 324,
        size: 5.6,
        color: '#fff',
        spacing: 2,
        opacity: 0.8,
      }),
    ),
    veil(form('M140 246C136 268 132 292 130 306L140 308C142 290 146 266 152 246Z', '#fff'), {
      opacity: 0.36,
      blur: 3,
    }),
  ],
};
