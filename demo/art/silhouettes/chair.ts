import { form, line } from '../draw';
import { core, fromTop, lit, toFoot } from '../light';
import { wood } from '../material';
import type { Drawing } from '../types';

export const chair: Drawing = {
  shadows: [{ x: 204, y: 338, rx: 118, ry: 16 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form('M158 232 L166 232 L150 326 L143 326Z', wood, core),
    form('M252 230 L244 230 L262 322 L269 322Z', wood, core),
    line('M150 290 L258 290 M170 246 L246 300', '#6d4a2a', 4, { opacity: 0.7 }),
    form(
      'M114 84 C112 62 132 54 200 54 C268 54 290 62 288 86 C286 130 290 166 282 206 L118 206 C112 168 116 130 114 84Z',
      t.shade,
      lit,
    ),
    form(
      'M124 90 C122 70 140 64 200 64 C260 64 280 70 278 92 C276 132 280 164 274 204 L126 204 C122 166 126 132 124 90Z',
      t.colour,
      lit,
      core,
    ),
    line('M200 74 V190 M164 74 C160 120 160 150 164 190 M236 74 C240 120 240 150 236 190', '#000', 2, {
      opacity: 0.13,
    }),
    line('M202 74 V190 M166 74 C162 120 162 150 166 190 M238 74 C242 120 242 150 238 190', '#fff', 1.5, {
      opacity: 0.25,
    }),
    form(
      'M88 172 C88 158 110 156 116 170 L124 214 L276 214 L284 170 C290 156 314 158 312 174 L302 236 C298 252 290 256 274 256 L126 256 C108 256 102 250 98 236Z',
      t.shade,
      lit,
      core,
    ),
    form(
      'M118 212 C126 196 274 196 282 212 C290 228 284 240 268 242 L132 242 C114 240 110 226 118 212Z',
      t.light,
      fromTop,
      toFoot,
    ),
    form('M116 254 L128 254 L112 336 L104 336Z', wood, core),
    form('M284 254 L272 254 L290 336 L298 336Z', wood, core),
  ],
};
