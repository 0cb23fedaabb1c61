import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '@/shared/texts';
import { createBarRoot, joinTabOrder } from './barRoot';
import type { Timeline } from './createTimeline';
import { holdTyping } from './holdTyping';

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.zIndex.tooltip + 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: theme.spacing(4),
  padding: theme.spacing(1, 4),
  minHeight: 44,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.common.black,
  backgroundColor: theme.vars?.palette.warning.light,
  borderBlockEnd: `2px solid ${theme.vars?.palette.warning.dark}`,
}));

/**
 * Banner shown during time travel, with a button that ends it (architecture §5, "Detached"). Reachable by Tab
 * even from an open dialog, whose focus trap would otherwise exclude it.
 */
export function LookingBackBar({ timeline }: { timeline: Timeline }) {
  const t = useT();
  const position = useSyncExternalStore(timeline.subscribe, timeline.position);
  const [root] = useState(createBarRoot);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => joinTabOrder(root, () => button.current), [root]);
  const isTimeTraveling = position !== null;
  useEffect(() => (isTimeTraveling ? holdTyping() : undefined), [isTimeTraveling]);
  if (!position) return null;
  return createPortal(
    <Bar role="status">
      <span>{t('Looking back at row {row} of {rows}', { ...position })}</span>
      <Button ref={button} color="inherit" variant="outlined" size="small" onClick={timeline.backToNow}>
        {t('Back to now')}
      </Button>
    </Bar>,
    root,
  );
}
