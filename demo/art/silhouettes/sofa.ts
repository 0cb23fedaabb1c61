import { box, boxLine, fold, form, group, line, shade, soft, streak } from '../draw';
import { core, fromTop, lit, toFoot, toRight } from '../light';
import { wood } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

export const sofa: Drawing = {
  shadows: [{ x: 200, y: 308, rx: 168, ry: 16 }],
  close: [36, 112, 176],
  detail: [190, 122, 140],
  draw: (t) => [
    form('M70 282h15l-6 27h-8z', wood, core),
    form('M315 282h15l-2 27h-8z', wood, core),
    textured(
      'canvas',
      form('M70 150C70 128 82 116 104 116H296C318 116 330 128 330 150V250H70Z', t.shade, lit, core),
      box([82, 128, 118, 98, 22], t.color, lit, core),
      box([200, 128, 118, 98, 22], t.color, lit, core),
      soft(
        3,
        shade('M200 134V216', 8, 0.34),
        shade('M86 214H314', 14, 0.36),
        fold('M110 150C128 160 140 170 146 184', 7, 0.14),
        fold('M228 150C246 158 258 170 264 186', 7, 0.14),
        fold('M178 146C174 160 170 170 162 178', 7, 0.12),
        fold('M298 146C294 160 290 172 282 180', 7, 0.16),
      ),
      box([78, 212, 123, 46, 16], t.color, lit, fromTop, toFoot),
      box([199, 212, 123, 46, 16], t.color, fromTop, toRight, toFoot),
      soft(3, shade('M200 218V252', 7, 0.3), shade('M80 256H320', 9, 0.4)),
      form('M64 254H336V274C336 284 330 289 322 289H78C70 289 64 284 64 274Z', t.color, toFoot, core),
      soft(8, shade('M92 180V282', 18, 0.36), shade('M310 180V282', 10, 0.26)),
      box([34, 172, 57, 117, 26], t.color, lit, core),
      box([309, 172, 57, 117, 26], t.color, lit, core),
      group(
        'rotate(-11 128 186)',
        soft(8, box([104, 164, 62, 62, 16], 'rgba(20,16,13,0.4)')),
        form(
          'M100 158C118 162 140 162 158 158C160 176 160 200 158 218C140 214 118 214 100 218C97 200 97 176 100 158Z',
          t.accent,
          lit,
          core,
        ),
        soft(
          3,
          fold('M104 162C112 172 118 176 126 180', 5, 0.22),
          fold('M154 214C148 204 142 198 136 194', 5, 0.22),
        ),
        line('M102 166C112 168 146 168 156 166M101 176C112 178 146 178 157 176', t.accentLight, 2, {
          opacity: 0.8,
        }),
        line('M101 200C112 202 146 202 157 200M102 210C112 212 146 212 156 210', t.accentLight, 2, {
          opacity: 0.8,
        }),
      ),
    ),
    // Piping along the arms.
    boxLine([40, 178, 45, 105, 21], '#000', 1.2, { opacity: 0.2 }),
    boxLine([315, 178, 45, 105, 21], '#000', 1.2, { opacity: 0.24 }),
    streak('M44 202C44 186 56 178 68 178', 6, 0.4),
    streak('M90 138C96 132 108 130 122 130', 5, 0.34),
  ],
};
