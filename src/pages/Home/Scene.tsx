import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { onPicture } from '@/shared/ui';

interface SceneProps {
  src: string;
  /** `first` is what the eye meets first: it goes before everything else. */
  loading: 'first' | 'eager' | 'lazy';
}

const Layers = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  backgroundColor: theme.vars?.palette.surface.picture,
  '&::after': { content: '""', position: 'absolute', inset: 0, background: onPicture.veil },
  [theme.breakpoints.down('sm')]: { '&::after': { background: 'linear-gradient(#fff6, #fff0 60%)' } },
  ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
}));

/**
 * On small screens the picture stands at the foot, and its own plain corner, much enlarged, is the ground above it: the
 * server sends wide pictures and says nothing about their colour.
 */
const Ground = styled('img')(({ theme }) => ({
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

/** What crops the sides keeps the end, where the things stand; the start is for the title. */
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
    maskImage: 'linear-gradient(#0000, #000 24%)',
  },
}));

/** The picture of a banner, as a ground for its title. */
export function Scene({ src, loading }: SceneProps) {
  const [isBroken, setBroken] = useState(false);
  const when = loading === 'lazy' ? 'lazy' : 'eager';
  return (
    <Layers>
      {!isBroken && (
        <>
          <Ground src={src} alt="" aria-hidden loading={when} />
          <Main
            src={src}
            alt=""
            loading={when}
            fetchPriority={loading === 'first' ? 'high' : 'auto'}
            onError={() => setBroken(true)}
          />
        </>
      )}
    </Layers>
  );
}
