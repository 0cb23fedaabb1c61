import { Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import { LinkButton } from '@/shared/ui';
import type { Overlay, OverlayName } from './overlay.types';
import { overlayReplaced } from './overlays.events';

interface TurnLineProps {
  question: string;
  label: string;
  from: OverlayName;
  to: Overlay;
}

/**
 * Last line of an entry dialog: a link that replaces it by another (specification §2, "Can switch to and from
 * login").
 */
export function TurnLine({ question, label, from, to }: TurnLineProps) {
  const dispatch = useDispatch();
  return (
    <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
      {question}{' '}
      <LinkButton type="button" onClick={() => dispatch(overlayReplaced({ closed: from, opened: to }))}>
        {label}
      </LinkButton>
    </Typography>
  );
}
