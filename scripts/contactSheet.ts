import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import {
  adScene,
  appLogo,
  avatar,
  bannerScene,
  categoryPicture,
  productPicture,
  productViews,
  qrPicture,
  shopBanner,
  shopLogo,
  type Background,
  type Look,
  type Setting,
  type Subject,
} from '../demo/art';
import { silhouettes } from '../demo/art/silhouettes';

// Renders every picture of the demo on one sheet for review: `.cache/contact-sheet.png`.

interface Tile {
  svg: string;
  width: number;
  height: number;
}

const SHEET = 1600;
const names = Object.keys(silhouettes) as Subject['silhouette'][];
const backgrounds: readonly Background[] = [
  'sand',
  'mist',
  'sage',
  'rose',
  'stone',
  'sky',
  'butter',
  'lilac',
];
const settings: readonly Setting[] = ['plain', 'disc', 'arch', 'sun', 'table'];
const labels = ['Marsa', 'Volt & Wave', 'Corvus Audio', 'The Salt Road', 'Indigo'];
const paints = [
  { color: '#2f7f73', accent: '#e0a458' },
  { color: '#ffffff', accent: '#c9582c' },
  { color: '#15171a', accent: '#d9b26a' },
  { color: '#c23b2e', accent: '#f3e8d8' },
  { color: '#e3b23c', accent: '#2d3f6e' },
] as const;
const backgroundOf = (index: number): Background => backgrounds[index % backgrounds.length] ?? 'stone';
const lookOf = (index: number, pose: number): Look => ({
  background: backgroundOf(index),
  setting: settings[(index + pose) % settings.length] ?? 'plain',
  pose,
});
const square = (svg: string, side: number): Tile => ({ svg, width: side, height: side });

function subject(silhouette: Subject['silhouette'], paint: number): Subject {
  return {
    silhouette,
    ...(paints[paint % paints.length] ?? paints[0]),
    style: paint,
    label: labels[paint % labels.length],
  };
}

const variants = names.flatMap((name, index) =>
  paints.map((_, paint) => square(productPicture(subject(name, paint), lookOf(index, paint), 'front'), 160)),
);
const gallery = names.flatMap((name, index) =>
  productViews.map((view) =>
    square(productPicture(subject(name, index), lookOf(index + 3, index), view), 200),
  ),
);
const categories = names.map((name, index) =>
  square(categoryPicture(subject(name, index), backgroundOf(index)), 100),
);
const banners = ['#f0d5b1', '#0f5a48', '#dce5d0', '#cfe0e8', '#efc9c4', '#2d3f6e'].map(
  (background, index) => ({
    svg: bannerScene({
      background,
      products: [0, 1, 2]
        .slice(0, 1 + ((index + 2) % 3))
        .map((offset) =>
          subject(names[(index * 5 + offset * 7 + 6) % names.length] ?? 'mug', index + offset),
        ),
      mirrored: index % 2 === 1,
    }),
    width: 800,
    height: 373,
  }),
);
const ads = ['#cfe0e8', '#efc9c4', '#dce5d0', '#16303c'].map((background, index) => ({
  svg: adScene({ background, product: subject(names[(index * 9 + 10) % names.length] ?? 'mug', index + 3) }),
  width: 400,
  height: 180,
}));
const shops = ['#e9dfce', '#16303c', '#e3915f', '#f5dcd8'].map((color, index) => ({
  svg: shopBanner(color, [
    subject(names[(index * 4 + 3) % names.length] ?? 'mug', index),
    subject(names[(index * 4 + 17) % names.length] ?? 'mug', index + 2),
  ]),
  width: 400,
  height: 175,
}));
const marks = [
  'house', 'bolt', 'peak', 'flower', 'pan', 'sun', 'oak', 'lantern', 'strings', 'wave', 'leaf', 'wrench', 'kiln',
  'arcade', 'Zephyr', 'م',
]; // prettier-ignore
const logos = [
  '#e7dccb',
  '#10212b',
  '#c9582c',
  '#f3d3cf',
  '#7d3b1e',
  '#2d3f6e',
  '#4c7a4f',
  '#f0b429',
  '#888888',
  '#0f7a5f',
];
const small = [
  ...marks.map((mark, index) => square(shopLogo(mark, logos[index % logos.length] ?? '#888888'), 100)),
  square(appLogo(), 100),
  square(qrPicture('https://marsa.example/app'), 100),
  ...Array.from({ length: 20 }, (_, index) => square(avatar(`shopper ${index}`), 100)),
];

/** Arranges tiles in rows; returns their positions and the total height. */
async function layOut(tiles: readonly Tile[]) {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let [left, top, rowHeight] = [0, 0, 0];
  for (const { svg, width, height } of tiles) {
    if (left + width > SHEET || (rowHeight !== 0 && height !== rowHeight)) {
      top += rowHeight;
      left = 0;
    }
    rowHeight = height;
    const input = await sharp(Buffer.from(svg), { density: 72 }).resize(width, height).png().toBuffer();
    placed.push({ input, left, top });
    left += width;
  }
  return { placed, height: top + rowHeight };
}

async function main(): Promise<void> {
  const { placed, height } = await layOut([
    ...banners,
    ...ads,
    ...shops,
    ...small,
    ...categories,
    ...variants,
    ...gallery,
  ]);
  await mkdir('.cache', { recursive: true });
  await sharp({ create: { width: SHEET, height, channels: 3, background: '#ffffff' } })
    .composite(placed)
    .png({ compressionLevel: 9 })
    .toFile('.cache/contact-sheet.png');
  console.log(`.cache/contact-sheet.png: ${placed.length} pictures`);
}

void main();
