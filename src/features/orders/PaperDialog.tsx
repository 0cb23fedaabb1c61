import { Button, Skeleton } from '@mui/material';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useErrorWords, useGetOrderPaperQuery } from '@/api';
import type { OrderDeed } from '@/features/overlays';
import { overlayClosed } from '@/features/overlays';
import { useT } from '@/shared/texts';
import { SectionError, ShopDialog } from '@/shared/ui';
import { PaperFile } from './PaperFile';
import { PaperFrame, PaperSheet } from './PaperSheet';

/** An invoice or payment slip to read, print or download (contract §10, "invoice, payment slip"). */
export function PaperDialog({ action }: { action: Extract<OrderDeed, { kind: 'document' }> }) {
  const t = useT();
  const dispatch = useDispatch();
  const sheetRef = useRef<HTMLIFrameElement>(null);
  const {
    currentData: orderDocument,
    error,
    isFetching,
    refetch,
  } = useGetOrderPaperQuery(action.url, { refetchOnMountOrArgChange: true });
  const message = useErrorWords(error);
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
        <PaperSheet ref={sheetRef} title={title} html={orderDocument.html} />
      ) : orderDocument ? (
        <PaperFile {...orderDocument} />
      ) : error && !isFetching ? (
        <SectionError message={message} onRetry={() => void refetch()} />
      ) : (
        <PaperFrame>
          <Skeleton variant="rectangular" height="100%" />
        </PaperFrame>
      )}
    </ShopDialog>
  );
}
