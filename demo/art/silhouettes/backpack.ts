import {
  along,
  box,
  boxLine,
  clipped,
  fold,
  form,
  line,
  oval,
  seam,
  shade,
  soft,
  stitches,
  streak,
  valley,
} from '../draw';
import { core, fromTop, inner, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { brass } from '../material';
import { printFor } from '../prints';
import { textured } from '../texture';
import type { Drawing } from '../types';

const BODY =
  'M104 150C104 92 144 66 200 66C256 66 296 92 296 150V304C296 326 284 336 262 336H138C116 336 104 326 104 304Z';
const POCKET =
  'M128 220C128 205 136 198 152 198H248C264 198 272 205 272 220V298C272 312 264 319 252 319H148C136 319 128 312 128 298Z';
const SIDE = 'M96 208C86 218 82 300 92 318C96 325 106 323 112 316V202Z';

export const backpack: Drawing = {
  shadows: [{ x: 200, y: 336, rx: 104, ry: 16 }],
  close: [112, 104, 176],
  detail: [76, 52, 150],
  draw: (t, turned) => [
    line('M166 78C166 44 234 44 234 78', t.deep, 12),
    line('M168 74C172 50 228 50 232 72', t.accent, 6),
    line('M170 70C176 52 212 48 224 60', '#fff', 1.6, { opacity: 0.4 }),
    textured(
      'canvas',
      form(SIDE, t.shade, lit),
      `<g transform="translate(400 0) scale(-1 1)">${form(SIDE, t.shade, core)}</g>`,
      form(BODY, t.color),
      clipped(form(BODY, '#000'), printFor(t, 'plain', 'plain', 'check', 'plain', 'waves', 'plain', 'dots')),
      form(BODY, lit, core),
      form('M106 288H294V304C294 326 282 335 262 335H138C118 335 106 326 106 304Z', t.accentShade, core),
      clipped(
        form(BODY, '#000'),
        soft(
          3,
          fold('M126 160C140 176 146 190 144 204', 8, 0.16),
          fold('M276 160C262 178 256 192 258 206', 8, 0.18),
          shade('M116 190C116 118 152 86 200 86C248 86 284 118 284 190', 6, 0.3),
          shade('M126 204C122 250 124 300 138 322H262C276 300 278 250 274 206', 9, 0.42),
        ),
      ),
      form(POCKET, t.color, lit, core),
      soft(
        3,
        fold('M150 262C156 286 156 302 152 314', 8, 0.18),
        fold('M246 256C240 282 242 302 248 314', 8, 0.2),
      ),
    ),
    // The main zip runs over the top, the small one across the pocket.
    line('M115 196C115 118 152 85 200 85C248 85 285 118 285 196', '#1d1f23', 4.4),
    line('M115 196C115 118 152 85 200 85C248 85 285 118 285 196', '#b9bec4', 2.2, {
      dash: '1.6 1.8',
      cap: 'butt',
    }),
    line('M142 226H258', '#1d1f23', 4.4),
    line('M142 226H258', '#b9bec4', 2.2, { dash: '1.6 1.8', cap: 'butt' }),
    box([250, 224, 8, 24, 3.5], t.accent, core),
    oval([254, 226, 4.5, 4.5], brass),
    stitches(
      'M133 220C133 209 140 203 152 203H248C260 203 267 209 267 220V297C267 308 261 314 251 314H149C139 314 133 308 133 297Z',
      0.36,
    ),
    stitches('M107 293H293', 0.4),
    seam('M106 288H294', 1.8),
    upright(
      turned,
      200,
      valley('M164 154H238', 4, 0.3),
      box([160, 120, 80, 32, 5], t.accent, lit, core),
      boxLine([164, 124, 72, 24, 3], '#000', 0.9, { opacity: 0.35, dash: '3 2' }),
      lettering(t.label ?? 'MARSA', { fit: 68, x: 200.6, y: 131.8, size: 9, color: '#fff', opacity: 0.3 }),
      lettering(t.label ?? 'MARSA', { fit: 68, x: 200, y: 131, size: 9, color: '#2b1c0c', opacity: 0.75 }),
    ),
    along([150, 239], (x) =>
      [
        valley(`M${x + 7} 162V212`, 6, 0.3),
        box([x, 158, 11, 58, 3], t.accent, core),
        line(`M${x + 1.5} 160V212`, '#fff', 1, { opacity: 0.35 }),
        box([x - 4, 182, 19, 13, 3], brass),
        box([x - 0.5, 185.5, 12, 6, 1.5], t.accentShade, inner),
        box([x + 1, 190, 9, 26, 2], t.accent, fromTop, toFoot),
      ].join(''),
    ),
    streak('M120 134C128 106 150 92 174 84', 6, 0.34),
    streak('M112 220V286', 5, 0.22),
  ],
};
