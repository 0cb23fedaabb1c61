import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findBrowser } from './findBrowser';
import { withQaShops } from './qaShop';
import { runPlaywright } from './runPlaywright';

// Takes pictures of every page and state at five widths, in two directions and two color schemes, and
// arranges those of one state on a sheet: `.cache/gallery/STATE.webp`.
// `npm run gallery -- 390 820` takes some widths, `npm run gallery -- --sample` a sample of the states.

const WIDTHS = ['390', '820', '1180', '1440', '1920'];
const WORKERS = 2;
/** Height of a picture on a sheet, and the gap between two, in px. */
const [HEIGHT, GAP] = [480, 16];

const root = join(__dirname, '..', '.cache', 'gallery');
const shots = join(root, 'shots');

/** Names of files by their part at `index`: state, width, language, color scheme. */
function byPart(files: readonly string[], index: number): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const part = file.split('.')[index] ?? '';
    groups.set(part, [...(groups.get(part) ?? []), file]);
  }
  return groups;
}

async function arrange(state: string, files: readonly string[]): Promise<void> {
  const rows = await Promise.all(
    [...byPart(files, 1).values()].map((row) =>
      Promise.all(
        row.map((file) =>
          sharp(join(shots, file)).resize({ height: HEIGHT }).toBuffer({ resolveWithObject: true }),
        ),
      ),
    ),
  );
  const tiles = rows.flatMap((row, index) => {
    let left = GAP;
    return row.map(({ data, info }) => {
      const tile = { input: data, left, top: GAP + index * (HEIGHT + GAP), width: info.width };
      left += info.width + GAP;
      return tile;
    });
  });
  const width = Math.max(...tiles.map((tile) => tile.left + tile.width)) + GAP;
  const height = GAP + rows.length * (HEIGHT + GAP);
  await sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .composite(tiles)
    .webp({ quality: 75 })
    .toFile(join(root, `${state}.webp`));
}

async function main(args: readonly string[]): Promise<number> {
  const widths = WIDTHS.filter((width) => args.includes(width));
  const browser = await findBrowser();
  await rm(root, { recursive: true, force: true });
  const code = await withQaShops(WORKERS, (origins) =>
    runPlaywright('gallery', {
      SHOP_ORIGINS: origins.join(' '),
      BROWSER_PATH: browser,
      EVERY_STATE: args.includes('--sample') ? '' : '1',
      GALLERY_SHOTS: shots,
      GALLERY_WIDTHS: (widths.length > 0 ? widths : WIDTHS).join(' '),
    }),
  );
  await mkdir(shots, { recursive: true });
  const widthOf = (file: string) => Number(file.split('.')[1]);
  const files = (await readdir(shots)).sort((one, other) => widthOf(one) - widthOf(other));
  const states = byPart(files, 0);
  for (const [state, ofState] of states) await arrange(state, ofState);
  console.log(`${states.size} sheets in .cache/gallery.`);
  return code;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (problem: unknown) => {
    console.error(problem);
    process.exit(1);
  },
);
