import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { paths } from '@/domain/paths';

/** Specification §2: "entries Dashboard (/dashboard), Change Password (/change-password), Log Out". */
export const userEntries = [
  { to: paths.dashboard, text: 'Dashboard', Icon: GridViewOutlined },
  { to: paths.changePassword, text: 'Change Password', Icon: KeyOutlined },
] as const;
