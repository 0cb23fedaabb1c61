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
 * The picture's own plain corner, much enlarged, is the ground where the picture itself does not reach: the server
 * sends wide pictures and says nothing about their colour. A picture does not turn with the language, for its light
 * comes from one side; so in right-to-left pages it stands at the end and fades into that ground.
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
  '[dir=rtl] &': { display: 'block', insetInlineStart: 'auto', insetInlineEnd: 0 },
  [theme.breakpoints.down('sm')]: { display: 'block' },
}));

const Main = styled('img')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // What crops the sides keeps the right one, where such pictures have their things.
  objectPosition: '100% 100%',
  '[dir=rtl] &': { width: '62%', maskImage: 'linear-gradient(270deg, #0000, #000 9%)' },
  [theme.breakpoints.down('sm')]: {
    '&, [dir=rtl] &': {
      insetBlockStart: 'auto',
      width: '100%',
      height: '66%',
      maskImage: 'linear-gradient(#0000, #000 24%)',
    },
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
