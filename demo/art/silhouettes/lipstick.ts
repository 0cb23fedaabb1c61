import { box, form, line, oval, veil } from '../draw';
import { core, cyl, fromTop, inner, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { brass } from '../material';
import type { Drawing } from '../types';

export const lipstick: Drawing = {
  shadows: [
    { x: 178, y: 338, rx: 50, ry: 11 },
    { x: 268, y: 338, rx: 40, ry: 10 },
  ],
  round: true,
  close: [102, 56, 160],
  detail: [130, 210, 130],
  draw: (t, turned) => [
    form('M155 178V112C155 92 182 74 200 66C205 64 207 68 207 74V178Z', t.color, cyl, toFoot),
    form('M156 120C162 96 184 78 202 67C208 82 188 116 156 120Z', t.light, fromTop),
    line('M156 120C188 116 208 82 202 67', t.shade, 1.4, { opacity: 0.5 }),
    veil(form('M164 110C170 98 182 86 194 78C190 92 180 104 164 110Z', '#fff'), { opacity: 0.4, blur: 1 }),
    veil(box([165, 124, 7, 50, 3], '#fff'), { opacity: 0.4, blur: 1 }),
    oval([181, 174, 29, 6], '#6b4a19', inner),
    form('M150 172C150 180 212 180 212 172V236H150Z', brass),
    line('M150 184C150 191 212 191 212 184M150 224H212', '#6b4a19', 1.3, { opacity: 0.5 }),
    line('M150 172C150 180 212 180 212 172', '#fff', 1.2, { opacity: 0.6 }),
    form('M142 232H220V330C220 337 142 337 142 330Z', '#24262b', cyl),
    form('M142 232H220V241C220 246 142 246 142 241Z', brass),
    veil(box([156, 246, 6, 82, 3], '#fff'), { opacity: 0.26, blur: 1 }),
    upright(turned, 184, lettering('M', { x: 184, y: 280, size: 15, color: '#d9b26a', weight: 0.6 })),
    form('M236 190C236 182 302 182 302 190V330C302 337 236 337 236 330Z', '#24262b', cyl, core),
    form('M236 314C236 320 302 320 302 314V324C302 330 236 330 236 324Z', brass),
    oval([269, 190, 33, 6.5], '#3d4148', lit),
    veil(box([248, 200, 6, 108, 3], '#fff'), { opacity: 0.26, blur: 1 }),
  ],
};
