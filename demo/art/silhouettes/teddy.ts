import { along, flipped, form, line, oval, shade, soft, stitches, veil } from '../draw';
import { core, inner, lit, rounded, toFoot } from '../light';
import { textured } from '../texture';
import type { Drawing, Tones } from '../types';

const ear = (t: Tones) => oval([140, 84, 30, 29], t.color, rounded) + oval([141, 87, 17, 17], t.light, inner);
const arm = (t: Tones) =>
  form('M142 184C112 190 90 222 92 252C94 272 116 276 126 260C136 240 150 230 156 212Z', t.color, lit, core);
const leg = (t: Tones) =>
  form(
    'M168 262C132 256 100 272 92 298C86 322 106 336 130 334C156 332 180 316 186 292Z',
    t.color,
    lit,
    core,
  ) + oval([112, 306, 24, 27], t.light, lit, core);

export const teddy: Drawing = {
  shadows: [{ x: 200, y: 338, rx: 116, ry: 14 }],
  round: true,
  close: [112, 62, 176],
  detail: [76, 220, 130],
  draw: (t) => [
    textured(
      'plush',
      ear(t),
      flipped(ear(t)),
      form(
        'M200 172C246 172 268 216 266 262C264 306 240 330 200 330C160 330 136 306 134 262C132 216 154 172 200 172Z',
        t.color,
        lit,
        core,
      ),
      oval([198, 258, 42, 48], t.light, lit),
      arm(t),
      flipped(arm(t)),
      soft(
        3,
        shade('M150 196C170 214 230 214 250 196', 14, 0.36),
        shade('M150 262C158 280 170 292 186 298M250 262C242 280 230 292 214 298', 8, 0.3),
      ),
      leg(t),
      flipped(leg(t)),
      form(
        'M200 58C252 58 282 92 280 136C278 178 244 200 200 200C156 200 122 178 120 136C118 92 148 58 200 58Z',
        t.color,
        rounded,
      ),
      soft(8, oval([176, 92, 40, 18], 'rgba(255,255,255,0.3)')),
      oval([200, 154, 42, 33], t.light, lit, core),
    ),
    stitches('M200 62V118', 0.4),
    stitches('M198 216V304', 0.36),
    // Face.
    along(
      [168, 232],
      (x) => oval([x, 124, 8.5, 9.5], '#17130f', lit) + oval([x - 3, 120, 2.8, 2.8], 'rgba(255,255,255,0.9)'),
    ),
    form('M184 140C184 132 216 132 216 140C216 150 206 156 200 158C194 156 184 150 184 140Z', '#2a1c14', lit),
    oval([194, 138, 6, 2.4], 'rgba(255,255,255,0.5)'),
    line('M200 158V168M200 168C194 178 182 177 178 170M200 168C206 178 218 177 222 170', '#2a1c14', 2.6),
    // Bow.
    soft(3, oval([200, 210, 44, 12], 'rgba(20,16,13,0.3)')),
    form(
      'M200 203C184 188 160 186 156 196C154 208 158 222 164 224C178 222 192 212 200 207Z',
      t.accent,
      lit,
      core,
    ),
    form(
      'M200 203C216 188 240 186 244 196C246 208 242 222 236 224C222 222 208 212 200 207Z',
      t.accent,
      core,
      toFoot,
    ),
    form(
      'M196 208L178 244L190 240L196 248L202 210ZM204 208L222 242L212 240L206 248L198 210Z',
      t.accentShade,
      lit,
    ),
    form(
      'M190 198C196 194 206 194 210 198C212 206 212 212 208 216C202 219 196 218 192 216C188 210 188 204 190 198Z',
      t.accent,
      lit,
      core,
    ),
    line('M168 198C178 200 186 203 190 206M232 198C222 200 214 203 210 206', '#000', 1.4, { opacity: 0.25 }),
    along(
      [
        [104, 290],
        [116, 287],
        [126, 294],
      ] as const,
      ([x, y]) =>
        veil(oval([x, y, 4, 5], t.accent), { opacity: 0.9 }) +
        veil(oval([400 - x, y, 4, 5], t.accent), { opacity: 0.9 }),
    ),
    veil(oval([110, 312, 11, 9], t.accent) + oval([290, 312, 11, 9], t.accent), { opacity: 0.9 }),
  ],
};
