import Facebook from '@mui/icons-material/Facebook';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Pinterest from '@mui/icons-material/Pinterest';
import Telegram from '@mui/icons-material/Telegram';
import WhatsApp from '@mui/icons-material/WhatsApp';
import X from '@mui/icons-material/X';
import YouTube from '@mui/icons-material/YouTube';
import { styled } from '@mui/material/styles';

/** By the name that the settings give; the first that the name begins with. */
const icons = [
  ['facebook', Facebook],
  ['instagram', Instagram],
  ['linkedin', LinkedIn],
  ['pinterest', Pinterest],
  ['telegram', Telegram],
  ['whatsapp', WhatsApp],
  ['twitter', X],
  ['x', X],
  ['youtube', YouTube],
] as const;

const Sign = styled('img')({ width: 20, height: 20, objectFit: 'contain' });

/** The sign of a network: ours, so that all are of one hand, else the settings' picture. */
export function SocialIcon({ name, logo }: { name: string; logo: string | null }) {
  const known = name.toLowerCase().replace(/[^a-z]/g, '');
  const Icon = icons.find(([start]) => (start === 'x' ? known === 'x' : known.startsWith(start)))?.[1];
  if (Icon) return <Icon sx={{ fontSize: 20 }} />;
  return logo ? <Sign src={logo} alt="" loading="lazy" /> : <LinkOutlined sx={{ fontSize: 20 }} />;
}
