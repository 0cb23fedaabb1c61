import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import { Card, Skeleton } from '@mui/material';
import type { CSSObject, Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { paths } from '@/domain/paths';
import { withPhoneCode } from '@/domain/phone';
import { UnreadBadge } from '@/features/chat';
import type { User } from '@/domain/session';
import { overlayOpened } from '@/core/overlays';
import { selectIsUserRequested, selectUser } from '@/core/session';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { Link, ownEnd, UserPhoto } from '@/shared/ui';
import { accountLinks, detailsOf } from './accountLinks';
import { SellerDashboardLink } from './SellerDashboardLink';
import { SidebarEntry } from './SidebarEntry';
import { useCurrentInView } from './useCurrentInView';

/**
 * Styles for the links in a row above the page: on small screens, and up to `lg` above two-pane pages
 * (`data-wide`).
 */
const onePane = (theme: Theme, styles: CSSObject) => ({
  [theme.breakpoints.down('md')]: styles,
  [theme.breakpoints.down('lg')]: { '[data-wide] &': styles },
});

const Root = styled(Card)(({ theme }) => ({
  padding: theme.spacing(5, 3),
  ...onePane(theme, { padding: theme.spacing(3) }),
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
  ...onePane(theme, { borderBlockEnd: 0, marginBlockEnd: 0, paddingBlockEnd: theme.spacing(2.5) }),
  '& b': {
    ...ownEnd,
    fontSize: '.875rem',
    color: theme.vars?.palette.text.primary,
  },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  ...unstyledList,
  ...onePane(theme, {
    display: 'flex',
    gap: theme.spacing(1.5),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
  }),
}));

const contactOf = ({ phone, phoneCode, email }: User) => (phone ? withPhoneCode(phone, phoneCode) : email);

/** Specification §2, "Dashboard sidebar". */
export function AccountSidebar() {
  const user = useSelector(selectUser);
  const isAwaited = useSelector(selectIsUserRequested);
  return (user ?? isAwaited) && <Links user={user} />;
}

/** `user` is null while they are asked for: their links have their place already. */
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
                {t(text)}
                {to === paths.messages && <UnreadBadge />}
              </SidebarEntry>
            </li>
          ))}
          <li>
            <SidebarEntry
              aria-haspopup="dialog"
              onClick={() => dispatch(overlayOpened({ name: 'deleteAccount' }))}
            >
              <DeleteOutlineOutlined />
              {t('Delete Account')}
            </SidebarEntry>
          </li>
        </List>
      </nav>
    </Root>
  );
}
