import { along, clipped, fold, form, line, shade, soft, streak } from '../draw';
import { rounded } from '../light';
import { weave } from '../material';
import { printFor } from '../prints';
import { textured } from '../texture';
import type { Drawing, Tones } from '../types';

const OUTLINE =
  'M82 96C120 106 280 106 318 96C326 94 330 100 328 108C316 160 316 250 330 304C332 312 326 318 318 316C280 306 120 306 82 316C74 318 68 312 70 304C84 250 84 160 72 108C70 100 74 94 82 96Z';

/** A curved stripe: at `x` at the edges, further out in the middle. */
const stripe = (x: number, bulge: number) => `M${x} 94C${x - bulge} 160 ${x - bulge} 250 ${x} 320`;

/** Two broad stripes, each between narrow ones. */
const ticking = (t: Tones) =>
  line(stripe(137, 4), t.accent, 24, { opacity: 0.92 }) +
  line(stripe(263, -4), t.accent, 24, { opacity: 0.92 }) +
  along([118, 156], (x) => line(stripe(x, 5), t.accent, 3, { opacity: 0.9 })) +
  along([244, 282], (x) => line(stripe(x, -5), t.accent, 3, { opacity: 0.9 })) +
  line(stripe(137, 4), t.color, 2, { opacity: 0.7, dash: '5 4', cap: 'butt' }) +
  line(stripe(263, -4), t.color, 2, { opacity: 0.7, dash: '5 4', cap: 'butt' });

const creases = [
  ['M80 100C98 116 110 132 116 152', 8, 0.3],
  ['M78 108C88 128 94 146 96 164', 6, 0.2],
  ['M320 100C304 118 292 132 286 150', 8, 0.3],
  ['M324 108C314 130 308 148 306 166', 6, 0.24],
  ['M78 310C96 294 108 278 114 260', 8, 0.3],
  ['M324 310C306 296 292 280 286 260', 8, 0.34],
  ['M322 302C312 284 306 266 304 250', 6, 0.26],
] as const;

export const cushion: Drawing = {
  shadows: [{ x: 200, y: 320, rx: 122, ry: 15 }],
  close: [58, 84, 170],
  detail: [206, 176, 130],
  draw: (t) => [
    textured(
      'canvas',
      form(OUTLINE, t.color, weave),
      clipped(
        form(OUTLINE, '#000'),
        t.style % 6 === 0
          ? ticking(t)
          : printFor(t, 'plain', 'check', 'diamonds', 'stripes', 'dots', 'block'),
        form(OUTLINE, rounded),
        soft(
          3,
          along(creases, ([d, width, strength]) => fold(d, width, strength)),
          shade('M82 316C120 306 280 306 318 316', 16, 0.34),
          shade('M330 304C316 250 316 160 328 108', 12, 0.26),
        ),
      ),
    ),
    // The seam: a thin rope around the edge.
    line(OUTLINE, t.shade, 4),
    line(OUTLINE, t.light, 1.4, { dash: '3 2.4', opacity: 0.8, cap: 'butt' }),
    streak('M90 108C130 116 190 116 240 114', 6, 0.36),
  ],
};
