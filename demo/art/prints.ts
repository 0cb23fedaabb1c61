import type { Tones } from './types';
import { along, form, line, oval, steps, veil } from './draw';

// Prints, weaves and glazes: drawn above the product's color, below its light, and clipped to its outline.

type Print = (t: Tones) => string;

const stripes: Print = (t) =>
  along(steps(60, 24, 13), (y) =>
    line(`M0 ${y}C130 ${y + 7} 270 ${y + 7} 400 ${y}`, t.accent, 8, { cap: 'butt' }),
  );

const pinstripes: Print = (t) =>
  along(steps(44, 15, 22), (x) => line(`M${x} 20V390`, t.accent, 2.2, { opacity: 0.75, cap: 'butt' }));

const dots: Print = (t) =>
  along(steps(50, 22, 14), (y) =>
    along(steps((y / 22) % 2 < 1 ? 46 : 59, 26, 13), (x) => oval([x, y, 5, 5], t.accent)),
  );

const check: Print = (t) =>
  veil(
    along(steps(52, 34, 10), (at) => line(`M0 ${at}H400M${at} 0V400`, t.accent, 13, { cap: 'butt' })),
    { opacity: 0.42 },
  ) +
  along(steps(69, 34, 10), (at) =>
    line(`M0 ${at}H400M${at} 0V400`, t.light, 1.6, { opacity: 0.7, cap: 'butt' }),
  );

const block: Print = (t) => form('M0 214C130 224 270 224 400 214V400H0Z', t.accent);

const sash: Print = (t) =>
  form('M60 400L330 0H392L124 400Z', t.accent) + form('M140 400L408 0H420L152 400Z', t.accent);

const waves: Print = (t) =>
  along(steps(70, 26, 12), (y) =>
    line(`M20 ${y}${along(steps(0, 1, 9), () => `q20 -16 40 0`)}`, t.accent, 4, { opacity: 0.85 }),
  );

const specks: Print = (t) =>
  along(steps(1, 1, 210), (index) => {
    // A low-discrepancy sequence: evenly spread, without visible rows.
    const [x, y] = [40 + ((index * 0.7548777) % 1) * 320, 50 + ((index * 0.5698403) % 1) * 310];
    const color = [t.accent, t.light, t.shade][index % 3] ?? t.accent;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${4 + (index % 5)} -3l4 ${3 + (index % 4)}l-6 4z" fill="${color}" transform="rotate(${(index * 47) % 180} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  });

const diamonds: Print = (t) =>
  along(steps(112, 88, 3), (x) =>
    along(
      steps(118, 88, 3),
      (y) =>
        form(`M${x} ${y - 40}L${x + 36} ${y}L${x} ${y + 40}L${x - 36} ${y}Z`, t.accent) +
        form(`M${x} ${y - 22}L${x + 20} ${y}L${x} ${y + 22}L${x - 20} ${y}Z`, t.light) +
        form(`M${x} ${y - 9}L${x + 8} ${y}L${x} ${y + 9}L${x - 8} ${y}Z`, t.shade),
    ),
  );

const plain: Print = () => '';

export const prints = { plain, stripes, pinstripes, dots, check, block, sash, waves, specks, diamonds };

/** Picks one of the prints by style. */
export const printFor = (t: Tones, ...choice: readonly (keyof typeof prints)[]): string =>
  prints[choice[t.style % choice.length] ?? 'plain'](t);
