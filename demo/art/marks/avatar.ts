import { darken, lighten } from '../color';

const backgrounds = ['#e7dccb', '#cfe0e8', '#d8e3d2', '#efd3ce', '#e2dcee', '#f4e5bd'];
const skins = ['#f3cfb3', '#e3b08a', '#c98d62', '#a66c45', '#7d4c30', '#f0c39d'];
const cloths = ['#2f7f73', '#c9582c', '#2d3f6e', '#8a2b3d', '#d7a12c', '#5b6470', '#7a5aa0'];
const hairs = ['#1f1b1a', '#3b2a20', '#6b4428', '#b07a3f', '#8d8f94', '#5a2f22'];

/** Creates a deterministic generator of integers below a limit. */
function integersFrom(seed: string): (below: number) => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** Hair behind and in front of the head, in its coordinates (a face of 27 × 32 around 60, 52). */
const styles: readonly ((hair: string, cloth: string) => { behind: string; before: string })[] = [
  (hair) => ({
    behind: '',
    before: `<path d="M33 50c-3-26 14-34 28-33 18 0 29 12 26 33-4-9-6-14-12-17-10 4-24 5-34 2-4 4-6 8-8 15Z" fill="${hair}"/>`,
  }),
  (hair) => ({
    behind: `<path d="M30 50c0-24 13-35 30-35s30 11 30 35c0 18 4 28 2 40H28c-2-12 2-22 2-40Z" fill="${hair}"/>`,
    before: `<path d="M33 50c1-16 8-22 16-26 8 8 24 10 38 26 0-20-10-33-27-33S33 30 33 50Z" fill="${hair}"/>`,
  }),
  (hair) => ({
    behind: `<circle cx="60" cy="16" r="11" fill="${hair}"/>`,
    before: `<path d="M33 48c0-20 11-30 27-30s27 10 27 30c-4-10-13-17-27-17s-23 7-27 17Z" fill="${hair}"/>`,
  }),
  (_, cloth) => ({
    behind: `<path d="M27 54c0-26 14-40 33-40s33 14 33 40c0 20 6 34 10 46H17c4-12 10-26 10-46Z" fill="${cloth}"/>`,
    before: `<path d="M33 56c0-22 10-33 27-33s27 11 27 33c0 14-9 26-27 28-18-2-27-14-27-28Zm5 0c0 14 9 24 22 25 13-1 22-11 22-25 0-16-8-25-22-25s-22 9-22 25Z" fill="${darken(cloth, 0.14)}" fill-rule="evenodd"/>`,
  }),
  (hair) => ({
    behind: '',
    before: `<path d="M33 47c-1-19 10-29 27-29s28 10 27 29c-3-8-6-12-10-14-11 2-23 2-34 0-4 2-7 6-10 14Z" fill="${hair}"/><path d="M34 56c2 20 12 29 26 29s24-9 26-29c-3 8-7 11-12 11-4-4-24-4-28 0-5 0-9-3-12-11Z" fill="${hair}"/>`,
  }),
  (hair) => ({
    behind: `<g fill="${hair}"><circle cx="38" cy="34" r="14"/><circle cx="82" cy="34" r="14"/><circle cx="60" cy="24" r="17"/><circle cx="32" cy="50" r="11"/><circle cx="88" cy="50" r="11"/></g>`,
    before: `<path d="M34 46c4-14 12-20 26-20s22 6 26 20c-8-8-16-10-26-10s-18 2-26 10Z" fill="${hair}"/>`,
  }),
];

/** Portrait for shoppers without a photo, 120 × 120; deterministic for a seed. */
export function avatar(seed: string): string {
  const draw = integersFrom(seed);
  const pick = (list: readonly string[]) => list[draw(list.length)] ?? '#999999';
  const [background, skin, cloth, hair] = [pick(backgrounds), pick(skins), pick(cloths), pick(hairs)];
  const { behind, before } = (styles[draw(styles.length)] ?? styles[0]!)(hair, cloth);
  const glasses = draw(4) === 0;
  const ink = darken(skin, 0.62);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">' +
    `<path d="M0 0h120v120H0z" fill="${background}"/><circle cx="34" cy="22" r="52" fill="${lighten(background, 0.45)}" opacity=".6"/>${behind}` +
    `<path d="M12 124c2-24 20-34 48-34s46 10 48 34Z" fill="${cloth}"/><path d="M64 90c26 0 42 11 44 34H74c4-12 2-24-10-34Z" opacity=".1"/>` +
    `<path d="M49 72h22v18c0 8-22 8-22 0Z" fill="${darken(skin, 0.12)}"/><ellipse cx="60" cy="54" rx="26" ry="30" fill="${skin}"/>` +
    `<path d="M60 24c20 0 26 14 26 30s-10 30-26 30c14-8 20-40 0-60Z" opacity=".07"/>` +
    `<g fill="${ink}"><circle cx="50" cy="54" r="2.6"/><circle cx="70" cy="54" r="2.6"/></g>` +
    `<path d="M45 47q5-3 9 0M66 47q4-3 9 0M53 69q7 6 14 0M60 56l-2 7 3 1" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>` +
    before +
    (glasses
      ? `<g fill="#fff" fill-opacity=".25" stroke="#23262b" stroke-width="2"><circle cx="49" cy="55" r="8.5"/><circle cx="71" cy="55" r="8.5"/><path d="M57.5 54h5"/></g>`
      : '') +
    '</svg>'
  );
}
