import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { overlayClosed } from '@/core/overlays';
import { useFormats, useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { Link, ShopDialog, startOfPage } from '@/shared/ui';
import { NoticeSign } from './NoticeSign';
import type { Notice } from './notices.slice';
import { selectNoticeLog } from './notices.slice';
import { useNoticeText } from './useNoticeText';

const List = styled('ol')({ ...unstyledList });

const Entry = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(3),
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  '&:first-of-type': { borderBlockStart: 0 },
  '& p': { ...startOfPage, margin: 0, overflowWrap: 'anywhere' },
}));

/** Padded to the size of a finger. */
const About = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(2),
  fontWeight: 500,
  textDecoration: 'none',
  color: theme.vars?.palette.primary.dark,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media (pointer: coarse)': { paddingBlock: theme.spacing(3) },
}));

const Time = styled('time')(({ theme }) => ({
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

/** Notices of this visit, newest first, so that toasts can be read again (R62). */
export function NoticeLogDialog() {
  const t = useT();
  const dispatch = useDispatch();
  const log = useSelector(selectNoticeLog);
  return (
    <ShopDialog
      title={t('Notices')}
      lead={t('What the shop told you in this visit.')}
      onClose={() => dispatch(overlayClosed('notices'))}
    >
      <List>
        {log.map((notice) => (
          <LogEntry key={notice.id} notice={notice} />
        ))}
      </List>
    </ShopDialog>
  );
}

function LogEntry({ notice: { kind, title, text, product, link, at } }: { notice: Notice }) {
  const t = useT();
  const dispatch = useDispatch();
  const formats = useFormats();
  const message = useNoticeText(text);
  const isForeign = 'message' in text;
  return (
    <Entry>
      <NoticeSign kind={kind} />
      <div>
        {product && (
          <b>
            <bdi>{product.name}</bdi>
          </b>
        )}
        {title && <b>{t(title)}</b>}
        <p dir={isForeign ? 'auto' : undefined}>{message}</p>
        <Time dateTime={new Date(at).toISOString()}>{formats.dateTime(at)}</Time>
        {link && (
          <div>
            <About to={link.to} onClick={() => dispatch(overlayClosed('notices'))}>
              {t(link.text)}
            </About>
          </div>
        )}
      </div>
    </Entry>
  );
}
