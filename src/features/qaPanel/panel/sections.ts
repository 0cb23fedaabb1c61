import type { ComponentType } from 'react';
import { CaseSection } from '@/features/cases';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { ServerSection } from '../server/ServerSection';
import { serverLabels } from '../server/serverLabels';
import { ClockSection } from './ClockSection';
import { ExplainSection } from './ExplainSection';
import { FaultsSection } from './FaultsSection';
import { FiguresSection } from './FiguresSection';
import { InvariantsSection } from './InvariantsSection';
import { LinkSection } from './LinkSection';
import { PersonaSection } from './PersonaSection';
import { SettingsSection } from './SettingsSection';

export interface PanelSection {
  title: string;
  Section: ComponentType<{ panel: QaPanelControl }>;
  /** Whether the section changes the shop, and is therefore disabled during time travel. */
  acts: boolean;
}

/** Sections of the panel, top to bottom. */
export const sections: readonly PanelSection[] = [
  { title: labels.faults, Section: FaultsSection, acts: true },
  { title: labels.clock, Section: ClockSection, acts: true },
  { title: serverLabels.section, Section: ServerSection, acts: true },
  { title: labels.persona, Section: PersonaSection, acts: true },
  { title: labels.settings, Section: SettingsSection, acts: true },
  { title: labels.invariants, Section: InvariantsSection, acts: false },
  { title: labels.explain, Section: ExplainSection, acts: false },
  { title: labels.figures, Section: FiguresSection, acts: false },
  { title: labels.cases, Section: CaseSection, acts: false },
  { title: labels.link, Section: LinkSection, acts: false },
];
