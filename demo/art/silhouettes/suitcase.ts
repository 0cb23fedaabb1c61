import { along, box, boxLine, form, line, oval, soft, shade, steps, streak } from '../draw';
import { core, fromLeft, fromTop, inner, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { dark, steel } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

export const suitcase: Drawing = {
  shadows: [{ x: 200, y: 349, rx: 96, ry: 13 }],
  close: [96, 72, 180],
  detail: [200, 150, 130],
  draw: (t, turned) => [
    box([153, 40, 8, 60, 3], steel),
    box([239, 40, 8, 60, 3], steel),
    box([145, 28, 110, 18, 8], '#2b2e34', fromTop, toFoot),
    along([132, 268], (x) =>
      [
        form(`M${x - 12} 326H${x + 12}L${x + 9} 338H${x - 9}Z`, '#24272c'),
        oval([x - 3, 340, 8, 9.5], '#17181b', lit),
        oval([x + 5, 340, 8, 9.5], '#202328', lit),
        oval([x + 5, 340, 3, 3.6], '#7d848d'),
      ].join(''),
    ),
    textured(
      'stoneware',
      box([106, 86, 188, 246, 28], t.color, lit),
      // Ribs: a groove with a dark left wall and a lit right one.
      along(steps(123, 25.6, 7), (x) =>
        [
          box([x - 5, 100, 11, 218, 5.5], t.shade, inner),
          box([x - 1, 102, 7, 214, 3.5], t.color, fromLeft),
          box([x + 6, 102, 3, 214, 1.5], 'rgba(255,255,255,0.3)'),
        ].join(''),
      ),
      box([106, 86, 188, 246, 28], core, toFoot),
    ),
    boxLine([108, 88, 184, 242, 26], '#fff', 1.2, { opacity: 0.32 }),
    soft(3, shade('M106 208H294', 6, 0.34)),
    // Corner guards.
    form(
      'M106 128V114C106 98 118 86 134 86H148C128 90 112 104 106 128ZM294 128V114C294 98 282 86 266 86H252C272 90 288 104 294 128Z',
      t.shade,
      lit,
    ),
    form(
      'M106 290V304C106 320 118 332 134 332H148C128 328 112 314 106 290ZM294 290V304C294 320 282 332 266 332H252C272 328 288 314 294 290Z',
      t.deep,
      lit,
    ),
    box([166, 76, 68, 17, 8], '#2b2e34', fromTop),
    line('M176 82H224', '#fff', 1.6, { opacity: 0.25 }),
    upright(
      turned,
      200,
      box([174, 122, 52, 17, 3], 'rgba(20,16,13,0.3)'),
      box([173, 120, 52, 17, 3], steel, fromTop),
      lettering(t.label ?? 'MARSA', { fit: 44, x: 199, y: 125.4, size: 6.4, color: '#2a2d33', weight: 0.9 }),
    ),
    box([282, 186, 18, 42, 5], dark),
    box([285, 190, 12, 15, 3], steel),
    oval([291, 217, 4.5, 4.5], '#0d0f13'),
    line('M291 214.5V219.5', '#9aa1a9', 1.4),
    streak('M113 290V120C113 106 122 95 136 93', 4, 0.5),
  ],
};
