import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

interface PictureProps {
  /** Null where the server has none. */
  src: string | null;
  /** Empty for a picture whose name stands beside it. */
  alt: string;
  /** Width by height of the reserved room, such as 1 or 16 / 9. */
  ratio?: number;
  fit?: 'contain' | 'cover';
  /** The first pictures of a page load at once, all others when they come near. */
  isEager?: boolean;
  /** A small one of the same, mostly here already, that stands until the picture has come. */
  preview?: string | null;
}

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '100%',
  borderRadius: 'inherit',
  color: '#70706a',
  // Pictures keep a light ground in the dark scheme too, a little dimmed (mock/art.md).
  backgroundColor: theme.vars?.palette.surface.picture,
  ...theme.applyStyles('dark', { filter: 'brightness(.92)' }),
}));

const Shown = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  display: 'block',
});

/** A picture that reserves its room and never shows a broken image. */
export function Picture({ src, alt, ratio = 1, fit = 'cover', isEager = false, preview }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isMissing = src === null || src === brokenSrc;
  return (
    <Frame
      style={{ aspectRatio: ratio, ...previewStyle(preview, fit) }}
      {...(isMissing && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {isMissing ? (
        <ImageNotSupportedOutlined aria-hidden />
      ) : (
        <Shown
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={isEager ? 'high' : 'auto'}
          style={{ objectFit: fit }}
          onError={() => setBrokenSrc(src)}
        />
      )}
    </Frame>
  );
}

function previewStyle(preview: string | null | undefined, fit: 'contain' | 'cover') {
  if (!preview) return {};
  return {
    backgroundImage: `url(${JSON.stringify(preview)})`,
    backgroundSize: fit,
    backgroundPosition: 'center',
  };
}
