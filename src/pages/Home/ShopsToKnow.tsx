import { styled } from '@mui/material/styles';
import type { Shop } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { ShopCard } from '@/features/shops';
import { useT } from '@/shared/texts';
import { bleed, ScrollRow, Section } from '@/shared/ui';

const Cards = styled(ScrollRow)(bleed, ({ theme }) => ({
  gap: theme.spacing(5),
  gridAutoColumns: 'calc((100% - 3 * 20px) / 4)',
  '@media (max-width: 1100px)': { gap: theme.spacing(3), gridAutoColumns: 'min(280px, 74%)' },
}));

/** Featured shops; multi-vendor mode only. */
export function ShopsToKnow({ shops }: { shops: readonly Shop[] }) {
  const t = useT();
  return (
    <Section
      title={t('Shops to know')}
      lead={t('Independent shops, reviewed by shoppers')}
      more={{ to: paths.shops, text: t('All shops') }}
    >
      <Cards label={t('Shops to know')}>
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopCard shop={shop} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
