import { along, box, form, group, line, oval, shade, soft, veil } from '../draw';
import { core, cyl, fromTop, inner, lit, toFoot } from '../light';
import { leaf, leafShade } from '../material';
import { textured } from '../texture';
import type { Drawing, Tones } from '../types';

interface Leaf {
  x: number;
  y: number;
  rotation: number;
  length: number;
  half: number;
  back?: boolean;
}

/** A rosette, from back to front. */
const rosette: readonly Leaf[] = [
  { x: 192, y: 232, rotation: -46, length: 150, half: 28, back: true },
  { x: 210, y: 232, rotation: 50, length: 146, half: 28, back: true },
  { x: 196, y: 234, rotation: -20, length: 176, half: 30, back: true },
  { x: 206, y: 234, rotation: 24, length: 180, half: 30, back: true },
  { x: 186, y: 240, rotation: -66, length: 118, half: 26 },
  { x: 214, y: 240, rotation: 68, length: 112, half: 24 },
  { x: 192, y: 238, rotation: -34, length: 150, half: 30 },
  { x: 208, y: 238, rotation: 38, length: 142, half: 28 },
  { x: 200, y: 240, rotation: 2, length: 188, half: 32 },
];

/** Upright pointed leaves. */
const swords: readonly Leaf[] = [
  { x: 176, y: 236, rotation: -13, length: 148, half: 15, back: true },
  { x: 224, y: 236, rotation: 12, length: 156, half: 15, back: true },
  { x: 190, y: 236, rotation: -5, length: 188, half: 16, back: true },
  { x: 212, y: 236, rotation: 7, length: 178, half: 16, back: true },
  { x: 166, y: 240, rotation: -19, length: 112, half: 14 },
  { x: 236, y: 240, rotation: 20, length: 108, half: 14 },
  { x: 202, y: 240, rotation: 1, length: 166, half: 17 },
  { x: 184, y: 240, rotation: -8, length: 130, half: 15 },
  { x: 220, y: 240, rotation: 11, length: 124, half: 15 },
];

/** Stems with a round leaf each, from back to front: position and size of the leaf. */
const coins = [
  [150, 104, 28], [248, 96, 29], [200, 74, 30], [112, 152, 25], [286, 148, 26], [172, 142, 31], [230, 138, 31],
  [132, 196, 25], [268, 192, 26], [200, 178, 32],
] as const; // prettier-ignore

const coinPlant = () =>
  along(coins, ([x, y]) =>
    line(`M200 236C${200 + (x - 200) * 0.2} 190 ${x} ${y + 50} ${x} ${y}`, '#5d8f52', 3),
  ) +
  along(
    coins,
    ([x, y, r], index) =>
      oval([x + 3, y + 6, r, r * 0.92], 'rgba(6,37,26,0.22)') +
      oval([x, y, r, r * 0.92], index < 5 ? leafShade : leaf, lit, core) +
      oval([x - 2, y - 1, 2.4, 2.4], '#d8f0cf') +
      line(
        `M${x - 2} ${y - 1}L${x - r * 0.7} ${y - r * 0.4}M${x - 2} ${y - 1}L${x + r * 0.6} ${y - r * 0.5}M${x - 2} ${y - 1}L${x} ${y + r * 0.75}`,
        '#d8f0cf',
        1,
        { opacity: 0.4 },
      ),
  );

const kinds = [rosette, swords, null] as const;

/** A blade with a pale rib, one half in shade, a lit edge. */
function blade({ x, y, rotation, length, half, back = false }: Leaf): string {
  const [low, high, slim] = [0.35 * length, 0.75 * length, 0.8 * half].map((value) => value.toFixed(1));
  const edge = `M0 0C-${half} -${low} -${slim} -${high} 0 -${length}`;
  return group(
    `translate(${x} ${y}) rotate(${rotation})`,
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

const leavesOf = ({ style }: Tones) => kinds[style % kinds.length] ?? null;
const behind = (t: Tones) => along(leavesOf(t)?.slice(0, 4) ?? [], blade);
const before = (t: Tones) => {
  const leaves = leavesOf(t);
  return leaves ? along(leaves.slice(4), blade) : coinPlant();
};

export const plant: Drawing = {
  shadows: [{ x: 200, y: 342, rx: 72, ry: 14 }],
  round: true,
  close: [112, 176, 176],
  detail: [120, 60, 140],
  draw: (t) => [
    behind(t),
    oval([200, 226, 64, 10], '#2b211a', inner),
    soft(8, oval([200, 224, 60, 16], 'rgba(0,0,0,0.5)')),
    before(t),
    textured(
      'stoneware',
      form('M138 236H262L250 322C248 336 240 341 228 341H172C160 341 152 336 150 322Z', t.color, cyl, toFoot),
      soft(3, shade('M138 252H262', 10, 0.4)),
      box([130, 222, 140, 27, 8], t.color, cyl, fromTop),
    ),
    line('M134 224H266', '#fff', 1.6, { opacity: 0.4 }),
    line('M146 290C170 298 230 298 254 290', t.accent, 3, { opacity: 0.85 }),
    line('M147 297C170 305 230 305 253 297', t.accent, 1.4, { opacity: 0.6 }),
    form('M152 326C170 334 230 334 248 326C247 338 240 341 228 341H172C160 341 153 338 152 326Z', lit),
  ],
};
