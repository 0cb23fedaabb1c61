import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Button, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/domain/paths';
import type { User } from '@/domain/session';
import { useUnreadCount } from '@/features/chat';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { selectIsUserRequested, selectUser } from '@/core/session';
import { useFormats, useT } from '@/shared/texts';
import { CountBadge, Link, ownEnd, UserPhoto } from '@/shared/ui';
import { userEntries } from '../topBar/userEntries';
import { Entry, Group, Name } from './SideMenu.styles';

const UserInfo = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 5, 2),
}));

const UserName = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  ...ownEnd,
  margin: 0,
}));

const Welcome = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 5),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

/** The user menu as an inline list, or the Login button (specification §2, "Signed-in user menu"). */
export function SideMenuUser() {
  const user = useSelector(selectUser);
  const isAwaited = useSelector(selectIsUserRequested);
  return user || isAwaited ? <SignedIn user={user} /> : <Visitor />;
}

function Visitor() {
  const t = useT();
  const dispatch = useDispatch();
  const logIn = () => {
    dispatch(overlayClosed('sideMenu'));
    dispatch(overlayOpened({ name: 'login', reason: 'button' }));
  };
  return (
    <Welcome>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('Log in to see your cart, wishlist and orders.')}
      </Typography>
      <Button variant="contained" onClick={logIn}>
        {t('Login')}
      </Button>
    </Welcome>
  );
}

function SignedIn({ user }: { user: User | null }) {
  const t = useT();
  const dispatch = useDispatch();
  const formats = useFormats();
  const unread = useUnreadCount();
  const close = () => dispatch(overlayClosed('sideMenu'));
  const described = unread > 0 && { 'aria-description': `${t('Unread')}: ${formats.number(unread)}` };
  return (
    <>
      <UserInfo>
        {user ? <UserPhoto user={user} size={44} /> : <Skeleton variant="circular" width={44} height={44} />}
        <UserName dir="auto">{user ? user.name : <Skeleton width={120} />}</UserName>
      </UserInfo>
      <Group>
        {userEntries.map(({ to, text, Icon }) => (
          <li key={to}>
            <Entry component={Link} to={to} onClick={close} {...(to === paths.dashboard && described)}>
              <Icon />
              <Name>{t(text)}</Name>
              {to === paths.dashboard && <CountBadge count={unread} />}
            </Entry>
          </li>
        ))}
        <li>
          <Entry
            onClick={() => {
              close();
              dispatch(overlayOpened({ name: 'logout' }));
            }}
          >
            <LogoutOutlined />
            <Name>{t('Log Out')}</Name>
          </Entry>
        </li>
      </Group>
    </>
  );
}
