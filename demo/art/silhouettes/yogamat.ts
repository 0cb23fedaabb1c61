import { along, box, clipped, form, line, oval, ovalLine, shade, soft, steps, veil } from '../draw';
import { core, cyl, fromTop, inner, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { brass, mesh } from '../material';
import { printFor } from '../prints';
import { textured } from '../texture';
import type { Drawing } from '../types';

const ROLL = 'M140 92V318C140 346 260 346 260 318V92Z';

export const yogamat: Drawing = {
  shadows: [{ x: 202, y: 338, rx: 66, ry: 15 }],
  round: true,
  close: [112, 52, 170],
  detail: [150, 200, 130],
  draw: (t, turned) => [
    // Shoulder strap behind and beside the roll.
    line('M146 128C92 150 84 250 142 276', t.accentShade, 11),
    line('M146 126C92 148 84 248 142 274', t.accent, 7),
    line('M140 130C98 156 92 226 118 258', '#fff', 1.4, { opacity: 0.4, dash: '4 3', cap: 'butt' }),
    textured(
      'fabric',
      form(ROLL, t.color),
      clipped(form(ROLL, '#000'), printFor(t, 'plain', 'specks', 'plain', 'pinstripes')),
      form(ROLL, cyl, toFoot),
      form(ROLL, mesh),
    ),
    soft(3, shade('M236 100V336', 7, 0.4)),
    line('M232 98V337', t.deep, 2.4),
    line('M229.5 98V338', '#fff', 1.2, { opacity: 0.4 }),
    // Top of the roll: layers in two colors.
    oval([200, 92, 60, 18], t.light, lit),
    along(steps(0, 1, 7), (ring) => {
      const rx = 55 - ring * 7.4;
      return ovalLine(
        [200 + ring * 0.6, 92 + ring * 0.3, rx, rx * 0.3],
        ring % 2 === 0 ? t.shade : t.color,
        3.2,
      );
    }),
    oval([204, 94, 5, 1.8], t.deep, inner),
    ovalLine([200, 92, 60, 18], '#fff', 1, { opacity: 0.4 }),
    along([138, 262], (y) =>
      [
        soft(3, shade(`M140 ${y + 20}C160 ${y + 36} 240 ${y + 36} 260 ${y + 20}`, 8, 0.4)),
        form(
          `M139 ${y}C158 ${y + 19} 242 ${y + 19} 261 ${y}V${y + 17}C242 ${y + 36} 158 ${y + 36} 139 ${y + 17}Z`,
          t.accent,
          cyl,
        ),
        line(
          `M140 ${y + 4}C159 ${y + 22} 241 ${y + 22} 260 ${y + 4}M140 ${y + 13}C159 ${y + 31} 241 ${y + 31} 260 ${y + 13}`,
          '#fff',
          1,
          { opacity: 0.45, dash: '3.5 2.5', cap: 'butt' },
        ),
        box([172, y + 11, 22, 22, 4], brass, fromTop),
        box([177, y + 16, 12, 12, 2], t.accentShade, inner),
        box([181, y + 14, 3, 16, 1.5], brass, core),
      ].join(''),
    ),
    upright(
      turned,
      196,
      lettering(t.label ?? 'MARSA', {
        fit: 96,
        x: 196,
        y: 222,
        size: 11,
        color: t.ink,
        opacity: 0.6,
        spacing: 2.4,
      }),
      lettering('6 MM', { x: 196, y: 242, size: 5, color: t.ink, opacity: 0.4 }),
    ),
    veil(form('M154 108H164V322C158 320 154 318 154 314Z', '#fff'), { opacity: 0.3, blur: 3 }),
  ],
};
