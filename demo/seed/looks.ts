import type { Ground } from '../media/pictures';
import { hash } from './random';

const grounds: readonly Ground[] = ['sand', 'mist', 'sage', 'rose', 'stone', 'sky', 'butter', 'lilac'];

/** How many ways a drawing may come in; each uses as many of them as it has. */
const styles = 12;

/** A backdrop that belongs to a name: the same shop shows the same kind of thing before the same one. */
export const groundFor = (name: string): Ground => grounds[(hash(name) >>> 3) % grounds.length] ?? 'stone';

export const styleFor = (name: string): number => (hash(name) >>> 5) % styles;
