import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ProductMedia } from '@/domain/catalogue';

interface GalleryPictureProps {
  item: ProductMedia;
  label: string;
  /** How closely it is looked at; empty for the whole. */
  transform: string;
  /** The one that is shown and its neighbours come at once. */
  isNear: boolean;
}

const Shown = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  // The browser would carry the picture away.
  WebkitUserDrag: 'none',
  willChange: 'transform',
});

/** A picture as large as its room, in the size that the server has for it. */
export function GalleryPicture({ item, label, transform, isNear }: GalleryPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const src = item.url ?? item.thumbnail;
  if (isBroken || !src) return <ImageNotSupportedOutlined titleAccess={label} sx={{ fontSize: 64 }} />;
  return (
    <Shown
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
