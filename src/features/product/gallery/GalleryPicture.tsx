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
});

/** A picture that fills its frame, in full resolution if the server has one. */
export function GalleryPicture({ item, label, transform, isNear }: GalleryPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const src = safePicture(item.url ?? item.thumbnail);
  if (isBroken || !src) return <ImageNotSupportedOutlined titleAccess={label} sx={{ fontSize: 64 }} />;
  return (
    <Image
      src={src}
      alt={label}
      loading={isNear ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      style={{ transform, backgroundSize: 'contain' }}
      onError={() => setBroken(true)}
    />
  );
}
