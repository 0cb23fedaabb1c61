import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { selectSettingsFailed, settingsRetryPressed } from '@/core/settings';
import { useHeightVariable, useIsOnline } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { elevation } from '@/shared/theme';

/** Floats above the page, so that it moves nothing when it appears or disappears. */
const Floating = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: `calc(${theme.spacing(4)} + var(--lower-bar))`,
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 'var(--gutter)',
  pointerEvents: 'none',
  '&:not(:empty)': { paddingBlockStart: theme.spacing(2) },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 48,
  paddingBlock: theme.spacing(1),
  paddingInline: theme.spacing(5, 2),
  borderRadius: 12,
  fontSize: '.875rem',
  color: theme.vars?.palette.background.paper,
  backgroundColor: theme.vars?.palette.text.primary,
  boxShadow: elevation.raised,
  pointerEvents: 'auto',
  '& > *': { flex: 'none' },
  '&:not(:has(button))': { paddingInlineEnd: theme.spacing(5) },
}));

/** Reports a lost network or failed settings, with a way to retry (R3). */
export function StatusBar() {
  const t = useT();
  const dispatch = useDispatch();
  const isOnline = useIsOnline();
  const hasFailed = useSelector(selectSettingsFailed);
  const barRef = useHeightVariable('--status-bar');
  return (
    <Floating ref={barRef} role="status" data-fixed="">
      {!isOnline && (
        <Bar>
          <WifiOffOutlined fontSize="small" />
          {t('You are offline. What you see may be out of date.')}
        </Bar>
      )}
      {isOnline && hasFailed && (
        <Bar>
          <CloudOffOutlined fontSize="small" />
          {t("The shop's settings could not be loaded")}
          <Button color="inherit" size="small" onClick={() => dispatch(settingsRetryPressed())}>
            {t('Try again')}
          </Button>
        </Bar>
      )}
    </Floating>
  );
}
