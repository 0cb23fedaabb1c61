import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import { keyframes, styled } from '@mui/material/styles';
import { useState } from 'react';
import { safePicture } from '@/domain/safeHref';
import type { ProductMedia } from '@/domain/catalogue';
import { Spinner } from '@/shared/ui';

interface GalleryPictureProps {
  item: ProductMedia;
  label: string;
  /** CSS transform of the zoom; empty at 1×. */
  transform: string;
  /** True for the visible picture and its neighbors, which load eagerly. */
  isNear: boolean;
}

const appear = keyframes({ from: { opacity: 0 } });

/** Below the picture, which covers it as soon as any version has loaded. */
const Waiting = styled('span')({
  gridArea: '1 / 1',
  fontSize: '2rem',
  animation: `${appear} 250ms 400ms backwards`,
  '& > span': { display: 'block', width: '1em', height: '1em' },
});

const Image = styled('img')({
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  // Prevents the browser's native image drag.
  WebkitUserDrag: 'none',
  willChange: 'transform',
  // The smaller versions, which the page has probably loaded, until this one has.
  backgroundSize: 'contain',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
});

/** A picture that fits into its frame as a whole, in the largest of the server's versions that loads. */
export function GalleryPicture({ item, label, transform, isNear }: GalleryPictureProps) {
  const [failures, setFailures] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const versions = [item.fullUrl, item.url, item.thumbnail].map(safePicture).filter((one) => one !== null);
  // Of two previews the upper one is painted once it has loaded.
  const [src, ...previews] = [...new Set(versions)].slice(failures);
  if (!src) return <ImageNotSupportedOutlined titleAccess={label} sx={{ fontSize: 64 }} />;
  return (
    <>
      {!isLoaded && (
        <Waiting aria-hidden>
          <Spinner />
        </Waiting>
      )}
      <Image
        src={src}
        alt={label}
        loading={isNear ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        style={{
          transform,
          backgroundImage: isLoaded
            ? 'none'
            : previews.map((preview) => `url(${JSON.stringify(preview)})`).join(', '),
        }}
        onLoad={() => setLoaded(true)}
        onError={() => setFailures(failures + 1)}
      />
    </>
  );
}
