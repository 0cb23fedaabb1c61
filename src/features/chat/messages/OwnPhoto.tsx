import { useState } from 'react';
import { safePicture } from '@/domain/safeHref';

/** The user's profile picture beside a message of their own (specification §3, `user.profile_photo`). */
export function OwnPhoto({ src: address }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const src = safePicture(address);
  if (src === null || src === broken) return null;
  return <img className="photo" src={src} alt="" onError={() => setBroken(src)} />;
}
