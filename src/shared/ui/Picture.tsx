import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { objectPosition, type FocalPoint } from '@/domain/focalPoint';
import { safePicture } from '@/domain/safeHref';
import { onReconnect } from '../adapters';
import { onPicture } from '../theme';

interface PictureProps {
  /** Null when the server has no picture. */
  src: string | null;
  /** Empty when the picture's name is in the text beside it. */
  alt: string;
  /** Aspect ratio (width / height) of the reserved space, such as 1 or 16 / 9. */
  ratio?: number;
  fit?: 'contain' | 'cover';
  /** What cropping keeps in view; defaults to the center. */
  focus?: FocalPoint | null;
  /** Loads eagerly, for the first pictures of a page; all others load lazily. */
  isEager?: boolean;
  /** A smaller, probably cached version that is shown until the picture has loaded. */
  preview?: string | null;
}

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: '100%',
  borderRadius: 'inherit',
  color: onPicture.inkFaint,
  // Pictures keep a light background in the dark scheme too, slightly dimmed (R67).
  backgroundColor: theme.vars?.palette.surface.picture,
  ...theme.applyStyles('dark', { filter: 'brightness(.84)' }),
}));

const Image = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  display: 'block',
});

/** A picture that reserves its space and never shows a broken image. */
export function Picture({
  src: address,
  alt,
  ratio = 1,
  fit = 'cover',
  focus,
  isEager = false,
  preview,
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const src = safePicture(address);
  const isMissing = src === null || src === brokenSrc;
  const loadAgainOnline = () => onReconnect(() => setBrokenSrc(null));
  return (
    <Frame
      style={{ aspectRatio: ratio, ...previewStyle(preview, fit) }}
      {...(isMissing && alt ? { role: 'img', 'aria-label': alt } : {})}
    >
      {isMissing ? (
        <ImageNotSupportedOutlined aria-hidden ref={loadAgainOnline} />
      ) : (
        <Image
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={isEager ? 'high' : 'auto'}
          style={{ objectFit: fit, ...(focus && { objectPosition: objectPosition(focus) }) }}
          onError={() => setBrokenSrc(src)}
        />
      )}
    </Frame>
  );
}

function previewStyle(preview: string | null | undefined, fit: 'contain' | 'cover') {
  const source = safePicture(preview);
  if (source === null) return {};
  return {
    backgroundImage: `url(${JSON.stringify(source)})`,
    backgroundSize: fit,
    backgroundPosition: 'center',
  };
}
