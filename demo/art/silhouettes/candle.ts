import { along, box, boxLine, form, line, oval, ovalLine, veil } from '../draw';
import { core, cylSoft, fromTop, glow, inner, toFoot } from '../light';
import { lettering, titleLines, upright } from '../lettering';
import { glass } from '../material';
import type { Drawing } from '../types';

export const candle: Drawing = {
  shadows: [{ x: 200, y: 332, rx: 78, ry: 14 }],
  round: true,
  close: [112, 116, 176],
  detail: [130, 96, 140],
  draw: (t, turned) => [
    oval([200, 150, 150, 130], glow),
    veil(box([122, 148, 156, 182, 16], '#fff'), { opacity: 0.42 }),
    form(
      'M128 198C150 188 250 188 272 198V308C272 320 264 325 254 325H146C136 325 128 320 128 308Z',
      t.color,
      cylSoft,
      toFoot,
    ),
    form('M128 198C150 188 250 188 272 198V246H128Z', fromTop),
    oval([200, 198, 72, 13], t.light),
    oval([200, 198, 58, 10], glow),
    veil(oval([200, 197, 40, 7], '#fff6d8'), { opacity: 0.9 }),
    line('M200 197V176', '#3a2a1a', 3),
    veil(oval([200, 150, 26, 40], glow), { opacity: 0.9 }),
    form('M200 178C183 163 193 147 200 124C207 147 217 163 200 178Z', '#ffb638'),
    form('M200 176C190 166 196 155 200 142C204 155 210 166 200 176Z', '#fff6d8'),
    veil(oval([200, 176, 5, 5], '#6b8fd0'), { opacity: 0.5 }),
    box([122, 148, 156, 182, 16], glass),
    // The thick bottom of the glass.
    form(
      'M124 312C150 322 250 322 276 312V316C276 326 270 330 262 330H138C130 330 124 326 124 316Z',
      'rgba(255,255,255,0.4)',
      inner,
    ),
    line('M134 326H266', '#fff', 1.6, { opacity: 0.6 }),
    ovalLine([200, 149, 77, 12], '#fff', 3, { opacity: 0.9 }),
    ovalLine([200, 150.5, 77, 12], '#7b8087', 1, { opacity: 0.5 }),
    veil(box([134, 168, 9, 140, 4], '#fff'), { opacity: 0.5 }),
    upright(
      turned,
      200,
      box([156, 226, 88, 66, 2], '#fdfaf3', core),
      boxLine([160.5, 230.5, 79, 57, 1], '#b69a63', 0.8, { opacity: 0.8 }),
      along(titleLines(t.label ?? 'Amber & Oud', 7, 2), (text, index) =>
        lettering(text, {
          x: 200,
          y: 240 + index * 15,
          size: 9,
          color: '#2a2620',
          weight: 0.7,
          spacing: 2.2,
          fit: 72,
        }),
      ),
      lettering('220 G', { x: 200, y: 275, size: 4.4, color: '#7d7567' }),
    ),
  ],
};
