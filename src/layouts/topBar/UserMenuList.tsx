import CheckOutlined from '@mui/icons-material/CheckOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Divider, Menu, MenuItem } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/domain/paths';
import { useSchemes } from '@/features/appearance';
import { useUnreadCount } from '@/features/chat';
import type { HangingProps } from '@/core/overlays';
import { overlayOpened } from '@/core/overlays';
import { selectUser } from '@/core/session';
import { useFormats, useT } from '@/shared/texts';
import { CountBadge, Link, ownEnd } from '@/shared/ui';
import { userEntries } from './userEntries';

/** As wide as an icon, so that all labels are aligned. */
const IconSpacer = styled('span')({ width: '1.25rem' });

const EndBadge = styled(CountBadge)({ marginInlineStart: 'auto' });

/** Shown where the bar has no room for the name (`BarLines`); specification §2, "Signed-in user menu". */
const UserName = styled('li')(({ theme }) => ({
  maxWidth: 240,
  padding: theme.spacing(2, 4),
  fontWeight: 600,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  '& > bdi': ownEnd,
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** Menu of the signed-in user on wide screens. */
export function UserMenuList(hanging: HangingProps) {
  const t = useT();
  const dispatch = useDispatch();
  const formats = useFormats();
  const unread = useUnreadCount();
  const schemes = useSchemes();
  const user = useSelector(selectUser);
  const name = (
    <UserName role="presentation">
      <bdi>{user?.name}</bdi>
    </UserName>
  );
  return (
    <Menu
      {...hanging}
      slotProps={{
        // A landmark: outside of the page's ones, screen readers' users would not find the menu.
        paper: { component: 'section', 'aria-label': t('My account') },
        list: { 'aria-label': t('My account'), subheader: name },
      }}
    >
      {userEntries.map(({ to, text, Icon }) => {
        // The messages are part of the dashboard's pages.
        const count = to === paths.dashboard ? unread : 0;
        const described = count > 0 && { 'aria-description': `${t('Unread')}: ${formats.number(count)}` };
        return (
          <MenuItem key={to} component={Link} to={to} onClick={hanging.onClose} {...described}>
            <Icon fontSize="small" />
            {t(text)}
            <EndBadge count={count} />
          </MenuItem>
        );
      })}
      <Divider />
      {schemes.map(({ value, name, isChosen, choose }) => (
        <MenuItem key={value} role="menuitemradio" aria-checked={isChosen} onClick={choose}>
          {isChosen ? <CheckOutlined fontSize="small" /> : <IconSpacer />}
          {name}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          hanging.onClose();
          dispatch(overlayOpened({ name: 'logout' }));
        }}
      >
        <LogoutOutlined fontSize="small" />
        {t('Log Out')}
      </MenuItem>
    </Menu>
  );
}
