import { useSyncExternalStore } from 'react';
import type { QaPanelState } from '../qaPanel.slice';
import type { QaPanelControl } from '../createQaPanel';

export const useRowDetails = (panel: QaPanelControl): QaPanelState =>
  useSyncExternalStore(panel.subscribe, panel.detailsOf);
