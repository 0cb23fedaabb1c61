import { useSyncExternalStore } from 'react';
import type { BenchFacts } from '../bench.slice';
import type { Bench } from '../createBench';

export const useFacts = (bench: Bench): BenchFacts => useSyncExternalStore(bench.subscribe, bench.facts);
