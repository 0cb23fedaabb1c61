import { box, form, group, line, veil } from '../draw';
import { cyl, fromTop, toFoot } from '../light';
import { leaf, leafShade } from '../material';
import type { Drawing } from '../types';

export const plant: Drawing = {
  shadows: [{ x: 200, y: 340, rx: 72, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    group(
      'translate(192 232) rotate(-46)',
      form(
        'M0 0 C-28 -52.5 -22.400000000000002 -112.5 0 -150 C22.400000000000002 -112.5 28 -52.5 0 0Z',
        leafShade,
      ),
      veil(form('M0 0 C28 -52.5 22.400000000000002 -112.5 0 -150Z', '#06251a'), { opacity: 0.28 }),
      line('M0 -4V-142', '#d8f0cf', 1.6, { opacity: 0.55 }),
    ),
    group(
      'translate(210 232) rotate(50)',
      form(
        'M0 0 C-28 -51.099999999999994 -22.400000000000002 -109.5 0 -146 C22.400000000000002 -109.5 28 -51.099999999999994 0 0Z',
        leafShade,
      ),
      veil(form('M0 0 C28 -51.099999999999994 22.400000000000002 -109.5 0 -146Z', '#06251a'), {
        opacity: 0.28,
      }),
      line('M0 -4V-138', '#d8f0cf', 1.6, { opacity: 0.55 }),
    ),
    group(
      'translate(196 234) rotate(-20)',
      form(
        'M0 0 C-30 -61.599999999999994 -24.0 -132.0 0 -176 C24.0 -132.0 30 -61.599999999999994 0 0Z',
        leafShade,
      ),
      veil(form('M0 0 C30 -61.599999999999994 24.0 -132.0 0 -176Z', '#06251a'), { opacity: 0.28 }),
      line('M0 -4V-168', '#d8f0cf', 1.6, { opacity: 0.55 }),
    ),
    group(
      'translate(206 234) rotate(24)',
      form(
        'M0 0 C-30 -62.99999999999999 -24.0 -135.0 0 -180 C24.0 -135.0 30 -62.99999999999999 0 0Z',
        leafShade,
      ),
      veil(form('M0 0 C30 -62.99999999999999 24.0 -135.0 0 -180Z', '#06251a'), { opacity: 0.28 }),
      line('M0 -4V-172', '#d8f0cf', 1.6, { opacity: 0.55 }),
    ),
    group(
      'translate(186 240) rotate(-66)',
      form('M0 0 C-26 -41.3 -20.8 -88.5 0 -118 C20.8 -88.5 26 -41.3 0 0Z', leaf),
      veil(form('M0 0 C26 -41.3 20.8 -88.5 0 -118Z', '#06251a'), { opacity: 0.28 }),
      line('M0 -4V-110', '#d8f0cf', 1.6, { opacity: 0.55 }),
    ),
    group(
      'translate(214 240) rotate(68)',
      form(
        'M0 0 C-24 -39.199999999999996 -19.200000000000003 -84.0 0 -112 C19.200000000000003 -84.0 24 -39.199999999999996 0 0Z',
        leaf,
      ),
      veil(form('M0 0 C24 -39.199999999999996 19.200000000000003 -84.0 0 -112Z', '#06251a'), {
        opacity: 0.28,
      }),
      line('M0 -4V-104', '#d8f0cf', 1.6, { opacity: 0.55 }),
    ),
    group(
      'translate(192 238) rotate(-34)',
      form('M0 0 C-30 -52.5 -24.0 -112.5 0 -150 C24.0 -112.5 30 -52.5 0 0Z', leaf),
      veil(form('M0 0 C30 -52.5 24.0 -112.5 0 -150Z', '#06251a'), { opacity: 0.28 }),
      line('M0 -4V-142', '#d8f0cf', 1.6, { opacity: 0.55 }),
    ),
    group(
      'translate(208 238) rotate(38)',
      form(
        'M0 0 C-28 -49.699999999999996 -22.400000000000002 -106.5 0 -142 C22.400000000000002 -106.5 28 -49.699999999999996 0 0Z',
        leaf,
      ),
      veil(form('M0 0 C28 -49.699999999999996 22.400000000000002 -106.5 0 -142Z', '#06251a'), {
        opacity: 0.28,
      }),
      line('M0 -4V-134', '#d8f0cf', 1.6, { opacity: 0.55 }),
    ),
    group(
      'translate(200 240) rotate(2)',
      form('M0 0 C-32 -65.8 -25.6 -141.0 0 -188 C25.6 -141.0 32 -65.8 0 0Z', leaf),
      veil(form('M0 0 C32 -65.8 25.6 -141.0 0 -188Z', '#06251a'), { opacity: 0.28 }),
      line('M0 -4V-180', '#d8f0cf', 1.6, { opacity: 0.55 }),
    ),
    form(
      'M138 236 H262 L250 322 C248 336 240 340 228 340 H172 C160 340 152 336 150 322Z',
      t.colour,
      cyl,
      toFoot,
    ),
    box([130, 222, 140, 26, 8], t.colour, cyl, fromTop),
    veil(form('M138 248 H262 L261 256 H139Z', '#000'), { opacity: 0.2 }),
  ],
};
