import { along, box, boxLine, form, line, oval, ovalLine, shade, soft, steps, streak } from '../draw';
import { core, fromTop, inner, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { dark, mesh, steelLying } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

const BODY =
  'M128 118H270C304 118 320 138 320 162C320 188 302 202 278 204H236L214 198H128C120 198 116 192 116 184V132C116 124 120 118 128 118Z';
const GRIP = 'M214 194H282C284 220 290 254 298 288H228C226 258 220 226 214 194Z';
const BATTERY =
  'M192 284H318C326 284 330 289 330 296V326C330 333 326 337 318 337H192C184 337 180 333 180 326V296C180 289 184 284 192 284Z';

export const drill: Drawing = {
  shadows: [{ x: 250, y: 340, rx: 92, ry: 13 }],
  close: [150, 104, 176],
  detail: [40, 100, 130],
  draw: (t, turned) => [
    // Bit and chuck.
    form('M30 158L40 152H74V164H40Z', steelLying),
    along(steps(42, 6, 6), (x) => line(`M${x} 164l5 -12`, '#3a3f46', 1.8, { opacity: 0.6 })),
    form('M72 142L82 134H98V182H82L72 174Z', dark),
    box([90, 130, 30, 56, 6], '#2b2e34', fromTop, toFoot),
    along(steps(94, 5, 5), (x) => line(`M${x} 133V183`, '#000', 1.6, { opacity: 0.5 })),
    line('M84 140H116', '#fff', 2, { opacity: 0.3 }),
    // Grip, trigger.
    textured(
      'canvas',
      form(GRIP, '#26292f', lit, core),
      form('M222 214C228 240 232 262 234 286H250C248 258 244 232 238 210Z', mesh),
    ),
    line('M222 206C230 240 234 266 236 284', '#fff', 2, { opacity: 0.18 }),
    form('M206 200H224C226 216 228 228 230 240C218 240 208 232 206 216Z', t.accent, lit, core),
    line('M211 206C212 220 216 230 224 236', '#fff', 1.4, { opacity: 0.5 }),
    form(BODY, t.color, lit, core, toFoot),
    form(
      'M270 118C304 118 320 138 320 162C320 188 302 202 278 204H262C276 184 280 146 262 118Z',
      '#2b2e34',
      lit,
      core,
    ),
    form('M128 118H190L178 134H116V132C116 124 120 118 128 118Z', t.light, fromTop),
    soft(3, shade('M120 194H214L236 201H280', 7, 0.3)),
    along(steps(282, 8, 4), (x) => line(`M${x} 146V${178}`, '#08090b', 4)),
    along(steps(282, 8, 4), (x) => line(`M${x + 2} 147V${178}`, '#fff', 0.8, { opacity: 0.2 })),
    box([116, 140, 16, 36, 3], '#2b2e34', fromTop),
    line('M124 142V174', '#000', 1.4, { opacity: 0.4 }),
    form('M140 184H212L222 190H140Z', t.accent, toFoot),
    box([150, 108, 54, 12, 5], '#2b2e34', fromTop),
    ovalLine([236, 158, 10, 10], '#000', 1.4, { opacity: 0.3 }),
    oval([236, 158, 8, 8], t.shade, inner),
    line('M232 158H240', '#fff', 1.4, { opacity: 0.5 }),
    upright(
      turned,
      176,
      lettering(t.label ?? 'MARSA', { fit: 80, x: 176, y: 146, size: 13, color: t.ink, weight: 1.2 }),
      lettering('PRO', { x: 176, y: 168, size: 6, color: t.ink, opacity: 0.7, spacing: 3 }),
    ),
    // Battery.
    form(BATTERY, '#2b2e34', lit, core, toFoot),
    form('M192 284H318C326 284 330 289 330 296V302H180V296C180 289 184 284 192 284Z', t.color, lit, core),
    boxLine([188, 308, 134, 23, 4], '#fff', 0.9, { opacity: 0.14 }),
    upright(
      turned,
      226,
      lettering('18 V', { x: 226, y: 314, size: 10, color: '#fff', weight: 1, opacity: 0.9 }),
    ),
    along([0, 1, 2, 3], (index) =>
      box([274 + index * 10, 316, 6, 6, 1.5], index < 3 ? '#62c254' : '#4a4f57'),
    ),
    streak('M126 128C130 122 150 122 260 122', 3, 0.5),
  ],
};
