import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { useT } from '@/shared/texts';
import { NoticeCard } from './NoticeCard';
import type { Notice } from './notices.slice';
import { noticeClosed } from './notices.slice';
import { useNoticeText } from './useNoticeText';

type PlainKind = 'success' | 'error' | 'warning' | 'info';

const icons = {
  success: CheckCircleOutlined,
  error: ErrorOutlineOutlined,
  warning: WarningAmberOutlined,
  info: InfoOutlined,
} as const;

const Sign = styled('span')<{ 'data-kind': PlainKind }>(({ theme, 'data-kind': kind }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: 10,
  color: theme.vars?.palette[kind].main,
  backgroundColor: theme.vars?.palette[kind].soft,
}));

const Text = styled('p')({
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: 500,
  '& > b': { display: 'block' },
});

/** A toast with one sentence. */
export function PlainNotice({ notice, kind }: { notice: Notice; kind: PlainKind }) {
  const t = useT();
  const dispatch = useDispatch();
  const text = useNoticeText(notice.text);
  const Icon = icons[kind];
  return (
    <NoticeCard id={notice.id} kind={kind}>
      <Sign data-kind={kind}>
        <Icon aria-hidden fontSize="small" />
      </Sign>
      <Text>
        {notice.title && <b>{t(notice.title)}</b>}
        {text}
      </Text>
      <IconButton size="small" aria-label={t('Close')} onClick={() => dispatch(noticeClosed(notice.id))}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </NoticeCard>
  );
}
