import { along, box, clipped, fold, form, line, oval, seam, shade, soft, streak, veil } from '../draw';
import { core, inner, lit, toFoot } from '../light';
import { brass } from '../material';
import { printFor } from '../prints';
import { textured } from '../texture';
import type { Drawing } from '../types';

const BODICE =
  'M146 62L168 58C174 92 226 92 232 58L254 62C250 92 256 112 268 128C252 142 245 158 245 178H155C155 158 148 142 132 128C144 112 150 92 146 62Z';
const SKIRT =
  'M155 174H245C266 226 288 280 302 328C290 339 280 332 268 339C254 346 242 337 228 342C214 347 206 340 194 343C180 347 170 338 156 342C142 346 132 335 118 339C110 341 103 336 98 328C112 280 134 226 155 174Z';

/** The skirt falls in pleats from the waist; the outer ones open wider. */
const pleats = [
  ['M160 184C146 232 130 288 120 336', 9, 0.3],
  ['M172 184C164 236 154 290 148 338', 9, 0.26],
  ['M186 186C182 240 178 292 176 340', 8, 0.22],
  ['M202 186C202 240 204 292 206 342', 8, 0.22],
  ['M216 184C222 238 230 290 236 338', 9, 0.28],
  ['M232 184C244 232 258 286 268 336', 9, 0.3],
  ['M242 184C260 232 278 284 288 330', 8, 0.3],
] as const;

const cloths = ['plain', 'dots', 'plain', 'pinstripes', 'check', 'plain'] as const;

export const dress: Drawing = {
  shadows: [{ x: 200, y: 350, rx: 108, ry: 10, opacity: 0.7 }],
  close: [112, 50, 176],
  detail: [90, 190, 150],
  draw: (t) => [
    textured(
      'cotton',
      form('M164 62C176 54 224 54 236 62C230 98 170 98 164 62Z', t.deep, inner),
      form(SKIRT, t.color),
      clipped(form(SKIRT, '#000'), printFor(t, ...cloths)),
      form(SKIRT, lit, core, toFoot),
      clipped(
        form(SKIRT, '#000'),
        soft(
          3,
          along(pleats, ([d, width, strength]) => fold(d, width, strength)),
          shade('M154 186H246', 10, 0.4),
        ),
        line('M97 318C112 332 288 332 303 318', t.accent, 5, { opacity: 0.85 }),
      ),
      form(BODICE, t.color),
      clipped(form(BODICE, '#000'), printFor(t, ...cloths)),
      form(BODICE, lit, core),
      clipped(
        form(BODICE, '#000'),
        soft(
          3,
          fold('M172 100C166 124 168 150 172 176', 7, 0.18),
          fold('M230 104C234 128 232 152 228 176', 7, 0.2),
          fold('M140 132C158 140 168 148 176 162', 6, 0.18),
          fold('M262 132C244 140 234 150 226 164', 6, 0.2),
          shade('M250 70C250 100 262 116 268 128C254 142 247 160 247 178', 10, 0.3),
        ),
        soft(8, oval([178, 126, 22, 36], 'rgba(255,255,255,0.3)')),
      ),
    ),
    line('M168 59C174 93 226 93 232 59', t.shade, 3.4),
    line('M166 60C172 96 228 96 234 60', '#fff', 1, { opacity: 0.4 }),
    seam('M146 64C150 92 144 112 133 127M254 64C250 92 256 112 267 127', 1.6),
    along(
      [118, 136, 154],
      (y) => oval([200.6, y + 1, 3, 3], 'rgba(0,0,0,0.3)') + oval([200, y, 3, 3], t.accent, lit),
    ),
    box([153, 170, 94, 15, 4], t.accent, lit, core),
    veil(box([153, 181, 94, 3], '#000'), { opacity: 0.14 }),
    box([188, 167, 24, 21, 4], brass),
    box([192, 171, 16, 13, 2.5], t.accentShade, inner),
    box([199, 169, 3, 17, 1.5], brass),
    streak('M136 128C146 114 152 96 150 72', 4, 0.34),
  ],
};
