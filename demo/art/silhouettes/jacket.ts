import { box, flipped, form, line, streak } from '../draw';
import { core, inner, lit, toFoot } from '../light';
import { brass, rib } from '../material';
import type { Drawing } from '../types';

export const jacket: Drawing = {
  shadows: [{ x: 200, y: 344, rx: 108, ry: 11, opacity: 0.8 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form(
      'M128 92 C104 98 90 118 82 152 L56 286 C54 296 60 302 70 304 L98 308 C106 308 110 304 112 296 L140 176Z',
      t.shade,
      lit,
      core,
    ),
    flipped(
      form(
        'M128 92 C104 98 90 118 82 152 L56 286 C54 296 60 302 70 304 L98 308 C106 308 110 304 112 296 L140 176Z',
        t.shade,
        core,
      ),
    ),
    form(
      'M58 278 L112 288 L109 300 C107 307 103 309 97 308 L68 304 C59 302 55 298 56 290Z',
      t.shade,
      toFoot,
      rib,
    ),
    form(
      'M342 278 L288 288 L291 300 C293 307 297 309 303 308 L332 304 C341 302 345 298 344 290Z',
      t.shade,
      toFoot,
      rib,
    ),
    form(
      'M160 76 C146 84 136 88 122 94 C124 150 118 230 118 312 C118 324 124 328 136 328 H264 C276 328 282 324 282 312 C282 230 276 150 278 94 C264 88 254 84 240 76Z',
      t.colour,
      lit,
      core,
    ),
    form(
      'M118 304 H282 V320 C282 328 276 332 266 332 H134 C124 332 118 328 118 320Z',
      t.shade,
      lit,
      toFoot,
      rib,
    ),
    form('M162 74 C174 60 226 60 238 74 L228 104 C214 90 186 90 172 104Z', '#22252a', inner),
    form(
      'M158 78 C160 62 170 58 176 62 C172 82 184 96 199 104 L199 132 C178 120 160 104 158 78Z',
      t.light,
      lit,
      core,
    ),
    form(
      'M242 78 C240 62 230 58 224 62 C228 82 216 96 201 104 L201 132 C222 120 240 104 242 78Z',
      t.shade,
      lit,
      core,
    ),
    line('M200 110 V330', '#000', 5, { opacity: 0.35 }),
    line('M199 110 V330', '#d9b26a', 2.4, { opacity: 0.95, dash: '3 2' }),
    box([196, 122, 8, 16, 3], brass),
    line('M138 232 L168 212 M262 232 L232 212', '#000', 5, { opacity: 0.3 }),
    line('M138 229 L168 209 M262 229 L232 209', '#fff', 1.6, { opacity: 0.45 }),
    line('M134 112 C150 130 148 170 142 198 M266 112 C252 134 254 170 258 198', '#000', 7, {
      opacity: 0.14,
      blur: 3,
    }),
    streak('M170 130 C160 180 164 230 172 286', 9, 0.16),
    line('M128 96 C126 140 130 170 126 210 M272 96 C274 140 270 170 274 210', '#000', 2, { opacity: 0.25 }),
  ],
};
