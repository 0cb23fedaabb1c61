import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { useT } from '@/shared/texts';
import { Link, startOfPage } from '@/shared/ui';
import { NoticeCard } from './NoticeCard';
import { NoticeSign } from './NoticeSign';
import type { Notice, NoticeOffer } from './notices.slice';
import { noticeClosed } from './notices.slice';
import { senderOf } from './Unsent';
import { useNoticeText } from './useNoticeText';

const Text = styled('p')({
  ...startOfPage,
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontWeight: 500,
  '& > b': { display: 'block' },
});

/** Below the text, which needs the width of a phone. */
const About = styled(Button)(({ theme }) => ({
  display: 'flex',
  width: 'fit-content',
  marginInlineStart: theme.spacing(-3.5),
  marginBlockEnd: theme.spacing(-1),
})) as typeof Button;

/** A toast with one sentence, an optional action and an optional link. */
export function PlainNotice({ notice }: { notice: Notice }) {
  const t = useT();
  const dispatch = useDispatch();
  const text = useNoticeText(notice.text);
  // Of our own texts some begin with a name in another script.
  const isForeign = 'message' in notice.text && !notice.title;
  return (
    <NoticeCard id={notice.id} kind={notice.kind}>
      <NoticeSign kind={notice.kind} />
      <Text dir={isForeign ? 'auto' : undefined}>
        {notice.title && <b>{t(notice.title)}</b>}
        {text}
        {notice.link && (
          <About
            size="small"
            component={Link}
            to={notice.link.to}
            onClick={() => dispatch(noticeClosed(notice.id))}
          >
            {t(notice.link.text)}
          </About>
        )}
      </Text>
      {notice.offer && <Offer id={notice.id} offer={notice.offer} />}
      <IconButton size="small" aria-label={t('Close')} onClick={() => dispatch(noticeClosed(notice.id))}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </NoticeCard>
  );
}

/** Dispatches the offered event, or presses the control that opens a window for it, and closes the toast. */
function Offer({ id, offer }: { id: string; offer: NoticeOffer }) {
  const t = useT();
  const dispatch = useDispatch();
  const take = () => {
    (senderOf(offer.event) ?? dispatch)(offer.event);
    dispatch(noticeClosed(id));
  };
  return (
    <Button size="small" onClick={take} sx={{ flex: 'none' }}>
      {t(offer.text)}
    </Button>
  );
}
