import type { ComponentType } from 'react';
import { CaseSection } from '@/features/cases';
import type { Bench } from '../createBench';
import { words } from '../words';
import { ClockSection } from './ClockSection';
import { ExplainSection } from './ExplainSection';
import { FaultsSection } from './FaultsSection';
import { FiguresSection } from './FiguresSection';
import { InvariantsSection } from './InvariantsSection';
import { LinkSection } from './LinkSection';
import { PersonaSection } from './PersonaSection';
import { SettingsSection } from './SettingsSection';

export interface BenchSection {
  title: string;
  Section: ComponentType<{ bench: Bench }>;
  /** Whether the section changes the shop, and is therefore disabled during time travel. */
  acts: boolean;
}

/** Sections of the panel, top to bottom. */
export const sections: readonly BenchSection[] = [
  { title: words.faults, Section: FaultsSection, acts: true },
  { title: words.clock, Section: ClockSection, acts: true },
  { title: words.persona, Section: PersonaSection, acts: true },
  { title: words.settings, Section: SettingsSection, acts: true },
  { title: words.invariants, Section: InvariantsSection, acts: false },
  { title: words.explain, Section: ExplainSection, acts: false },
  { title: words.figures, Section: FiguresSection, acts: false },
  { title: words.cases, Section: CaseSection, acts: false },
  { title: words.link, Section: LinkSection, acts: false },
];
