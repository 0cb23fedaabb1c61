import { hash } from './random';

/** Upper bound of style numbers; each drawing uses the remainder by its own number of styles. */
const styles = 12;

export const styleFor = (name: string): number => (hash(name) >>> 5) % styles;
