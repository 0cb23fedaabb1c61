import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import { Card, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { paths } from '@/domain/paths';
import { withPhoneCode } from '@/domain/phone';
import { UnreadBadge } from '@/features/chat';
import type { User } from '@/domain/session';
import { overlayOpened } from '@/core/overlays';
import { selectIsUserRequested, selectUser } from '@/core/session';
import { useCurrentInView } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { Link, ownEnd, UserPhoto, visuallyHidden } from '@/shared/ui';
import { accountLinks, detailsOf } from './accountLinks';
import { SellerDashboardLink } from './SellerDashboardLink';
import { RAIL, ROW } from './rail';
import { EntryText, SidebarEntry } from './SidebarEntry';

const Root = styled(Card)(({ theme }) => ({
  padding: theme.spacing(5, 3),
  [RAIL]: {
    padding: theme.spacing(3, 2),
    // The links' texts appear beside the rail.
    overflow: 'visible',
    '@media (min-height: 720px)': { position: 'sticky', insetBlockStart: 76, zIndex: 2 },
  },
  [ROW]: { padding: theme.spacing(3) },
}));

const UserInfo = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(0, 2, 4.5),
  marginBlockEnd: theme.spacing(2.5),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
  [RAIL]: {
    justifyContent: 'center',
    gridTemplateColumns: 'auto',
    padding: theme.spacing(0, 0, 3),
    '& > :last-child': visuallyHidden,
  },
  [ROW]: { borderBlockEnd: 0, marginBlockEnd: 0, paddingBlockEnd: theme.spacing(2.5) },
  '& b': {
    ...ownEnd,
    fontSize: '.875rem',
    color: theme.vars?.palette.text.primary,
  },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  ...unstyledList,
  [RAIL]: { gap: theme.spacing(0.5) },
  [ROW]: {
    display: 'flex',
    gap: theme.spacing(1.5),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
  },
}));

const Unread = styled(UnreadBadge)({
  [RAIL]: {
    position: 'absolute',
    // Beyond the corner: large text widens the badge over the icon.
    insetBlockStart: '-.25rem',
    insetInlineEnd: '-.25rem',
  },
  // The number arrives late: on the icon it moves no link of the row.
  [ROW]: { position: 'absolute', insetBlockStart: 3, insetInlineStart: 22 },
});

const contactOf = ({ phone, phoneCode, email }: User) => (phone ? withPhoneCode(phone, phoneCode) : email);

/** Specification §2, "Dashboard sidebar". */
export function AccountSidebar() {
  const user = useSelector(selectUser);
  const isAwaited = useSelector(selectIsUserRequested);
  return (user ?? isAwaited) && <Links user={user} />;
}

/** `user` is null while it is requested: the links have their place already. */
function Links({ user }: { user: User | null }) {
  const t = useT();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const list = useCurrentInView(pathname);
  const isCurrent = (path: string) => pathname === path || pathname.startsWith(`${detailsOf[path] ?? path}/`);
  return (
    <Root data-screen="">
      <UserInfo>
        {user ? <UserPhoto user={user} size={52} /> : <Skeleton variant="circular" width={52} height={52} />}
        <span>
          <b dir="auto">{user ? user.name || t('My account') : <Skeleton width={112} />}</b>
          <bdi dir="ltr">{user ? contactOf(user) : <Skeleton width={84} />}</bdi>
        </span>
      </UserInfo>
      <nav aria-label={t('My account')}>
        <List ref={list}>
          {user && <SellerDashboardLink user={user} />}
          {accountLinks.map(({ to, text, Icon }) => (
            <li key={to}>
              <SidebarEntry component={Link} to={to} {...(isCurrent(to) && { 'aria-current': 'page' })}>
                <Icon />
                <EntryText>{t(text)}</EntryText>
                {to === paths.messages && <Unread />}
              </SidebarEntry>
            </li>
          ))}
          <li>
            <SidebarEntry
              aria-haspopup="dialog"
              onClick={() => dispatch(overlayOpened({ name: 'deleteAccount' }))}
            >
              <DeleteOutlineOutlined />
              <EntryText>{t('Delete Account')}</EntryText>
            </SidebarEntry>
          </li>
        </List>
      </nav>
    </Root>
  );
}
