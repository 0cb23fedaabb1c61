import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { paths } from '@/domain/paths';
import { selectHasSettings, selectSettingsFailed, useSettings } from '@/features/settings';
import { useT } from '@/shared/texts';
import { BrandMark } from './BrandMark';

const Home = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  minHeight: 44,
  // Room for either kind of sign, so that the search box stays where it is.
  minWidth: 124,
  fontSize: '1.375rem',
  fontWeight: 700,
  letterSpacing: '-.03em',
  color: 'inherit',
  textDecoration: 'none',
  '[dir=rtl] &': { letterSpacing: 0 },
  [theme.breakpoints.down('sm')]: { fontSize: '1.25rem' },
}));

const Sign = styled('img')(({ theme }) => ({
  width: 'auto',
  maxWidth: 160,
  height: 36,
  objectFit: 'contain',
  [theme.breakpoints.down('sm')]: { maxWidth: 120, height: 32 },
}));

const Name = styled('span')({
  maxWidth: 200,
  // Tight letters reach over their box.
  paddingInlineEnd: '.06em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A picture of about this shape is a sign without words: the name stands beside it. */
const WIDEST_MARK = 1.6;

/** The shop's sign, leading home: the settings' picture, else a mark of our own with the app's name. */
export function Logo({ picture }: { picture: string | null }) {
  const t = useT();
  const { appName } = useSettings();
  const [broken, setBroken] = useState<string | null>(null);
  const [mark, setMark] = useState<string | null>(null);
  // A name that is about to change would move what stands beside it.
  const isNamed = useSelector(selectHasSettings);
  const isNameless = useSelector(selectSettingsFailed);
  const isShown = picture !== null && picture !== broken;
  return (
    <Home to={paths.home} aria-label={t('{name}, home', { name: appName })}>
      {isShown ? (
        <Sign
          src={picture}
          alt=""
          fetchPriority="high"
          onError={() => setBroken(picture)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setMark(naturalWidth < naturalHeight * WIDEST_MARK ? picture : null)
          }
        />
      ) : (
        <BrandMark />
      )}
      {(isShown ? mark === picture : isNamed || isNameless) && <Name>{appName}</Name>}
    </Home>
  );
}
