import { along, box, form, line, oval, ovalLine, veil } from '../draw';
import { core, cyl, fromTop, inner, lit } from '../light';
import { lettering, upright } from '../lettering';
import { mesh, steel, weave } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

const BODY = 'M112 96H288V300C288 340 112 340 112 300Z';

export const speaker: Drawing = {
  shadows: [{ x: 200, y: 332, rx: 92, ry: 17 }],
  round: true,
  close: [92, 60, 180],
  detail: [140, 176, 130],
  draw: (t, turned) => [
    form('M112 286V302C112 342 288 342 288 302V286C288 326 112 326 112 286Z', '#1f2227', cyl),
    textured('fabric', form('M112 96H288V292C288 332 112 332 112 292Z', t.color, weave, mesh, cyl)),
    form('M112 286V292C112 332 288 332 288 292V286C288 326 112 326 112 286Z', t.shade, cyl),
    form(BODY, 'none'),
    // A strap of leather at the side.
    form('M284 132C300 134 300 206 284 208V196C290 192 290 148 284 144Z', t.accent, core),
    oval([200, 96, 88, 26], t.light, lit, core),
    oval([200, 97, 80, 22.5], '#16181c', inner),
    oval([200, 95, 78, 21.5], '#2a2d32', lit),
    ovalLine([200, 95, 77, 21], '#fff', 1, { opacity: 0.22 }),
    veil(oval([176, 87, 34, 8], '#fff'), { opacity: 0.2, blur: 3 }),
    line('M158 95h16M226 95h16M234 90v10', '#fff', 2.4, { opacity: 0.85 }),
    line('M196 91L206 95L196 99Z', '#fff', 2.2, { opacity: 0.85 }),
    along([0, 1, 2, 3], (index) => oval([188 + index * 8, 109, 1.5, 0.9], index < 3 ? '#7fe3d0' : '#5a6068')),
    upright(
      turned,
      200,
      box([170, 226, 60, 22, 4], 'rgba(20,16,13,0.3)'),
      box([169, 224, 60, 22, 4], steel, fromTop),
      lettering(t.label ?? 'MONO', {
        fit: 44,
        x: 199,
        y: 231.4,
        size: 7.4,
        color: '#2a2d33',
        weight: 0.9,
        spacing: 2.2,
      }),
    ),
  ],
};
