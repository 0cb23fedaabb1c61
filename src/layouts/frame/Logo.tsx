import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '@/domain/paths';
import { useSettings } from '@/features/settings';
import { useT } from '@/shared/texts';
import { BrandMark } from './BrandMark';

const Home = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  minHeight: 44,
  fontSize: '1.375rem',
  fontWeight: 700,
  letterSpacing: '-.03em',
  color: 'inherit',
  textDecoration: 'none',
  '[dir=rtl] &': { letterSpacing: 0 },
  [theme.breakpoints.down('sm')]: { fontSize: '1.25rem' },
}));

const Sign = styled('img')(({ theme }) => ({
  width: 132,
  height: 36,
  objectFit: 'contain',
  objectPosition: '0 50%',
  '[dir=rtl] &': { objectPosition: '100% 50%' },
  [theme.breakpoints.down('sm')]: { width: 108, height: 32 },
}));

const Name = styled('span')({
  maxWidth: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The shop's sign, leading home: the settings' picture, else a mark of our own with the app's name. */
export function Logo({ picture }: { picture: string | null }) {
  const t = useT();
  const { appName } = useSettings();
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Home to={paths.home} aria-label={t('{name}, home', { name: appName })}>
      {picture && picture !== broken ? (
        <Sign src={picture} alt="" fetchPriority="high" onError={() => setBroken(picture)} />
      ) : (
        <>
          <BrandMark />
          <Name>{appName}</Name>
        </>
      )}
    </Home>
  );
}
