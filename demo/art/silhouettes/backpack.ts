import { box, boxLine, form, line, streak } from '../draw';
import { core, lit } from '../light';
import { brass } from '../material';
import type { Drawing } from '../types';

export const backpack: Drawing = {
  shadows: [{ x: 200, y: 336, rx: 104, ry: 16 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    line('M168 76 C168 48 232 48 232 76', t.shade, 11),
    line('M170 74 C172 54 228 54 230 72', '#fff', 2.5, { opacity: 0.35 }),
    form('M96 196 C86 206 82 300 92 318 C96 324 106 322 110 316 V190Z', t.shade, lit),
    form('M304 196 C314 206 318 300 308 318 C304 324 294 322 290 316 V190Z', t.shade, core),
    form(
      'M104 150 C104 92 144 66 200 66 C256 66 296 92 296 150 V304 C296 326 284 336 262 336 H138 C116 336 104 326 104 304Z',
      t.colour,
      lit,
      core,
    ),
    line('M114 186 C114 116 152 84 200 84 C248 84 286 116 286 186', '#000', 4, { opacity: 0.25 }),
    line('M115 189 C115 119 153 87 200 87 C247 87 285 119 285 189', '#fff', 1.5, { opacity: 0.35 }),
    box([162, 120, 76, 32, 7], t.shade, lit),
    boxLine([169, 126, 62, 20, 4], '#fff', 1, { opacity: 0.3 }),
    form(
      'M126 218 C126 202 134 196 150 196 H250 C266 196 274 202 274 218 V302 C274 314 266 320 254 320 H146 C134 320 126 314 126 302Z',
      t.shade,
      lit,
    ),
    form(
      'M130 220 C130 206 138 200 152 200 H248 C262 200 270 206 270 220 V300 C270 310 264 316 252 316 H148 C136 316 130 310 130 300Z',
      t.colour,
      lit,
      core,
    ),
    line('M140 228 H260', '#000', 4, { opacity: 0.3 }),
    line('M140 231 H260', '#fff', 1.2, { opacity: 0.4 }),
    box([250, 226, 9, 22, 4], brass),
    box([150, 150, 10, 52, 3], t.accent, core),
    box([240, 150, 10, 52, 3], t.accent, core),
    box([146, 178, 18, 12, 3], brass),
    box([236, 178, 18, 12, 3], brass),
    streak('M120 130 C128 104 150 90 172 84', 5, 0.3),
  ],
};
