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

/** The user's photo, else the initial of the name, else a generic icon. */
export function UserPhoto({ user, size }: { user: Pick<User, 'name' | 'profilePhoto'>; size: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  const source = safePicture(user.profilePhoto);
  const photo = source === broken ? null : source;
  const [initial = ''] = user.name.trim();
  return (
    <Circle aria-hidden style={{ width: size, height: size, fontSize: size * 0.44 }}>
      {photo ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        initial.toLocaleUpperCase() || <PersonOutlineOutlined fontSize="inherit" />
      )}
    </Circle>
  );
}
