import { along, box, clipped, form, line, oval, ovalLine, shade, soft, stitches, streak } from '../draw';
import { core, fromTop, inner, lit, toFoot, toRight } from '../light';
import { brass } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

const BODY =
  'M92 152H308C318 152 322 158 324 168L340 306C342 320 334 328 320 328H80C66 328 58 320 60 306L76 168C78 158 82 152 92 152Z';
const FLAP =
  'M92 150H308C318 150 322 157 324 168L328 202C290 236 250 245 200 245C150 245 110 236 72 202L76 168C78 157 82 150 92 150Z';

export const handbag: Drawing = {
  shadows: [{ x: 200, y: 330, rx: 126, ry: 14 }],
  close: [112, 134, 176],
  detail: [60, 62, 150],
  draw: (t) => [
    line('M150 160C152 84 248 84 250 160', t.deep, 9, { opacity: 0.7 }),
    textured(
      'leather',
      form('M76 168L60 306C58 320 66 328 80 328H96L104 160Z', t.shade, toFoot),
      form(BODY, t.color, lit, core),
      clipped(
        form(BODY, '#000'),
        soft(
          3,
          shade('M70 210C112 246 152 256 200 256C248 256 290 246 330 210', 12, 0.42),
          shade('M64 322C120 330 280 330 336 322', 8, 0.3),
          line('M84 244C80 270 76 292 74 312', '#fff', 8, { opacity: 0.14 }),
          line('M312 250C318 276 320 296 322 312', '#17120e', 10, { opacity: 0.14 }),
        ),
      ),
      form(FLAP, t.color, lit, toRight),
      form(FLAP, 'rgba(20,16,13,0.06)', fromTop),
      line('M142 166C142 62 258 62 258 166', t.shade, 13),
      line('M142 166C142 62 258 62 258 166', t.color, 8),
    ),
    line('M141 150C146 92 176 74 204 74', '#fff', 2.4, { opacity: 0.5 }),
    line('M72 202C110 236 150 245 200 245C250 245 290 236 328 202', '#000', 2, { opacity: 0.28 }),
    line('M73 200C111 234 151 243 200 243C249 243 289 234 327 200', '#fff', 1.2, { opacity: 0.35 }),
    stitches('M79 203C118 231 160 238 200 238C240 238 282 231 321 203', 0.55),
    stitches('M69 314H331', 0.4),
    stitches('M84 159H316', 0.35),
    streak('M88 158C80 176 78 190 76 204', 6, 0.34),
    // Rings that hold the handle, the lock.
    along([142, 258], (x) =>
      [
        oval([x + 2, 170, 11, 10], 'rgba(20,16,13,0.3)'),
        box([x - 8, 158, 16, 22, 5], t.shade, lit, core),
        ovalLine([x, 162, 8.5, 8.5], brass, 4),
        oval([x, 175, 2, 2], brass),
      ].join(''),
    ),
    oval([203, 250, 26, 15], 'rgba(20,16,13,0.28)'),
    box([177, 222, 46, 36, 7], brass, fromTop, toFoot),
    box([181, 226, 38, 28, 5], brass, core),
    box([190, 233, 20, 14, 4], '#4b3310', inner),
    box([197, 230, 6, 20, 2.5], brass, fromTop),
    line('M181 226H219', '#fff', 1.4, { opacity: 0.7 }),
  ],
};
