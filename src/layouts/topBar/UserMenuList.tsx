import CheckOutlined from '@mui/icons-material/CheckOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Divider, Menu, MenuItem } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router';
import { useSchemes } from '@/features/appearance';
import type { HangingProps } from '@/features/overlays';
import { overlayOpened } from '@/features/overlays';
import { useT } from '@/shared/texts';
import { userEntries } from './userEntries';

/** As wide as an icon, so that all labels are aligned. */
const IconSpacer = styled('span')({ width: 20 });

/** Menu of the signed-in user on wide screens. */
export function UserMenuList(hanging: HangingProps) {
  const t = useT();
  const dispatch = useDispatch();
  const schemes = useSchemes();
  return (
    <Menu {...hanging} slotProps={{ list: { 'aria-label': t('My account') } }}>
      {userEntries.map(({ to, text, Icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={hanging.onClose}>
          <Icon fontSize="small" />
          {t(text)}
        </MenuItem>
      ))}
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
