import { box, form, line, oval, veil } from '../draw';
import { cyl, cylSoft, lit } from '../light';
import { brass, glass } from '../material';
import type { Drawing } from '../types';

export const serum: Drawing = {
  shadows: [{ x: 200, y: 334, rx: 62, ry: 13 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form('M184 52 C184 36 216 36 216 52 V96 H184Z', '#26292e', cyl),
    box([172, 92, 56, 42, 5], brass),
    line('M176 96 V130', '#5d4013', 1.2, { opacity: 0.35 }),
    line('M182 96 V130', '#5d4013', 1.2, { opacity: 0.35 }),
    line('M188 96 V130', '#5d4013', 1.2, { opacity: 0.35 }),
    line('M194 96 V130', '#5d4013', 1.2, { opacity: 0.35 }),
    line('M200 96 V130', '#5d4013', 1.2, { opacity: 0.35 }),
    line('M206 96 V130', '#5d4013', 1.2, { opacity: 0.35 }),
    line('M212 96 V130', '#5d4013', 1.2, { opacity: 0.35 }),
    line('M218 96 V130', '#5d4013', 1.2, { opacity: 0.35 }),
    line('M224 96 V130', '#5d4013', 1.2, { opacity: 0.35 }),
    form(
      'M176 134 H224 C226 152 262 156 262 186 V312 C262 328 254 334 240 334 H160 C146 334 138 328 138 312 V186 C138 156 174 152 176 134Z',
      t.colour,
      cyl,
    ),
    veil(
      form(
        'M176 134 H224 C226 152 262 156 262 186 V312 C262 328 254 334 240 334 H160 C146 334 138 328 138 312 V186 C138 156 174 152 176 134Z',
        glass,
      ),
      { opacity: 0.55 },
    ),
    box([138, 206, 124, 92], '#fdfbf6', cylSoft),
    box([158, 226, 64, 7, 2], '#23262b'),
    box([158, 240, 44, 4, 2], '#8b8578'),
    box([158, 249, 52, 4, 2], '#8b8578'),
    oval([232, 276, 11, 11], t.accent, lit),
    veil(form('M150 178 C152 168 160 164 166 162 V320 C154 320 150 316 150 308Z', '#fff'), { opacity: 0.3 }),
  ],
};
