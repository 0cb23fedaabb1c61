import { useEffect, useState } from 'react';
import type { SecretRef } from '../../adapters';
import { resolveSecrets } from '../../adapters';

/** Object URL of a file in the vault; null for none, or a removed one. */
export function usePreview(secretRef: SecretRef | null): string | null {
  const handle = secretRef?.secretRef ?? null;
  const [preview, setPreview] = useState<{ handle: string; address: string } | null>(null);
  useEffect(() => {
    const file = handle === null ? null : resolveSecrets({ secretRef: handle });
    if (handle === null || !(file instanceof Blob)) return undefined;
    const address = URL.createObjectURL(file);
    // Avoids a synchronous state update inside the effect.
    queueMicrotask(() => setPreview({ handle, address }));
    return () => URL.revokeObjectURL(address);
  }, [handle]);
  return preview?.handle === handle ? preview.address : null;
}
