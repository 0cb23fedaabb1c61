import { darken, deepen, lighten } from '../color';
import { along, box, form, line, oval, steps, veil } from '../draw';
import { core, fromTop, lit, pool, toFoot, toRight } from '../light';
import { grain, wood } from '../material';
import { footOf, standing, tintOf } from '../stage';
import type { Background, Silhouette, Subject } from '../types';

// Pictures of products in use: in a room or outdoors.

/**
 * Products shown among dunes. Those in `onTheFloor` are shown on the floor of a room, all others on a
 * sideboard.
 */
const outdoors = new Set<Silhouette>([
  'tent',
  'backpack',
  'helmet',
  'sneaker',
  'boots',
  'ball',
  'skateboard',
  'cap',
  'sunglasses',
  'bottle',
]);
const onTheFloor = new Set<Silhouette>([
  'chair',
  'sofa',
  'guitar',
  'dress',
  'jacket',
  'tee',
  'suitcase',
  'teddy',
  'toy',
  'yogamat',
  'dumbbell',
]);

const at = (subject: Subject, x: number, foot: number, side: number) => {
  const scale = side / 400;
  return `<g transform="translate(${(x - side / 2).toFixed(1)} ${(foot - footOf(subject) * scale).toFixed(1)}) scale(${scale.toFixed(3)})">${standing(subject)}</g>`;
};

/** Light through a window, as four slanted panes. */
const windowLight = (x: number, y: number) =>
  veil(
    along([0, 1], (column) =>
      along([0, 1], (row) => {
        const [left, top] = [x + column * 66 + row * 18, y + row * 84];
        return form(`M${left} ${top}l56 -10l16 76l-56 10Z`, '#fffdf2');
      }),
    ),
    { opacity: 0.42, blur: 3 },
  );

/** A framed picture on the wall. */
const framed = (x: number, y: number, color: string) =>
  box([x + 4, y + 6, 74, 94], 'rgba(20,16,13,0.14)') +
  box([x, y, 74, 94], '#f7f3ea', core) +
  box([x + 9, y + 10, 56, 74], lighten(color, 0.62)) +
  oval([x + 44, y + 34, 13, 13], lighten(color, 0.15)) +
  form(`M${x + 9} ${y + 70}q16 -22 30 -8t26 -10V${y + 84}H${x + 9}Z`, darken(color, 0.12)) +
  line(`M${x} ${y}h74v94h-74Z`, '#5d4630', 3);

/** A decorative object beside the product, of another kind. */
function companion({ silhouette }: Subject): Subject {
  if (silhouette === 'plant' || silhouette === 'vase') {
    return { silhouette: 'book', color: '#c6452c', accent: '#f3e8d8', style: 2, label: 'Indigo' };
  }
  return silhouette.length % 2 === 0
    ? { silhouette: 'plant', color: '#d9cbb6', accent: '#b8735a', style: silhouette.length % 3 }
    : { silhouette: 'vase', color: '#e9ddcb', accent: '#b8735a', style: silhouette.length % 3 };
}

function room(subject: Subject, wall: string): string {
  const floor = onTheFloor.has(subject.silhouette);
  const edge = floor ? 292 : 286;
  const boards = floor
    ? box([0, edge, 400, 400 - edge], '#c79f74', toFoot) +
      along([0, 1, 2, 3], (row) =>
        line(`M0 ${edge + 14 + row * row * 8}H400`, '#7d5a36', 1.2, { opacity: 0.35 }),
      ) +
      box([0, edge - 12, 400, 12], lighten(wall, 0.4), fromTop) +
      form(`M60 ${edge + 20}H372L404 392H20Z`, deepen(wall, 0.12), lit) +
      line(`M66 ${edge + 26}H366L392 384H34Z`, '#fff', 2, { opacity: 0.4 })
    : box([0, edge, 400, 22], wood, fromTop) +
      box([0, edge, 400, 22], grain) +
      box([0, edge + 22, 400, 100], '#a97a4b', toFoot) +
      box([0, edge + 22, 400, 8], 'rgba(20,16,13,0.3)') +
      line(`M134 ${edge + 24}V400M268 ${edge + 24}V400`, '#5d3816', 2, { opacity: 0.4 }) +
      along([67, 201, 335], (x) => oval([x, edge + 62, 5, 5], '#e9c987', core));
  return (
    box([0, 0, 400, 400], wall, toRight) +
    veil(oval([120, 120, 210, 170], pool), { opacity: 0.5 }) +
    windowLight(34, 60) +
    framed(286, 52, subject.color) +
    boards +
    at(companion(subject), floor ? 338 : 324, floor ? 312 : 298, 190) +
    at(subject, 168, floor ? 362 : 304, floor ? 300 : 262)
  );
}

/** Dunes in front of a low sun. */
function dunes(subject: Subject): string {
  return (
    box([0, 0, 400, 400], '#f6dcb8') +
    box([0, 0, 400, 230], 'rgba(155,196,214,0.75)', fromTop) +
    oval([292, 150, 140, 110], pool) +
    oval([292, 150, 34, 34], '#fff3d6') +
    form('M0 214C60 176 118 186 176 214S300 176 400 206V400H0Z', '#e9b98a', lit) +
    form('M0 252C90 214 150 258 226 246S340 210 400 244V400H0Z', '#dfa36f', toRight) +
    form('M0 300C120 262 240 300 400 276V400H0Z', '#eabf8e', lit) +
    along(steps(312, 14, 6), (y) =>
      line(`M0 ${y}q50 -8 100 0t100 0t100 0t100 0`, '#b97d4c', 1.2, { opacity: 0.25 }),
    ) +
    at(subject, 190, 368, 300)
  );
}

/** The gallery's picture of a product in use, 400 × 400. */
export const lifePicture = (subject: Subject, background: Background): string =>
  outdoors.has(subject.silhouette) ? dunes(subject) : room(subject, deepen(tintOf(background), 0.07, 1.7));
