import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LocationOnOutlined from '@mui/icons-material/LocationOnOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { paths, patterns } from '@/domain/paths';

/** Specification §2, "Dashboard sidebar", in its order. */
export const accountLinks = [
  { to: paths.dashboard, text: 'Dashboard', Icon: GridViewOutlined },
  { to: paths.orderHistory, text: 'Order History', Icon: Inventory2Outlined },
  { to: paths.wishlist, text: 'Wishlist', Icon: FavoriteBorderOutlined },
  { to: paths.messages, text: 'Message', Icon: ChatBubbleOutlineOutlined },
  { to: paths.profile, text: 'My Profile', Icon: PersonOutlineOutlined },
  { to: paths.manageAddress, text: 'Manage Address', Icon: LocationOnOutlined },
  { to: paths.supportTickets, text: 'Support Ticket', Icon: SupportAgentOutlined },
  { to: paths.changePassword, text: 'Change Password', Icon: KeyOutlined },
  { to: paths.termsAndConditions, text: 'Terms & Conditions', Icon: DescriptionOutlined },
  { to: paths.privacyPolicy, text: 'Privacy Policy', Icon: VerifiedUserOutlined },
] as const;

/** Path prefix of a list's details, where it differs from the list's own path. */
export const detailsOf: Readonly<Record<string, string>> = {
  [paths.supportTickets]: patterns.supportTicket.replace('/:ticketNumber', ''),
};
