/** @jest-environment node */
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
  shopHead,
  shopLogo,
  type Background,
  type Look,
  type Subject,
} from '../../demo/art';
import { contrast, mix, tonesOf } from '../../demo/art/color';
import { extentOf } from '../../demo/art/extent';
import { qrMatrix } from '../../demo/art/qr/matrix';
import { silhouettes } from '../../demo/art/silhouettes';

const names = Object.keys(silhouettes) as Subject['silhouette'][];
const look = (background: Background): Look => ({ background, setting: 'plain', pose: 0 });
const green = { color: '#2f7f73', accent: '#e0a458' };
const red = { color: '#c23b2e', accent: '#f3e8d8' };

/** Renders the picture at a small size; throws if librsvg rejects it. */
async function pixels(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 18 })
    .flatten({ background: '#ff00ff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Expects that every reference is defined, every tag is closed and no value is NaN or undefined. */
function expectWellFormed(svg: string): void {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const open: string[] = [];
  for (const [, closing, tag = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(tag);
    else if (!self) open.push(tag);
  }
  expect(open).toEqual([]);
  expect([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([]);
  expect(svg).not.toMatch(/undefined|NaN|\[object|var\(|color-mix|href/);
}

describe.each(names)('the %s', (silhouette) => {
  const subject = { silhouette, ...green };

  it.each(productViews)('is a picture from the %s view', async (view) => {
    const svg = productPicture(subject, look('sand'), view);
    expectWellFormed(svg);
    expect(productPicture({ ...subject }, look('sand'), view)).toBe(svg);
    const { data, width, height } = await pixels(svg);
    expect([width, height]).toEqual([100, 100]);
    expect(new Set(data).size).toBeGreaterThan(60);
  });

  it('uses the given colors and background', async () => {
    const [one, two] = await Promise.all([
      pixels(productPicture(subject, look('mist'), 'front')),
      pixels(productPicture({ silhouette, ...red }, look('mist'), 'front')),
    ]);
    expect(one.data.equals(two.data)).toBe(false);
    expect(productPicture(subject, look('mist'), 'front')).not.toBe(
      productPicture(subject, look('rose'), 'front'),
    );
  });

  it('keeps a margin of 12 units at every side', async () => {
    const { data, width } = await pixels(productPicture(subject, look('mist'), 'front'));
    const bare = await pixels(productPicture({ ...subject, silhouette: 'ball' }, look('mist'), 'front'));
    const differs = (index: number) => Math.abs((data[index] ?? 0) - (bare.data[index] ?? 0)) > 40;
    for (let step = 0; step < width; step += 1) {
      expect(differs((step * width + 2) * 3) || differs((step * width + width - 3) * 3)).toBe(false);
      expect(differs((2 * width + step) * 3) || differs(((width - 3) * width + step) * 3)).toBe(false);
    }
  });
});

describe('the scenes', () => {
  const products: Subject[] = [
    { silhouette: 'chair', ...green },
    { silhouette: 'lamp', ...red },
    { silhouette: 'vase', ...green },
  ];

  it.each([0, 1, 2, 3])('stage %i products', async (count) => {
    const svg = bannerScene({ background: '#f0d5b1', products: products.slice(0, count), mirrored: false });
    expectWellFormed(svg);
    expect(await pixels(svg)).toMatchObject({ width: 300, height: 140 });
  });

  it.each([
    [false, 30],
    [true, 270],
  ])('leave the start side plain (mirrored: %s)', async (mirrored, x) => {
    const { data, width } = await pixels(bannerScene({ background: '#f0d5b1', products, mirrored }));
    for (let y = 10; y < 105; y += 1) {
      expect([...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]).toEqual([0xf0, 0xd5, 0xb1]);
    }
  });

  it('do not mirror the products of a mirrored banner', () => {
    const svg = bannerScene({ background: '#f0d5b1', products: products.slice(0, 1), mirrored: true });
    expect(svg).not.toContain('-t)');
  });

  it('of a shop show its products whole, however the page cuts them', async () => {
    const [full, bare] = await Promise.all([products, []].map((shown) => pixels(shopHead('#16303c', shown))));
    if (!full || !bare) throw new Error('Nothing is drawn');
    expect(full.data.equals(bare.data)).toBe(false);
    // The parts that a screen of 1920 px cuts at the top, and a phone at both ends.
    const isCut = (x: number, y: number) => y < 7 || x < 68 || x > full.width - 68;
    for (let at = 0; at < full.data.length; at += 3) {
      const [x, y] = [(at / 3) % full.width, Math.floor(at / 3 / full.width)];
      if (isCut(x, y)) expect(Math.abs((full.data[at] ?? 0) - (bare.data[at] ?? 0))).toBeLessThan(3);
    }
  });

  it('fill advertisements, shop banners, thumbnails, logos and portraits', async () => {
    const pictures = [
      adScene({ background: '#cfe0e8', product: products[0] ?? { silhouette: 'mug', ...green } }),
      shopBanner('#16303c', products),
      shopBanner('#16303c', []),
      shopHead('#16303c', products),
      categoryPicture({ silhouette: 'pot', ...red }, 'sage'),
      appLogo(),
      avatar('Noor'),
      shopLogo('oak', '#4c7a4f'),
      shopLogo('<Ünit & co', '#888888'),
    ];
    for (const svg of pictures) {
      expectWellFormed(svg);
      await pixels(svg);
    }
    expect(avatar('Noor')).toBe(avatar('Noor'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(avatar)).size).toBeGreaterThan(4);
  });
});

describe('the region of a blur', () => {
  it('contains paths with absolute and relative steps, arcs and their strokes', () => {
    expect(extentOf('<path d="M10 20l30 -5H90v40C0 60 5 70 50 80" stroke-width="4"/>')).toEqual([
      -2, 13, 92, 82,
    ]);
    expect(extentOf('<path d="M0 50A50 50 0 0 1 100 50"/>')).toEqual([0, 0, 150, 50]);
    expect(
      extentOf('<g><ellipse cx="50" cy="50" rx="10" ry="5"/><rect x="1" y="2" width="9" height="9"/></g>'),
    ).toEqual([1, 2, 60, 55]);
  });
});

describe('colours', () => {
  it('mix in Oklab', () => {
    expect(mix('#ff0000', '#ffffff', 1)).toBe('#ff0000');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
    expect(() => mix('teal', '#ffffff', 0.5)).toThrow('Not a colour');
  });

  it('are clamped to leave room for light on white and for shadow on black', () => {
    expect(tonesOf({ color: '#ffffff', accent: '#000000' })).toMatchObject({ color: '#f1f1f1' });
    expect(tonesOf({ color: '#000000', accent: '#000000' }).color).not.toBe('#000000');
  });

  it('keep every logo readable', () => {
    for (const color of [
      '#e7dccb',
      '#10212b',
      '#c9582c',
      '#808080',
      '#f0b429',
      '#ff0000',
      '#ffffff',
      '#00ff00',
    ]) {
      const logo = shopLogo('house', color);
      const [, background = ''] = /fill="(#[\da-f]{6})"/.exec(logo) ?? [];
      const [, ink = ''] = /stroke="(#[\da-f]{6})"/.exec(logo) ?? [];
      expect(contrast(background, ink)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the QR code', () => {
  it('equals the symbol of other encoders for the same text', () => {
    const rows = qrMatrix('marsa.example').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
    expect(rows).toEqual([
      '#######.#.....#######',
      '#.....#.#...#.#.....#',
      '#.###.#...#.#.#.###.#',
      '#.###.#.#.###.#.###.#',
      '#.###.#..#.#..#.###.#',
      '#.....#...###.#.....#',
      '#######.#.#.#.#######',
      '........#.###........',
      '#.##.###.#.##.#..#.##',
      '.#..##....#.#.#.#.#.#',
      '.#....######..##...##',
      '##..#...##.#...###...',
      '####..##.#.##.#..#.##',
      '........#..##.#.##...',
      '#######.#.##...##.#..',
      '#.....#.#...##.#####.',
      '#.###.#...#.#..##.##.',
      '#.###.#.###.#.#....#.',
      '#.###.#.#.####.#.#...',
      '#.....#..#.#.###....#',
      '#######.#.....#.#.#..',
    ]);
  });

  it.each([
    [14, 21],
    [26, 25],
    [42, 29],
    [62, 33],
    [84, 37],
    [106, 41],
  ])('holds %i bytes in %i modules a side', (length, side) => {
    expect(qrMatrix('x'.repeat(length))).toHaveLength(side);
  });

  it('refuses a text that does not fit', () => {
    expect(() => qrMatrix('x'.repeat(107))).toThrow('Too long');
  });

  it('has a quiet zone of four modules', () => {
    expect(qrPicture('a')).toContain('viewBox="0 0 29 29"');
    expect(qrPicture('a')).toContain('M4 4h7');
  });
});
