import BoltRounded from '@mui/icons-material/BoltRounded';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import type { FlashSale } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { CountdownBoxes, useSaleState } from '@/features/catalogue';
import { useT } from '@/shared/texts';
import { Picture } from '@/shared/ui';
import { Band, BandPicture, BandTitle, BandWords, CountdownRoom } from './bandParts';

interface SaleBandProps {
  sale: FlashSale;
  /** It has started or ended: prices and badges are to be asked again (contract §10, "flash sale over"). */
  onTurn: () => void;
}

/** What the sale is called and how long it lasts, by the server's clock: before, while and after it runs. */
export function SaleBand({ sale, onTurn }: SaleBandProps) {
  const t = useT();
  const { state, remaining } = useSaleState(sale, onTurn);
  const words = {
    coming: t('Starts in'),
    running: t('Ends in'),
    over: t('This sale is over.'),
  };
  return (
    <Band>
      <BandWords>
        <BandTitle variant="h1">
          <BoltRounded aria-hidden />
          {sale.name || t('Flash sale')}
        </BandTitle>
        <p role="status">{(remaining !== null || state === 'over') && words[state]}</p>
        <CountdownRoom>
          {remaining !== null && <CountdownBoxes milliseconds={remaining} />}
          {state === 'over' && (
            <Button component={Link} to={paths.bestDeal} variant="contained">
              {t('See the best deals')}
            </Button>
          )}
        </CountdownRoom>
      </BandWords>
      {sale.thumbnail && (
        <BandPicture data-over={state === 'over' || undefined}>
          <Picture src={sale.thumbnail} alt="" ratio={16 / 7} isEager />
        </BandPicture>
      )}
    </Band>
  );
}
