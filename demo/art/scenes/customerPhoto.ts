import { box, group } from '../draw';
import { picture } from '../svg';
import type { Background, Subject } from '../types';
import { lifePicture } from './life';

// Photos that customers have taken at home: crooked, off the center, in the light of the hour.

const walls: readonly Background[] = ['stone', 'butter', 'sage', 'sky', 'rose', 'sand', 'lilac', 'mist'];

/** Daylight, evening lamp, cloudy day, night. */
const lights = [
  'rgba(255,250,235,0.06)',
  'rgba(255,158,66,0.2)',
  'rgba(70,104,150,0.16)',
  'rgba(18,16,26,0.3)',
];

/** Turn in degrees, zoom, and where the middle of the photo is in the scene. */
const shots = [
  [-4, 1.3, 186, 214],
  [3, 1.5, 170, 236],
  [-7, 1.42, 206, 222],
  [5, 1.25, 196, 200],
  [-2, 1.75, 168, 244],
  [8, 1.4, 178, 226],
  [2, 1.3, 214, 210],
] as const;

/** Number of different photos of a product. */
export const customerPhotoCount = walls.length * lights.length * shots.length;

export const CUSTOMER_PHOTO = { width: 400, height: 300 } as const;

/** Draws the photo of this number, 400 × 300. */
export function customerPhoto(subject: Subject, number: number): string {
  const { width, height } = CUSTOMER_PHOTO;
  const wall = walls[number % walls.length] ?? 'stone';
  const light = lights[number % lights.length] ?? '';
  const [turn, zoom, x, y] = shots[number % shots.length] ?? shots[0];
  const aim = `translate(${width / 2} ${height / 2}) rotate(${turn}) scale(${zoom}) translate(${-x} ${-y})`;
  return picture(width, height, group(aim, lifePicture(subject, wall)) + box([0, 0, width, height], light));
}
