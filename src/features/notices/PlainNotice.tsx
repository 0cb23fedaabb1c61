import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { useT } from '@/shared/texts';
import { NoticeCard } from './NoticeCard';
import { NoticeSign } from './NoticeSign';
import type { Notice } from './notices.slice';
import { noticeClosed } from './notices.slice';
import { useNoticeText } from './useNoticeText';

const Text = styled('p')({
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: 500,
  '& > b': { display: 'block' },
});

/** A toast with one sentence. */
export function PlainNotice({ notice }: { notice: Notice }) {
  const t = useT();
  const dispatch = useDispatch();
  const text = useNoticeText(notice.text);
  return (
    <NoticeCard id={notice.id} kind={notice.kind}>
      <NoticeSign kind={notice.kind} />
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
