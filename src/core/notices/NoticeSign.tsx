import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { NoticeKind } from './notices.slice';

const signs = {
  success: { Icon: CheckCircleOutlined, tone: 'success' },
  error: { Icon: ErrorOutlineOutlined, tone: 'error' },
  warning: { Icon: WarningAmberOutlined, tone: 'warning' },
  info: { Icon: InfoOutlined, tone: 'info' },
  cartAdded: { Icon: CheckCircleOutlined, tone: 'success' },
  cartRemoved: { Icon: RemoveCircleOutlined, tone: 'info' },
} as const satisfies Record<NoticeKind, unknown>;

type Tone = (typeof signs)[NoticeKind]['tone'];

const Background = styled('span')<{ 'data-tone': Tone }>(({ theme, 'data-tone': tone }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: 10,
  color: theme.vars?.palette[tone].main,
  backgroundColor: theme.vars?.palette[tone].soft,
}));

/** Icon of a notice's kind. */
export function NoticeSign({ kind }: { kind: NoticeKind }) {
  const { Icon, tone } = signs[kind];
  return (
    <Background data-tone={tone}>
      <Icon aria-hidden fontSize="small" />
    </Background>
  );
}
