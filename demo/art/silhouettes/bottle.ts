import { box, clipped, form, line, oval, ovalLine, veil } from '../draw';
import { cyl, fromTop, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { steel } from '../material';
import { printFor } from '../prints';
import { textured } from '../texture';
import type { Drawing } from '../types';

const BODY =
  'M172 108H228C234 126 252 134 252 160V322C252 336 244 343 232 343H168C156 343 148 336 148 322V160C148 134 166 126 172 108Z';

export const bottle: Drawing = {
  shadows: [{ x: 200, y: 344, rx: 54, ry: 12 }],
  round: true,
  close: [112, 46, 176],
  detail: [130, 190, 140],
  draw: (t, turned) => [
    line('M176 66C170 36 230 36 224 66', '#1d2024', 9),
    line('M180 56C184 44 206 42 216 48', '#fff', 1.8, { opacity: 0.35 }),
    box([169, 58, 62, 38, 9], '#2b2e34', cyl),
    box([169, 58, 62, 10, 5], fromTop),
    line('M178 72V92M186 72V92M194 72V92M202 72V92M210 72V92M218 72V92', '#000', 2, { opacity: 0.35 }),
    box([174, 95, 52, 15, 2], steel),
    line('M174 102H226', '#000', 0.8, { opacity: 0.3 }),
    textured(
      'stoneware',
      form(BODY, t.color),
      clipped(form(BODY, '#000'), printFor(t, 'plain', 'block', 'plain', 'sash', 'plain', 'specks')),
      form(BODY, cyl, toFoot),
    ),
    form('M148 318H252V324C252 337 244 344 232 344H168C156 344 148 337 148 324Z', steel),
    line('M148 318H252', '#000', 1, { opacity: 0.3 }),
    veil(form('M164 164C164 152 170 144 178 138V308H164Z', '#fff'), { opacity: 0.26, blur: 3 }),
    upright(
      turned,
      200,
      ovalLine([turned ? 186 : 208, 214, turned ? 14 : 17, 17], t.ink, 2.6, { opacity: 0.9 }),
      line(
        turned ? 'M177 221L184 207L188 214L191 210L196 221' : 'M197 221L205 207L210 214L213 210L219 221',
        t.ink,
        2.6,
        { opacity: 0.9 },
      ),
      lettering(t.label ?? 'MARSA', {
        fit: 52,
        x: turned ? 186 : 208,
        y: 242,
        size: 7,
        color: t.ink,
        opacity: 0.9,
      }),
      lettering('540 ML', { x: turned ? 186 : 208, y: 298, size: 4.2, color: t.ink, opacity: 0.6 }),
    ),
    oval([200, 110, 26, 2], 'rgba(20,16,13,0.3)'),
  ],
};
