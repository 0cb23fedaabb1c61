import BoltRounded from '@mui/icons-material/BoltRounded';
import { Button } from '@mui/material';
import type { FlashSale } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { CountdownBoxes, useSaleState } from '@/features/catalogue';
import { useT } from '@/shared/texts';
import { Link, Picture } from '@/shared/ui';
import { Band, BandPicture, BandTitle, BandText, CountdownSlot } from './FlashBand.styles';

/** Name and countdown of a sale by the server's clock: before, during and after it. */
export function SaleBand({ sale }: { sale: FlashSale }) {
  const t = useT();
  const { state, remaining } = useSaleState(sale);
  const labels = {
    coming: t('Starts in'),
    running: t('Ends in'),
    over: t('This sale is over.'),
  };
  return (
    <Band>
      <BandText>
        <BandTitle variant="h1">
          <BoltRounded aria-hidden />
          <bdi>{sale.name || t('Flash sale')}</bdi>
        </BandTitle>
        <p role="status">{(remaining !== null || state === 'over') && labels[state]}</p>
        <CountdownSlot>
          {remaining !== null && <CountdownBoxes milliseconds={remaining} />}
          {state === 'over' && (
            <Button component={Link} to={paths.bestDeal} variant="contained">
              {t('See the best deals')}
            </Button>
          )}
        </CountdownSlot>
      </BandText>
      {sale.thumbnail && (
        <BandPicture data-over={state === 'over' || undefined}>
          <Picture src={sale.thumbnail} alt="" ratio={16 / 7} isEager />
        </BandPicture>
      )}
    </Band>
  );
}
