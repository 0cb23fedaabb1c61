import { along, clipped, fold, form, line, oval, seam, shade, soft, stitches, streak, veil } from '../draw';
import { core, glow, inner, lit, toFoot, toRight } from '../light';
import { lettering, upright } from '../lettering';
import { textured } from '../texture';
import type { Drawing } from '../types';

const FRONT =
  'M156 104C150 108 146 112 143 118L50 312C48 317 50 320 56 320H262C268 320 270 316 268 311L166 112C163 107 160 104 156 104Z';
const SIDE =
  'M156 104L270 126C276 128 280 131 283 136L350 290C352 296 350 300 344 302L268 319C270 316 269 313 268 311L166 112C163 107 160 104 156 104Z';
const DOOR = 'M156 150L206 318H106Z';

export const tent: Drawing = {
  shadows: [{ x: 206, y: 326, rx: 152, ry: 14 }],
  close: [84, 92, 180],
  detail: [200, 160, 140],
  draw: (t, turned) => [
    line('M156 106L34 330M270 128L376 306', '#c9b98f', 1.6, { opacity: 0.9 }),
    line('M34 322l2 14M374 298l3 14', '#8a6238', 4),
    line('M156 92V112M272 116L276 134', '#b9bec4', 4.5),
    textured(
      'canvas',
      form(SIDE, t.shade, core),
      clipped(
        form(SIDE, '#000'),
        form('M300 176L362 320H320L262 130Z', t.accent, core),
        soft(
          3,
          fold('M180 126C220 180 250 240 268 300', 9, 0.24),
          fold('M220 124C254 176 290 240 312 300', 9, 0.22),
          fold('M280 300C292 286 300 280 318 296', 8, 0.2),
          shade('M262 322L348 302', 10, 0.4),
        ),
      ),
      form(FRONT, t.color, lit, toRight, toFoot),
      clipped(
        form(FRONT, '#000'),
        soft(
          3,
          fold('M150 120C122 180 96 250 76 314', 9, 0.18),
          fold('M166 130C190 180 220 250 244 314', 9, 0.24),
          shade('M56 316H262', 10, 0.34),
        ),
      ),
      form(DOOR, '#1d1712', inner),
    ),
    // Lantern inside.
    clipped(
      form(DOOR, '#000'),
      oval([156, 268, 64, 74], glow),
      form('M96 320L130 300H184L216 320Z', '#6a5138', lit),
      veil(form('M138 290C146 282 170 282 176 290L178 306H136Z', t.accent), { opacity: 0.9 }),
      oval([158, 258, 7, 10], '#fff3cf'),
    ),
    textured(
      'canvas',
      form('M156 148C150 190 128 260 104 320H92C118 262 142 196 156 148Z', t.accent, lit),
      form('M156 148C162 190 184 262 208 320H222C196 262 172 196 156 148Z', t.accent, core),
    ),
    along(
      [
        [132, 236],
        [182, 236],
      ] as const,
      ([x, y]) => line(`M${x - 7} ${y - 3}L${x + 7} ${y + 3}`, t.accentShade, 4),
    ),
    seam('M157 106C162 112 164 116 168 124L267 312', 2),
    stitches('M150 118L60 308', 0.4),
    stitches('M176 122L270 140L340 296', 0.3),
    line('M52 319H264L346 301', '#2a2d33', 2.4, { opacity: 0.6 }),
    upright(
      turned,
      238,
      veil(
        lettering(t.label ?? 'MARSA', { fit: 70, x: 246, y: 176, size: 9, color: '#fff', opacity: 0.75 }),
        {
          transform: turned ? 'rotate(-12 246 180)' : 'rotate(12 246 180)',
        },
      ),
    ),
    streak('M140 128C120 172 98 220 84 254', 6, 0.34),
  ],
};
