import { box, form, line, oval, ovalLine, shade, soft, veil } from '../draw';
import { core, cyl, fromTop, inner, lit, toFoot } from '../light';
import { steel, wood } from '../material';
import type { Drawing } from '../types';

const BODY =
  'M150 148H250C272 196 290 262 290 304C290 322 280 329 262 329H138C120 329 110 322 110 304C110 262 128 196 150 148Z';

export const kettle: Drawing = {
  shadows: [{ x: 200, y: 334, rx: 98, ry: 14 }],
  round: true,
  close: [96, 96, 180],
  detail: [220, 120, 130],
  draw: (t) => [
    line('M126 252C80 246 96 182 76 158C70 150 62 148 52 150', t.shade, 16),
    line('M126 247C86 240 98 180 78 156C72 148 64 146 56 147', t.color, 9),
    line('M110 232C94 216 98 190 84 166C80 156 70 150 60 149', '#fff', 2.5, { opacity: 0.5 }),
    oval([50, 150, 4, 8], t.deep, inner),
    form('M244 158L262 150L268 168L250 176Z', steel, core),
    line('M256 160C304 116 350 150 338 214C334 238 326 262 318 284', '#1b1d21', 19),
    line('M262 152C300 124 340 152 332 206C328 226 322 246 316 262', '#fff', 3, { opacity: 0.3 }),
    form(BODY, t.color, cyl, toFoot),
    soft(3, shade('M148 156C170 164 230 164 252 156', 7, 0.34)),
    form(
      'M112 302C150 314 250 314 288 302L290 310C290 325 280 331 262 331H138C120 331 110 325 110 310Z',
      steel,
      toFoot,
    ),
    line('M112 302C150 314 250 314 288 302', '#000', 1.2, { opacity: 0.3 }),
    oval([200, 148, 53, 12.5], steel),
    ovalLine([200, 148, 52, 12], '#fff', 1, { opacity: 0.6 }),
    form('M153 146C157 126 243 126 247 146C243 156 157 156 153 146Z', t.color, cyl, fromTop),
    oval([200, 131, 14, 4], t.shade),
    box([193, 114, 14, 17, 4], wood),
    oval([200, 111, 17, 9], wood, lit, core),
    line('M186 110C192 104 204 103 212 106', '#fff', 1.4, { opacity: 0.5 }),
    veil(form('M148 176C136 210 128 250 128 294L141 296C141 250 149 206 161 176Z', '#fff'), {
      opacity: 0.42,
      blur: 3,
    }),
    veil(form('M264 196C274 230 280 264 281 292L276 293C274 262 269 230 260 198Z', '#fff'), {
      opacity: 0.22,
      blur: 3,
    }),
  ],
};
