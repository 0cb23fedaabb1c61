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

/** An invoice or a payment slip, to be read, printed or kept (contract §10, "invoice, payment slip"). */
export function PaperDialog({ deed }: { deed: Extract<OrderDeed, { is: 'paper' }> }) {
  const t = useT();
  const dispatch = useDispatch();
  const sheetRef = useRef<HTMLIFrameElement>(null);
  const {
    currentData: paper,
    error,
    isFetching,
    refetch,
  } = useGetOrderPaperQuery(deed.url, { refetchOnMountOrArgChange: true });
  const words = useErrorWords(error);
  const title = t(deed.title);
  return (
    <ShopDialog
      title={title}
      width={820}
      onClose={() => dispatch(overlayClosed('order'))}
      actions={
        paper?.kind === 'page' && (
          <Button size="large" variant="contained" onClick={() => sheetRef.current?.contentWindow?.print()}>
            {t('Print')}
          </Button>
        )
      }
    >
      {paper?.kind === 'page' ? (
        <PaperSheet ref={sheetRef} title={title} html={paper.html} />
      ) : paper ? (
        <PaperFile {...paper} />
      ) : error && !isFetching ? (
        <SectionError message={words} onRetry={() => void refetch()} />
      ) : (
        <PaperFrame>
          <Skeleton variant="rectangular" height="100%" />
        </PaperFrame>
      )}
    </ShopDialog>
  );
}
