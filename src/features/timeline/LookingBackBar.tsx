import { Button, GlobalStyles } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { showApp } from '@/shared/adapters';
import { useT } from '@/shared/texts';
import { createOutsideRoot } from '@/shared/ui';
import type { Timeline } from './createTimeline';
import { holdInput } from './holdInput';
import { joinBefore } from './joinBefore';

/** The reason is in English, as all of QA's tools. */
const Refusal = styled('strong')({ overflowWrap: 'anywhere' });

const BAR_HEIGHT = 'var(--looking-back-bar)';

/** Page, drawers and dialogs begin below the bar, so that it covers none of their titles. */
const besideBar = {
  body: { paddingBlockStart: BAR_HEIGHT },
  '.MuiDrawer-root:not(.MuiDrawer-anchorBottom) > .MuiDrawer-paper, .MuiDialog-paperFullScreen': {
    top: BAR_HEIGHT,
    height: `calc(100% - ${BAR_HEIGHT})`,
    maxHeight: `calc(100% - ${BAR_HEIGHT})`,
  },
  '.MuiDialog-container': { paddingBlockStart: BAR_HEIGHT },
} as const;

function measureBar(bar: HTMLElement | null) {
  if (!bar) return;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--looking-back-bar', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    document.documentElement.style.removeProperty('--looking-back-bar');
  };
}

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
  const refusal = useSyncExternalStore(timeline.subscribe, timeline.refusal);
  const [root] = useState(createOutsideRoot);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => joinBefore(root, () => button.current), [root]);
  const isTimeTraveling = position !== null;
  useEffect(() => {
    if (!isTimeTraveling) return undefined;
    // The painted page is that of the start, whatever row is displayed, and its timer waits until then.
    showApp();
    return holdInput();
  }, [isTimeTraveling]);
  const hasEnded = useSyncExternalStore(timeline.subscribe, timeline.hasEnded);
  if (!position && refusal === null && !hasEnded) return null;
  return createPortal(
    <Bar role="status" ref={measureBar}>
      <GlobalStyles styles={besideBar} />
      {position && <span>{t('Looking back at row {row} of {rows}', { ...position })}</span>}
      {hasEnded && <span>{t('Looking back has ended, because the page was loaded again')}</span>}
      {refusal !== null && <Refusal>{`${t('These rows cannot be shown')}: ${refusal}`}</Refusal>}
      <Button ref={button} color="inherit" variant="outlined" size="small" onClick={timeline.backToNow}>
        {t('Back to now')}
      </Button>
    </Bar>,
    root,
  );
}
