import type { MouseEvent } from 'react';
import { useState } from 'react';
import type { QaPanelControl } from '../createQaPanel';
import { Fold, FoldBody } from './panel.styles';
import type { PanelSection } from './sections';

interface PanelFoldProps {
  panel: QaPanelControl;
  section: PanelSection;
  /** Disables all fields and buttons. */
  isDisabled: boolean;
}

/** Collapsible section; its content is mounted only while expanded. */
export function PanelFold({ panel, section: { title, Section }, isDisabled }: PanelFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: MouseEvent) => {
    // Keeps `open` controlled; also fires for the keyboard.
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <Fold open={isOpen}>
      <summary onClick={toggle}>{title}</summary>
      {isOpen && (
        <FoldBody disabled={isDisabled}>
          <Section panel={panel} />
        </FoldBody>
      )}
    </Fold>
  );
}
