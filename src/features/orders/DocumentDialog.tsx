import { Button, Skeleton } from '@mui/material';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useErrorMessage, useGetOrderDocumentQuery } from '@/api';
import type { OrderDialogAction } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { SectionError, ShopDialog } from '@/shared/ui';
import { DocumentFile } from './DocumentFile';
import { DocumentFrame, DocumentSheet } from './DocumentSheet';

/** An invoice or payment slip to read, print or download (R53). */
export function DocumentDialog({ action }: { action: Extract<OrderDialogAction, { kind: 'document' }> }) {
  const t = useT();
  const dispatch = useDispatch();
  const sheetRef = useRef<HTMLIFrameElement>(null);
  const {
    currentData: orderDocument,
    error,
    isFetching,
    refetch,
  } = useGetOrderDocumentQuery(action.url, { refetchOnMountOrArgChange: true });
  const message = useErrorMessage(error);
  const title = t(action.title);
  return (
    <ShopDialog
      title={title}
      width={820}
      onClose={() => dispatch(overlayClosed('order'))}
      actions={
        orderDocument?.kind === 'page' && (
          <Button size="large" variant="contained" onClick={() => sheetRef.current?.contentWindow?.print()}>
            {t('Print')}
          </Button>
        )
      }
    >
      {orderDocument?.kind === 'page' ? (
        <DocumentSheet ref={sheetRef} title={title} html={orderDocument.html} />
      ) : orderDocument ? (
        <DocumentFile {...orderDocument} />
      ) : error && !isFetching ? (
        <SectionError message={message} onRetry={() => void refetch()} />
      ) : (
        <DocumentFrame>
          <Skeleton variant="rectangular" height="100%" />
        </DocumentFrame>
      )}
    </ShopDialog>
  );
}
