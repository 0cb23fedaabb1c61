import { box, line, oval, veil } from '../draw';
import { core, fromTop, lit } from '../light';
import { steel } from '../material';
import type { Drawing } from '../types';

export const suitcase: Drawing = {
  shadows: [{ x: 200, y: 346, rx: 96, ry: 13 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    box([152, 36, 8, 64, 3], steel),
    box([240, 36, 8, 64, 3], steel),
    box([144, 26, 112, 18, 8], '#26292e', fromTop),
    oval([132, 338, 11, 11], '#1a1c20', lit),
    oval([268, 338, 11, 11], '#1a1c20', lit),
    box([106, 86, 188, 246, 28], t.colour, lit, core),
    veil(box([122, 98, 14, 222, 7], t.shade), { opacity: 0.55 }),
    veil(box([120, 98, 5, 222, 2.5], '#fff'), { opacity: 0.26 }),
    veil(box([148.5, 98, 14, 222, 7], t.shade), { opacity: 0.55 }),
    veil(box([146.5, 98, 5, 222, 2.5], '#fff'), { opacity: 0.26 }),
    veil(box([175, 98, 14, 222, 7], t.shade), { opacity: 0.55 }),
    veil(box([173, 98, 5, 222, 2.5], '#fff'), { opacity: 0.26 }),
    veil(box([201.5, 98, 14, 222, 7], t.shade), { opacity: 0.55 }),
    veil(box([199.5, 98, 5, 222, 2.5], '#fff'), { opacity: 0.26 }),
    veil(box([228, 98, 14, 222, 7], t.shade), { opacity: 0.55 }),
    veil(box([226, 98, 5, 222, 2.5], '#fff'), { opacity: 0.26 }),
    veil(box([254.5, 98, 14, 222, 7], t.shade), { opacity: 0.55 }),
    veil(box([252.5, 98, 5, 222, 2.5], '#fff'), { opacity: 0.26 }),
    box([106, 86, 188, 246, 28], 'none', core),
    line('M106 204 H294', '#000', 0),
    box([170, 74, 60, 16, 8], '#26292e', fromTop),
    box([282, 190, 16, 34, 5], steel),
    veil(box([104, 96, 7, 60, 3], '#fff'), { opacity: 0 }),
    line('M112 300 V118 C112 104 122 94 136 92', '#fff', 3, { opacity: 0.5 }),
  ],
};
