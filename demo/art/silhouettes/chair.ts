import { flipped, fold, form, line, seam, shade, soft, streak } from '../draw';
import { core, fromTop, lit, toFoot } from '../light';
import { wood } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

const SHELL =
  'M114 84C112 62 132 54 200 54C268 54 290 62 288 86C286 130 290 166 282 206L118 206C112 168 116 130 114 84Z';
const BACK =
  'M124 90C122 70 140 63 200 63C260 63 280 70 278 92C276 132 280 164 274 204L126 204C122 166 126 132 124 90Z';
const ARMS =
  'M88 172C88 157 110 155 116 170L124 214L276 214L284 170C290 155 314 157 312 174L302 238C298 252 290 258 274 258L126 258C108 258 102 252 98 238Z';
const SEAT = 'M116 212C124 194 276 194 284 212C292 230 286 242 268 244L132 244C112 242 108 228 116 212Z';
const LEG = 'M115 254L129 254L112 336L104 336Z';

export const chair: Drawing = {
  shadows: [{ x: 204, y: 338, rx: 118, ry: 16 }],
  round: true,
  close: [84, 46, 190],
  detail: [80, 150, 140],
  draw: (t) => [
    form('M158 240L167 240L151 326L144 326Z', wood, core, core),
    form('M252 240L243 240L261 322L268 322Z', wood, core, core),
    line('M150 294L258 294', '#5d3f23', 4, { opacity: 0.85 }),
    textured(
      'boucle',
      form(SHELL, t.shade, lit),
      form(BACK, t.color, lit, core),
      soft(
        3,
        fold('M164 74C160 120 160 150 165 196', 6, 0.2),
        fold('M236 74C240 120 240 150 235 196', 6, 0.24),
        fold('M200 70V194', 5, 0.18),
        shade('M126 198H274', 14, 0.4),
      ),
      form(ARMS, t.color, lit, core, toFoot),
      form(SEAT, t.color, lit, fromTop, toFoot),
      soft(
        3,
        shade('M120 246C150 250 250 250 280 246', 8, 0.36),
        shade('M122 214C118 204 116 190 114 176', 5, 0.3),
      ),
    ),
    seam('M118 238C150 244 250 244 282 238', 1.6),
    line('M120 208C130 197 270 197 280 208', '#fff', 1.6, { opacity: 0.35 }),
    form(LEG, wood, core),
    flipped(form(LEG, wood, core)),
    line('M119 258L109 332', '#fff', 1.6, { opacity: 0.45 }),
    line('M277 258L290 332', '#fff', 1.4, { opacity: 0.35 }),
    streak('M128 84C134 72 158 68 190 67', 6, 0.4),
    streak('M96 176C96 168 104 164 110 170', 4, 0.4),
  ],
};
