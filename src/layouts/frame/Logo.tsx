import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from '@/shared/ui';
import { safePicture } from '@/domain/safeHref';
import { paths } from '@/domain/paths';
import { selectHasSettings, selectSettingsFailed, useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { BrandMark } from './BrandMark';

const Home = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  minHeight: 44,
  // Reserves the width of either kind of logo, so that the search box does not move.
  minWidth: 124,
  fontSize: '1.375rem',
  fontWeight: 700,
  letterSpacing: '-.03em',
  color: 'inherit',
  textDecoration: 'none',
  '[dir=rtl] &': { letterSpacing: 0 },
  [theme.breakpoints.down('sm')]: { fontSize: '1.25rem' },
}));

const Image = styled('img')(({ theme }) => ({
  width: 'auto',
  maxWidth: 160,
  height: 36,
  objectFit: 'contain',
  [theme.breakpoints.down('sm')]: { maxWidth: 120, height: 32 },
}));

const Name = styled('span')({
  maxWidth: 200,
  // The negative letter spacing makes the last letter overflow its box.
  paddingInlineEnd: '.06em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Pictures narrower than this ratio are marks without text: the name is shown beside them. */
const WIDEST_MARK = 1.6;

/** The logo, linking home: the picture from the settings, else the default mark with the app's name. */
export function Logo({ picture: address }: { picture: string | null }) {
  const picture = safePicture(address);
  const t = useT();
  const { appName } = useSettings();
  const [broken, setBroken] = useState<string | null>(null);
  const [mark, setMark] = useState<string | null>(null);
  // Waits for the settings, since a name that changes would move its neighbors.
  const isNameLoaded = useSelector(selectHasSettings);
  const hasNameFailed = useSelector(selectSettingsFailed);
  const isShown = picture !== null && picture !== broken;
  const showNameBeside = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    setMark(naturalWidth < naturalHeight * WIDEST_MARK ? picture : null);
  return (
    <Home to={paths.home} aria-label={appName ? t('{name}, home', { name: appName }) : t('Home')}>
      {isShown ? (
        <Image
          src={picture}
          alt=""
          fetchPriority="high"
          // A picture from the memory cache has loaded before its event: the painted name does not blink.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) showNameBeside(image);
          }}
          onError={() => setBroken(picture)}
          onLoad={({ currentTarget }) => showNameBeside(currentTarget)}
        />
      ) : (
        <BrandMark />
      )}
      {(isShown ? mark === picture : isNameLoaded || hasNameFailed) && <Name>{appName}</Name>}
    </Home>
  );
}
