import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Divider, Menu, MenuItem } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { SchemeChoice } from '@/features/appearance';
import type { HangingProps } from '@/features/overlays';
import { overlayOpened } from '@/features/overlays';
import { useT } from '@/shared/texts';
import { userEntries } from './userEntries';

const Room = styled('li')(({ theme }) => ({ padding: theme.spacing(1, 4) }));

/** The signed-in user's menu on wide screens. */
export function UserMenuList(hanging: HangingProps) {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <Menu {...hanging} slotProps={{ list: { 'aria-label': t('My account') } }}>
      {userEntries.map(({ to, text, Icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={hanging.onClose}>
          <Icon fontSize="small" />
          {t(text)}
        </MenuItem>
      ))}
      <Divider />
      <Room>
        <SchemeChoice />
      </Room>
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
