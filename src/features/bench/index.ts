export { BenchPlace } from './panel/BenchPlace';
export type { Bench } from './createBench';
export { createBench } from './createBench';
