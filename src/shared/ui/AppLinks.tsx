import Apple from '@mui/icons-material/Apple';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Settings } from '@/domain/settings';
import { safeHref, safePicture } from '@/domain/safeHref';
import { useT } from '../texts';
import { fixedColors } from '../theme';

type Background = 'deep' | 'paper';

const Box = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(3.5) }));
const Stores = styled('div')(({ theme }) => ({
  flex: '1 1 148px',
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2.5),
}));

const Qr = styled('img')({
  flex: 'none',
  width: 108,
  height: 108,
  padding: 8,
  borderRadius: 8,
  objectFit: 'contain',
  backgroundColor: fixedColors.white,
});

const Store = styled('a', { shouldForwardProp: (name) => name !== 'background' })<{ background: Background }>(
  ({ theme, background }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2.5),
    minHeight: 49,
    padding: theme.spacing(1.5, 3.5),
    borderRadius: 8,
    border: `1px solid ${background === 'deep' ? theme.vars?.palette.deep.line : theme.vars?.palette.divider}`,
    fontSize: '.875rem',
    lineHeight: 1.2,
    color: background === 'deep' ? theme.vars?.palette.deep.text : theme.vars?.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: 'currentColor' },
  }),
);

const Small = styled('small', { shouldForwardProp: (name) => name !== 'background' })<{
  background: Background;
}>(({ theme, background }) => ({
  display: 'block',
  fontSize: '.75rem',
  color: background === 'deep' ? theme.vars?.palette.deep.textMuted : theme.vars?.palette.text.secondary,
}));

interface AppLinksProps {
  background: Background;
  links: Pick<Settings, 'footerQr' | 'appStoreLink' | 'playStoreLink'>;
}

/** A QR code and links to the app stores; each is omitted when the settings lack it. */
export function AppLinks({ background, links }: AppLinksProps) {
  const t = useT();
  const { appStoreLink, playStoreLink } = links;
  const footerQr = safePicture(links.footerQr);
  return (
    <Box>
      {footerQr && <Qr src={footerQr} alt={t('QR code of our app')} loading="lazy" />}
      <Stores>
        <StoreLink
          background={background}
          href={safeHref(appStoreLink)}
          icon={<Apple />}
          lead={t('Download on the')}
          name="App Store"
        />
        <StoreLink
          background={background}
          href={safeHref(playStoreLink)}
          icon={<PlayArrowRounded />}
          lead={t('Get it on')}
          name="Google Play"
        />
      </Stores>
    </Box>
  );
}

interface StoreLinkProps {
  background: Background;
  href: string | null;
  icon: ReactNode;
  lead: string;
  name: string;
}

function StoreLink({ background, href, icon, lead, name }: StoreLinkProps) {
  if (!href) return null;
  return (
    <Store background={background} href={href} target="_blank" rel="noopener noreferrer">
      {icon}
      <span>
        <Small background={background}>{lead}</Small>
        {name}
      </span>
    </Store>
  );
}
