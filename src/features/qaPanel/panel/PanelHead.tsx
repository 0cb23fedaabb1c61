import CloseRounded from '@mui/icons-material/CloseRounded';
import UnfoldLessRounded from '@mui/icons-material/UnfoldLessRounded';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { smallText } from '@/shared/theme';
import { labels } from '../labels';
import type { Side } from './PanelSheet';

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(4, 1),
  backgroundColor: theme.vars?.palette.surface.strong,
  '& > h2': { flex: 1, margin: 0, fontSize: '1rem', outlineOffset: -2 },
  '& > select': {
    font: 'inherit',
    ...smallText,
    minHeight: 36,
    color: 'inherit',
    backgroundColor: theme.vars?.palette.background.paper,
    border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
    borderRadius: 6,
  },
}));

interface PanelHeadProps {
  ref: Ref<HTMLHeadingElement>;
  side: Side;
  isFolded: boolean;
  onSide: (side: Side) => void;
  onFold: (isFolded: boolean) => void;
  onClose: () => void;
}

export function PanelHead({ ref, side, isFolded, onSide, onFold, onClose }: PanelHeadProps) {
  const sides = Object.keys(labels.sides) as Side[];
  return (
    <Head>
      <h2 ref={ref} tabIndex={-1}>
        {labels.panel}
      </h2>
      {!isFolded && (
        <select aria-label={labels.side} value={side} onChange={({ target }) => onSide(target.value as Side)}>
          {sides.map((each) => (
            <option key={each} value={each}>
              {labels.sides[each]}
            </option>
          ))}
        </select>
      )}
      <IconButton
        aria-label={isFolded ? labels.unfold : labels.fold}
        aria-expanded={!isFolded}
        onClick={() => onFold(!isFolded)}
      >
        {isFolded ? <UnfoldMoreRounded /> : <UnfoldLessRounded />}
      </IconButton>
      <IconButton aria-label={labels.close} onClick={onClose}>
        <CloseRounded />
      </IconButton>
    </Head>
  );
}
