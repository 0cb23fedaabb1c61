import { form, group, line, oval, streak, veil } from '../draw';
import { rounded, core, cyl, inner } from '../light';
import type { Drawing } from '../types';

export const vase: Drawing = {
  shadows: [{ x: 200, y: 338, rx: 72, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    line(
      'M196 130 C180 96 150 84 128 44 M202 130 C206 90 216 70 214 26 M206 130 C226 100 262 92 280 56',
      '#7a8a5c',
      3.5,
    ),
    group('translate(128 44) rotate(-32)', oval([0, 0, 9, 19.8], '#e9c9a0', core)),
    group('translate(146 66) rotate(-60)', oval([0, 0, 7, 15.4], '#dcb588', core)),
    group('translate(160 86) rotate(10)', oval([0, 0, 7, 15.4], '#efd6b5', core)),
    group('translate(214 26) rotate(4)', oval([0, 0, 10, 22], '#e9c9a0', core)),
    group('translate(222 62) rotate(48)', oval([0, 0, 7, 15.4], '#dcb588', core)),
    group('translate(204 66) rotate(-46)', oval([0, 0, 7, 15.4], '#efd6b5', core)),
    group('translate(280 56) rotate(36)', oval([0, 0, 9, 19.8], '#e9c9a0', core)),
    group('translate(260 76) rotate(70)', oval([0, 0, 7, 15.4], '#dcb588', core)),
    group('translate(244 92) rotate(-2)', oval([0, 0, 7, 15.4], '#efd6b5', core)),
    form(
      'M176 128 H224 C222 158 226 166 246 184 C276 212 284 250 270 290 C258 322 240 338 200 338 C160 338 142 322 130 290 C116 250 124 212 154 184 C174 166 178 158 176 128Z',
      t.colour,
      rounded,
    ),
    veil(
      form(
        'M134 232 C160 244 240 244 268 232 C272 246 273 256 272 266 C240 280 160 280 128 266 C127 256 129 244 134 232Z',
        t.accent,
      ),
      { opacity: 0.9 },
    ),
    form(
      'M134 232 C160 244 240 244 268 232 C272 246 273 256 272 266 C240 280 160 280 128 266 C127 256 129 244 134 232Z',
      cyl,
    ),
    oval([200, 128, 24, 6], t.shade, inner),
    streak('M150 212 C138 236 138 264 146 286', 8, 0.4),
  ],
};
