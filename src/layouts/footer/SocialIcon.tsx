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
import { safePicture } from '@/domain/safeHref';

/** Icons by prefix of the network's name in the settings; the first match wins. */
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

const Image = styled('img')({ width: '1.25rem', height: '1.25rem', objectFit: 'contain' });

/** Icon of a social network: a built-in one for a uniform look, else the picture from the settings. */
export function SocialIcon({ name, logo }: { name: string; logo: string | null }) {
  const normalized = name.toLowerCase().replace(/[^a-z]/g, '');
  const Icon = icons.find(([start]) =>
    start === 'x' ? normalized === 'x' : normalized.startsWith(start),
  )?.[1];
  if (Icon) return <Icon sx={{ fontSize: '1.25rem' }} />;
  const picture = safePicture(logo);
  return picture ? (
    <Image src={picture} alt="" loading="lazy" />
  ) : (
    <LinkOutlined sx={{ fontSize: '1.25rem' }} />
  );
}
