import { along, box, form, line, oval, steps, veil } from '../draw';
import { core, cyl, cylSoft, fromTop, lit } from '../light';
import { lettering, upright } from '../lettering';
import { brass, glass } from '../material';
import type { Drawing } from '../types';

const BODY =
  'M176 134H224C226 152 262 156 262 186V312C262 328 254 334 240 334H160C146 334 138 328 138 312V186C138 156 174 152 176 134Z';

export const serum: Drawing = {
  shadows: [{ x: 200, y: 336, rx: 62, ry: 13 }],
  round: true,
  close: [112, 142, 176],
  detail: [130, 40, 140],
  draw: (t, turned) => [
    form('M184 54C184 34 216 34 216 54V96H184Z', '#2b2e34', cyl),
    line('M187 84H213', '#000', 1, { opacity: 0.4 }),
    box([172, 92, 56, 42, 5], brass),
    box([172, 92, 56, 12, 5], fromTop),
    along(steps(176, 4, 13), (x) => line(`M${x} 98V130`, '#5d4013', 1, { opacity: 0.3 })),
    form(BODY, t.color, cyl),
    // Pipette and surface of the liquid.
    veil(box([196, 134, 8, 150, 4], '#fff'), { opacity: 0.22 }),
    form('M139 190C160 184 240 184 261 190V196C240 190 160 190 139 196Z', 'rgba(255,255,255,0.4)'),
    veil(form(BODY, glass), { opacity: 0.5 }),
    form('M138 308H262V312C262 328 254 334 240 334H160C146 334 138 328 138 312Z', 'rgba(20,16,13,0.22)'),
    line('M150 328H250', '#fff', 1.6, { opacity: 0.4 }),
    box([138, 204, 124, 98], '#fdfbf6', cylSoft),
    upright(
      turned,
      200,
      lettering(t.label ?? 'VITAMIN C', {
        x: 200,
        y: 220,
        size: 12,
        color: '#23262b',
        weight: 0.7,
        spacing: 2.2,
        fit: 66,
      }),
      lettering('WITH DROPPER', {
        fit: 62,
        x: 200,
        y: 241,
        size: 5.6,
        color: '#5f5a50',
        spacing: 2,
      }),
      line('M176 257H224', '#c4b899', 0.8),
      oval([200, 276, 10, 10], t.accent, lit, core),
      lettering('45 ML', { x: 200, y: 291.5, size: 4, color: '#8b8578' }),
    ),
    veil(form('M150 180C152 170 160 166 166 164V322C154 322 150 318 150 310Z', '#fff'), { opacity: 0.3 }),
  ],
};
