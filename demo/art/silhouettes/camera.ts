import { along, box, form, line, oval, ovalLine, soft, steps, veil } from '../draw';
import { core, fromTop, inner, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { dark, lens, steel } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

export const camera: Drawing = {
  shadows: [{ x: 200, y: 308, rx: 140, ry: 16 }],
  close: [112, 120, 180],
  detail: [50, 84, 140],
  draw: (t, turned) => [
    form('M142 124L156 92C158 86 164 84 170 84H230C236 84 242 86 244 92L258 124Z', steel, fromTop, toFoot),
    form('M184 84V78H216V84Z', '#2b2e34', fromTop),
    box([78, 104, 40, 18, 6], steel, toFoot),
    box([290, 96, 36, 26, 6], steel, toFoot),
    along(steps(294, 4, 8), (x) => line(`M${x} 98V121`, '#000', 1.3, { opacity: 0.34 })),
    box([86, 96, 22, 11, 4], '#c4453b', lit, toFoot),
    box([46, 136, 12, 16, 4], steel),
    box([342, 136, 12, 16, 4], steel),
    box([56, 118, 288, 186, 24], steel, fromTop, toFoot),
    line('M62 130C66 122 74 120 84 120H316', '#fff', 2, { opacity: 0.7 }),
    textured('leather', box([56, 152, 288, 112, 2], t.color, lit, core)),
    box([56, 149, 288, 3], 'rgba(0,0,0,0.34)'),
    box([56, 263, 288, 2], 'rgba(255,255,255,0.5)'),
    box([178, 94, 44, 20, 5], '#0f1114'),
    form('M180 96h18l-10 16h-8z', 'rgba(255,255,255,0.28)'),
    box([284, 128, 38, 16, 5], '#15171b', lit),
    oval([303, 136, 5, 5], lens),
    upright(
      turned,
      104,
      lettering(t.label ?? 'MARSA', { fit: 62, x: 104, y: 132, size: 9, color: '#3a3f46', weight: 0.9 }),
    ),
    upright(turned, 312, lettering('M1', { x: 312, y: 276, size: 9, color: '#3a3f46', weight: 0.9 })),
    soft(8, oval([208, 222, 84, 84], 'rgba(0,0,0,0.55)')),
    // The lens: mount, focus ring, name ring, glass.
    oval([200, 210, 81, 81], steel, core),
    ovalLine([200, 210, 79, 79], '#fff', 1.2, { opacity: 0.6 }),
    oval([200, 210, 73, 73], dark),
    along(steps(0, 7.2, 50), (angle) =>
      veil(
        box([198.4, 138.4, 3.2, 10, 1], 'rgba(0,0,0,0.55)') +
          box([200.8, 138.4, 1, 10], 'rgba(255,255,255,0.16)'),
        {
          transform: `rotate(${angle} 200 210)`,
        },
      ),
    ),
    oval([200, 210, 61, 61], '#0b0c0f'),
    ovalLine([200, 210, 61, 61], '#fff', 1, { opacity: 0.26 }),
    oval([200, 210, 57, 57], dark, inner),
    upright(
      turned,
      200,
      lettering('35 MM', { x: 200, y: 155.5, size: 4.2, color: '#e8e3d6', opacity: 0.85 }),
      lettering('1:2', { x: 200, y: 260.5, size: 4.2, color: '#e8e3d6', opacity: 0.85 }),
    ),
    oval([200, 152, 1.6, 1.6], '#d9482f'),
    oval([200, 210, 47, 47], lens),
    ovalLine([200, 210, 46, 46], '#000', 3, { opacity: 0.6 }),
    ovalLine([200, 210, 36, 36], '#9db8ff', 1, { opacity: 0.25 }),
    oval([200, 210, 31, 31], 'rgba(8,10,16,0.65)'),
    oval([200, 210, 17, 17], '#2c3d6b', inner),
    oval([200, 210, 9, 9], '#0a0c14'),
    veil(oval([183, 189, 17, 11], '#fff'), { opacity: 0.66, blur: 3, transform: 'rotate(-35 183 189)' }),
    veil(oval([181, 187, 9, 5.5], '#fff'), { opacity: 0.9, transform: 'rotate(-35 181 187)' }),
    veil(oval([219, 231, 9, 5], '#b58cff'), { opacity: 0.5, transform: 'rotate(-40 219 231)' }),
    veil(oval([208, 224, 4, 2.4], '#7fe3d0'), { opacity: 0.5, transform: 'rotate(-40 208 224)' }),
  ],
};
