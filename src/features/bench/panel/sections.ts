import type { ComponentType } from 'react';
import { CaseSection } from '@/features/cases';
import type { Bench } from '../createBench';
import { words } from '../words';
import { FiguresSection } from './FiguresSection';

export interface BenchSection {
  title: string;
  Section: ComponentType<{ bench: Bench }>;
}

/** What lies on the bench, from the top to the bottom. */
export const sections: readonly BenchSection[] = [
  { title: words.figures, Section: FiguresSection },
  { title: words.cases, Section: CaseSection },
];
