import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { safePicture } from '@/domain/safeHref';
import type { ProductMedia } from '@/domain/catalogue';

interface GalleryPictureProps {
  item: ProductMedia;
  label: string;
  /** CSS transform of the zoom; empty at 1×. */
  transform: string;
  /** True for the visible picture and its neighbors, which load eagerly. */
  isNear: boolean;
}

const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  // Prevents the browser's native image drag.
  WebkitUserDrag: 'none',
  willChange: 'transform',
  // The smaller version that the page has loaded, until this one has.
  backgroundSize: 'contain',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
});

/** A picture that fits into its frame as a whole, in the largest version that the server has. */
export function GalleryPicture({ item, label, transform, isNear }: GalleryPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const src = safePicture(item.fullUrl ?? item.url ?? item.thumbnail);
  const preview = safePicture(item.url ?? item.thumbnail);
  if (isBroken || !src) return <ImageNotSupportedOutlined titleAccess={label} sx={{ fontSize: 64 }} />;
  return (
    <Image
      src={src}
      alt={label}
      loading={isNear ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      style={{
        transform,
        backgroundImage: isLoaded || !preview ? 'none' : `url(${JSON.stringify(preview)})`,
      }}
      onLoad={() => setLoaded(true)}
      onError={() => setBroken(true)}
    />
  );
}
