import { form, line, oval, shade, soft, streak, veil } from '../draw';
import { core, cyl, fromTop, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { brass } from '../material';
import type { Drawing } from '../types';

const BODY = 'M76 184H324V266C324 304 300 316 270 316H130C100 316 76 304 76 266Z';
const LID = 'M76 178C84 134 140 118 200 118C260 118 316 134 324 178Z';

export const pot: Drawing = {
  shadows: [{ x: 200, y: 320, rx: 132, ry: 16 }],
  round: true,
  close: [56, 84, 180],
  detail: [200, 90, 140],
  draw: (t, turned) => [
    line('M84 206C42 198 42 238 86 233M316 206C358 198 358 238 314 233', t.shade, 16),
    line('M84 204C48 197 46 230 82 231', t.color, 8),
    line('M80 202C54 199 52 222 70 227', '#fff', 3, { opacity: 0.45 }),
    line('M318 203C338 200 348 210 344 222', '#fff', 2.4, { opacity: 0.3 }),
    form(BODY, t.color, cyl, toFoot),
    soft(3, shade('M78 200H322', 10, 0.42), shade('M110 312C150 318 250 318 290 312', 8, 0.3)),
    form('M70 176H330C334 188 328 195 320 195H80C72 195 66 188 70 176Z', t.shade, cyl, fromTop),
    line('M72 179H328', '#fff', 1.4, { opacity: 0.4 }),
    form(LID, t.color, lit, core),
    form(
      'M112 150C136 138 168 134 200 134C232 134 264 138 288 150C262 144 232 141 200 141C168 141 138 144 112 150Z',
      t.light,
      fromTop,
    ),
    soft(3, shade('M172 126C186 132 214 132 228 126', 8, 0.4)),
    streak('M98 164C116 140 150 130 186 128', 7, 0.55),
    line('M86 176C130 168 270 168 314 176', '#fff', 1.6, { opacity: 0.36 }),
    upright(
      turned,
      200,
      lettering(t.label ?? 'MARSA', {
        fit: 60,
        x: 200,
        y: 152,
        size: 8,
        color: t.shade,
        weight: 1.1,
        spacing: 2.4,
        opacity: 0.7,
      }),
    ),
    form('M188 124L191 104H209L212 124C208 128 192 128 188 124Z', brass),
    oval([200, 98, 26, 11], brass),
    oval([200, 95, 22, 7], brass, fromTop),
    oval([192, 92, 8, 2.6], 'rgba(255,255,255,0.7)'),
    streak('M106 214C104 250 110 280 124 296', 10, 0.34),
    veil(form('M306 206C308 240 306 268 296 292L288 296C298 268 300 240 298 206Z', '#fff'), {
      opacity: 0.2,
      blur: 3,
    }),
    form(
      'M130 316C110 315 98 310 90 302C130 312 270 312 310 302C302 310 290 315 270 316Z',
      'rgba(20,16,13,0.22)',
      core,
    ),
  ],
};
