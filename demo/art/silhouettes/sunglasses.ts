import { form, group, line, oval, veil } from '../draw';
import { core, lit } from '../light';
import { sunLens } from '../material';
import type { Drawing } from '../types';

export const sunglasses: Drawing = {
  shadows: [{ x: 200, y: 258, rx: 146, ry: 13, opacity: 0.9 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    line('M66 176 L104 128 C112 120 122 124 126 132 M334 176 L296 128 C288 120 278 124 274 132', t.shade, 9),
    line('M182 182 C190 168 210 168 218 182', t.shade, 13),
    line('M182 180 C190 166 210 166 218 180', t.light, 4),
    group(
      'translate(0 0)',
      form(
        'M58 172 C56 160 64 156 76 156 H166 C182 156 188 164 186 182 C182 226 158 250 122 250 C84 250 62 224 58 172Z',
        t.colour,
        lit,
        core,
      ),
      form(
        'M70 178 C69 170 73 168 80 168 H162 C172 168 175 172 174 184 C170 218 152 238 122 238 C92 238 74 218 70 178Z',
        '#26343b',
        sunLens,
      ),
      veil(form('M84 172 H122 L92 222 C82 214 74 196 74 178Z', '#fff'), { opacity: 0.2 }),
      veil(form('M132 172 H144 L106 232 L99 228Z', '#fff'), { opacity: 0.14 }),
    ),
    group(
      'translate(156 0)',
      form(
        'M58 172 C56 160 64 156 76 156 H166 C182 156 188 164 186 182 C182 226 158 250 122 250 C84 250 62 224 58 172Z',
        t.colour,
        lit,
        core,
      ),
      form(
        'M70 178 C69 170 73 168 80 168 H162 C172 168 175 172 174 184 C170 218 152 238 122 238 C92 238 74 218 70 178Z',
        '#26343b',
        sunLens,
      ),
      veil(form('M84 172 H122 L92 222 C82 214 74 196 74 178Z', '#fff'), { opacity: 0.2 }),
      veil(form('M132 172 H144 L106 232 L99 228Z', '#fff'), { opacity: 0.14 }),
    ),
    oval([68, 166, 5, 2.6], '#e9c987'),
    oval([332, 166, 5, 2.6], '#e9c987'),
  ],
};
