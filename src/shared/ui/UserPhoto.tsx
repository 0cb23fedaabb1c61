import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { safePicture } from '@/domain/safeHref';
import type { User } from '@/domain/session';

const Circle = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: 700,
  color: theme.vars?.palette.primary.dark,
  backgroundColor: theme.vars?.palette.primary.soft,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

interface UserPhotoProps {
  user: Pick<User, 'name' | 'profilePhoto'>;
  /** Diameter in pixels, or as a CSS length. */
  size: number | string;
}

/** The user's photo, else the initial of the name, else a generic icon. */
export function UserPhoto({ user, size }: UserPhotoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const source = safePicture(user.profilePhoto);
  const photo = source === broken ? null : source;
  const [initial = ''] = user.name.trim();
  const length = typeof size === 'number' ? `${size}px` : size;
  return (
    <Circle aria-hidden style={{ width: length, height: length, fontSize: `calc(${length} * .44)` }}>
      {photo ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        initial.toLocaleUpperCase() || <PersonOutlineOutlined fontSize="inherit" />
      )}
    </Circle>
  );
}
