import { Skeleton } from '@mui/material';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { QueryError, useGetOrderDocumentQuery } from '@/api';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { ShopDialog } from '@/shared/ui';
import type { OrderDialogAction } from '../orderDialogAction';
import { DocumentActions } from './DocumentActions';
import { DocumentPicture } from './DocumentPicture';
import { DocumentFile } from './DocumentFile';

/** An invoice or payment slip to open or download; a picture is shown in the dialog (R53). */
export function DocumentDialog({ action }: { action: Extract<OrderDialogAction, { kind: 'document' }> }) {
  const t = useT();
  const dispatch = useDispatch();
  const { currentData, error, isFetching, refetch } = useGetOrderDocumentQuery(action.url, {
    refetchOnMountOrArgChange: true,
  });
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const title = t(action.title);
  // While fetching, the address of the cached document may be revoked.
  const received = isFetching || error ? undefined : currentData;
  const isBroken = received !== undefined && received.address === brokenPicture;
  const shown = isBroken ? ({ ...received, kind: 'file' } as const) : received;
  return (
    <ShopDialog
      title={title}
      width={shown?.kind === 'picture' ? 820 : 480}
      onClose={() => dispatch(overlayClosed('order'))}
      actions={shown && <DocumentActions {...shown} />}
    >
      {shown?.kind === 'picture' ? (
        <DocumentPicture {...shown} alt={title} onError={() => setBrokenPicture(shown.address)} />
      ) : shown ? (
        <DocumentFile {...shown} />
      ) : error && !isFetching ? (
        <QueryError error={error} onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={88} />
      )}
    </ShopDialog>
  );
}
