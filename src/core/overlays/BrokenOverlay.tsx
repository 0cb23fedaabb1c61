import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useT } from '@/shared/texts';
import { fixedColors } from '@/shared/theme';
import type { Broken } from '@/shared/ui';
import { SectionFailure } from '@/shared/ui';
import type { OverlayName } from './overlay.types';
import { overlayClosed } from './overlays.events';

const Backdrop = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeItems: 'center',
  padding: theme.spacing(4),
  backgroundColor: fixedColors.scrim,
}));

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  width: 'min(440px, 100%)',
  paddingBlockEnd: theme.spacing(6),
  borderRadius: 20,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
}));

/**
 * Error dialog shown when an overlay fails. Does not use MUI's dialog, whose chunk may be the one that failed
 * to load.
 */
export function BrokenOverlay({ name, ...broken }: Broken & { name: OverlayName }) {
  const t = useT();
  const dispatch = useDispatch();
  const card = useRef<HTMLDivElement>(null);
  const close = () => dispatch(overlayClosed(name));
  useEffect(() => {
    const opener = document.activeElement;
    card.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <Backdrop onKeyDown={({ key }) => key === 'Escape' && close()}>
      <Card
        ref={card}
        role="alertdialog"
        aria-modal
        aria-label={t('Something went wrong. Please try again.')}
        tabIndex={-1}
      >
        <SectionFailure {...broken} />
        <Button color="inherit" onClick={close}>
          {t('Close')}
        </Button>
      </Card>
    </Backdrop>
  );
}
