import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Banner } from '@/domain/catalogue';
import { objectPosition } from '@/domain/focalPoint';
import { safePicture } from '@/domain/safeHref';
import { onPicture } from '@/shared/theme';

export interface SceneProps {
  banner: Banner;
  /** `first` loads with high priority, for the picture at the top of the page; `none` does not load yet. */
  loading: 'first' | 'eager' | 'lazy' | 'none';
}

const Layers = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars?.palette.surface.picture,
  '&::after': { content: '""', position: 'absolute', inset: 0, background: onPicture.veil },
  [theme.breakpoints.down('sm')]: { '&::after': { background: onPicture.veilDown } },
  ...theme.applyStyles('dark', { filter: 'brightness(.84)' }),
}));

/**
 * On small screens the picture is at the bottom; its enlarged corner fills the background above, since the
 * server sends wide pictures without a background color.
 */
const Background = styled('img')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxWidth: 'none',
  width: '1200%',
  height: 'auto',
  minHeight: '100%',
  [theme.breakpoints.down('sm')]: { display: 'block' },
}));

/** Without a focal point, cropping keeps the end of the picture: the title covers its start. */
const Main = styled('img')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '100% 100%',
  '[dir=rtl] &': { objectPosition: '0% 100%' },
  [theme.breakpoints.down('sm')]: {
    insetBlockStart: 'auto',
    height: '66%',
    maskImage: 'linear-gradient(transparent, black 24%)',
  },
}));

/** The picture of a banner as the background of its title. */
export function Scene({ banner: { thumbnail, focus }, loading }: SceneProps) {
  const src = safePicture(thumbnail);
  const [isBroken, setBroken] = useState(false);
  const loadingMode = loading === 'lazy' ? 'lazy' : 'eager';
  return (
    <Layers>
      {src !== null && loading !== 'none' && !isBroken && (
        <>
          <Background src={src} alt="" aria-hidden loading={loadingMode} />
          <Main
            src={src}
            alt=""
            style={focus ? { objectPosition: objectPosition(focus) } : {}}
            loading={loadingMode}
            fetchPriority={loading === 'first' ? 'high' : 'auto'}
            onError={() => setBroken(true)}
          />
        </>
      )}
    </Layers>
  );
}
