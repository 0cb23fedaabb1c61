import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { elevation } from '@/shared/theme';
import { MAIN_ID } from './main';

const Skip = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -80,
  insetInlineStart: theme.spacing(4),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(3, 4),
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: elevation.raised,
  '&:focus': { insetBlockStart: theme.spacing(2) },
}));

/** The first focusable element: skips the bars. */
export function SkipLink() {
  const t = useT();
  return (
    <Skip
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Keeps the URL unchanged: skipping must not add a history entry.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('Skip to content')}
    </Skip>
  );
}
