import type { Table, Tables } from '../figures';
import { median } from '../times';
import { appendRun } from './history';
import type { Load } from './observe';

const columns: Readonly<Record<keyof Load, readonly [head: string, unit: number, digits: number]>> = {
  fcp: ['FCP (ms)', 1, 0],
  lcp: ['LCP (ms)', 1, 0],
  shift: ['CLS', 1, 3],
  card: ['card (ms)', 1, 0],
  usable: ['usable (ms)', 1, 0],
  longest: ['longest task (ms)', 1, 0],
  blocking: ['blocking (ms)', 1, 0],
  script: ['JavaScript (kB)', 1000, 1],
  scriptUntilUsable: ['JavaScript until usable (kB)', 1000, 1],
  document: ['HTML (kB)', 1000, 1],
  requests: ['requests', 1, 0],
  requestsUntilUsable: ['requests until usable', 1, 0],
  bytesUntilUsable: ['all until usable (kB)', 1000, 1],
};
const keys = Object.keys(columns) as (keyof Load)[];
const heads = ['page', ...keys.map((key) => columns[key][0])];

/** Returns the medians and, if the floor was measured, the ratios to it, which the history keeps. */
export function loadTables(loads: Readonly<Record<string, readonly Load[]>>): Tables {
  const valueOf = (name: string, key: keyof Load) => median((loads[name] ?? []).map((load) => load[key]));
  const ratioTo = (base: string) => (name: string, key: keyof Load) => {
    const value = valueOf(base, key);
    return value > 0 ? (valueOf(name, key) / value).toFixed(2) : '-';
  };
  const ratio = ratioTo('floor');
  const tableOf = (
    cell: (name: string, key: keyof Load) => string,
    names: readonly string[] = Object.keys(loads),
  ): Table => [heads, ...names.map((name) => [name, ...keys.map((key) => cell(name, key))])];
  const medians = tableOf((name, key) => {
    const [, unit, digits] = columns[key];
    return (valueOf(name, key) / unit).toFixed(digits);
  });
  if (!loads.floor) return { Medians: medians };
  appendRun(loads.floor.length, (name, key) => (loads[name] ? ratio(name, key) : '-'));
  return {
    Medians: medians,
    'Ratios to the floor': tableOf(ratio),
    ...(loads['home again'] && loads['plain again']
      ? { 'Second visit, ratios to the plain page': tableOf(ratioTo('plain again'), ['home again']) }
      : {}),
  };
}
