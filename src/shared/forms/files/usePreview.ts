import { useEffect, useState } from 'react';
import type { Sealed } from '../../adapters';
import { unseal } from '../../adapters';

/** An address under which the page can show a file of the vault; null for none, or one that is gone. */
export function usePreview(kept: Sealed | null): string | null {
  const handle = kept?.sealed ?? null;
  const [preview, setPreview] = useState<{ handle: string; address: string } | null>(null);
  useEffect(() => {
    const file = handle === null ? null : unseal({ sealed: handle });
    if (handle === null || !(file instanceof Blob)) return undefined;
    const address = URL.createObjectURL(file);
    // After this drawing, not in it.
    queueMicrotask(() => setPreview({ handle, address }));
    return () => URL.revokeObjectURL(address);
  }, [handle]);
  return preview?.handle === handle ? preview.address : null;
}
