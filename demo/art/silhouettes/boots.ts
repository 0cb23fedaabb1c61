import { form, group, line, oval, shade, soft, stitches, streak, veil } from '../draw';
import { core, inner, lit, toFoot } from '../light';
import { rib } from '../material';
import { textured } from '../texture';
import type { Drawing, Tones } from '../types';

const UPPER =
  'M166 82C190 90 222 90 246 82C249 130 252 176 262 212C271 240 286 258 290 284L288 312H70C58 312 54 296 64 282C82 262 122 254 146 240C164 228 168 200 168 160Z';
const GORE = 'M194 92C204 94 220 93 230 90C233 138 230 182 216 222C202 186 194 140 194 92Z';

const boot = (t: Tones) => [
  line('M238 86C238 58 256 58 254 92', t.accent, 7),
  textured(
    'leather',
    oval([206, 83, 40, 8], t.deep, inner),
    form(UPPER, t.color, lit, core),
    soft(
      3,
      shade('M176 196C184 214 198 226 216 230C236 226 250 214 258 204', 8, 0.24),
      shade('M172 212C178 226 188 236 198 242', 6, 0.24),
      line('M166 224C174 236 184 246 194 250', '#fff', 5, { opacity: 0.2 }),
      shade('M64 306H288', 12, 0.34),
      shade('M262 220C272 244 282 262 284 300', 12, 0.26),
    ),
    form('M228 224C238 244 250 262 262 312H290L289 284C286 258 271 240 262 212Z', t.shade, toFoot),
  ),
  form(GORE, '#26292f', inner, rib),
  stitches('M191 92C191 140 199 188 216 228C233 184 236 138 233 90', 0.4),
  line('M168 84C190 92 222 92 245 84', '#fff', 1.6, { opacity: 0.4 }),
  veil(oval([100, 280, 34, 9], '#fff'), { opacity: 0.42, blur: 3, transform: 'rotate(-18 100 280)' }),
  streak('M176 100C178 140 178 176 174 204', 7, 0.34),
  // Welt, sole and heel.
  form('M56 304H292V316H62C56 316 53 310 56 304Z', '#8a6238', lit),
  stitches('M62 308H290', 0.75),
  form('M58 314H292V322H200C190 332 70 332 62 322Z', '#26292e', lit),
  form('M222 318H292V338H226Z', '#2e2118', lit, core),
  line('M224 325H292M225 331H292', '#000', 1, { opacity: 0.4 }),
];

export const boots: Drawing = {
  shadows: [
    { x: 172, y: 342, rx: 124, ry: 13 },
    { x: 280, y: 334, rx: 60, ry: 10, opacity: 0.8 },
  ],
  close: [40, 176, 170],
  detail: [140, 60, 130],
  draw: (t) => [
    group('translate(66 -14) scale(.97)', ...boot(t)),
    group(
      'translate(66 -14) scale(.97)',
      soft(8, form('M150 120C200 200 240 250 292 338H240L100 312Z', 'rgba(20,16,13,0.2)')),
    ),
    group('translate(-10 2)', ...boot(t)),
  ],
};
