import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { PanelHead } from './PanelHead';
import { createPanelRoot } from './panelRoot';
import type { Side } from './PanelSheet';
import { PanelSheet } from './PanelSheet';
import { PanelFold } from './PanelFold';
import { LinkProblems } from './LinkProblems';
import { Warning } from './panel.styles';
import { sections } from './sections';

interface QaPanelProps {
  panel: QaPanelControl;
  /** Number of times the shortcut was pressed; each press focuses the panel. */
  calls: number;
  onClose: () => void;
}

/**
 * QA panel next to the page, which shrinks to make room. Always English and left to right; usable while a
 * dialog is open, because dialogs have to be tested too.
 */
export function QaPanel({ panel, calls, onClose }: QaPanelProps) {
  const [root] = useState(createPanelRoot);
  const [side, setSide] = useState<Side>('start');
  const [isFolded, setFolded] = useState(false);
  const [handledCalls, setHandledCalls] = useState(calls);
  const isTimeTraveling = useSyncExternalStore(panel.timeline.subscribe, panel.timeline.position) !== null;
  const head = useRef<HTMLHeadingElement>(null);
  if (handledCalls !== calls) {
    setHandledCalls(calls);
    setFolded(false);
  }
  useEffect(() => root.join(), [root]);
  useEffect(() => {
    if (calls > 0) head.current?.focus();
  }, [calls]);
  return createPortal(
    <PanelSheet side={side} isFolded={isFolded}>
      <PanelHead
        ref={head}
        side={side}
        isFolded={isFolded}
        onSide={setSide}
        onFold={setFolded}
        onClose={onClose}
      />
      {!isFolded && isTimeTraveling && <Warning role="status">{labels.lookingBack}</Warning>}
      {!isFolded && <LinkProblems panel={panel} />}
      {!isFolded &&
        sections.map((section) => (
          <PanelFold
            key={section.title}
            panel={panel}
            section={section}
            isDisabled={isTimeTraveling && section.acts}
          />
        ))}
    </PanelSheet>,
    root.element,
  );
}
