import { along, box, form, group, line, oval, shade, soft, veil } from '../draw';
import { core, cyl, fromTop, inner, lit, toFoot } from '../light';
import { leaf, leafShade } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

interface Leaf {
  x: number;
  y: number;
  turn: number;
  length: number;
  half: number;
  back?: boolean;
}

/** From the back to the front. */
const leaves: readonly Leaf[] = [
  { x: 192, y: 232, turn: -46, length: 150, half: 28, back: true },
  { x: 210, y: 232, turn: 50, length: 146, half: 28, back: true },
  { x: 196, y: 234, turn: -20, length: 176, half: 30, back: true },
  { x: 206, y: 234, turn: 24, length: 180, half: 30, back: true },
  { x: 186, y: 240, turn: -66, length: 118, half: 26 },
  { x: 214, y: 240, turn: 68, length: 112, half: 24 },
  { x: 192, y: 238, turn: -34, length: 150, half: 30 },
  { x: 208, y: 238, turn: 38, length: 142, half: 28 },
  { x: 200, y: 240, turn: 2, length: 188, half: 32 },
];

/** A blade with a pale rib, one half in shade, a lit edge. */
function blade({ x, y, turn, length, half, back = false }: Leaf): string {
  const [low, high, slim] = [0.35 * length, 0.75 * length, 0.8 * half].map((value) => value.toFixed(1));
  const edge = `M0 0C-${half} -${low} -${slim} -${high} 0 -${length}`;
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    form(`${edge}C${slim} -${high} ${half} -${low} 0 0Z`, back ? leafShade : leaf, core),
    veil(form(`M0 0C${half} -${low} ${slim} -${high} 0 -${length}Z`, '#06251a'), { opacity: 0.3 }),
    along([0.3, 0.42, 0.54, 0.66], (at) =>
      line(
        `M0 ${(-length * at).toFixed(1)}L${(-half * 0.62).toFixed(1)} ${(-length * (at + 0.1)).toFixed(1)}`,
        '#d8f0cf',
        0.8,
        { opacity: 0.22 },
      ),
    ),
    line(`M0 -4V-${length - 8}`, '#d8f0cf', 1.5, { opacity: 0.55 }),
    line(edge, '#e6f7dd', 1.2, { opacity: back ? 0.2 : 0.42 }),
  );
}

export const plant: Drawing = {
  shadows: [{ x: 200, y: 342, rx: 72, ry: 14 }],
  round: true,
  close: [112, 176, 176],
  detail: [120, 60, 140],
  draw: (t) => [
    along(leaves.slice(0, 4), blade),
    oval([200, 226, 64, 10], '#2b211a', inner),
    soft(8, oval([200, 224, 60, 16], 'rgba(0,0,0,0.5)')),
    along(leaves.slice(4), blade),
    textured(
      'stoneware',
      form(
        'M138 236H262L250 322C248 336 240 341 228 341H172C160 341 152 336 150 322Z',
        t.colour,
        cyl,
        toFoot,
      ),
      soft(3, shade('M138 252H262', 10, 0.4)),
      box([130, 222, 140, 27, 8], t.colour, cyl, fromTop),
    ),
    line('M134 224H266', '#fff', 1.6, { opacity: 0.4 }),
    line('M146 290C170 298 230 298 254 290', t.accent, 3, { opacity: 0.85 }),
    line('M147 297C170 305 230 305 253 297', t.accent, 1.4, { opacity: 0.6 }),
    form('M152 326C170 334 230 334 248 326C247 338 240 341 228 341H172C160 341 153 338 152 326Z', lit),
  ],
};
