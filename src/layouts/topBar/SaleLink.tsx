import BoltRounded from '@mui/icons-material/BoltRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FlashSale } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { Link, ownEnd } from '@/shared/ui';

const Sale = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  marginInlineStart: 'auto',
  borderRadius: 8,
  fontSize: '.875rem',
  fontWeight: 700,
  color: theme.vars?.palette.sale.dark,
  textDecoration: 'none',
  '&:hover > span:first-of-type': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

const Name = styled('span')({ ...ownEnd, maxWidth: 200 });

/** The name of the sale, linked to its page; `children` follow the name. */
export function SaleLink({ sale, children }: { sale: FlashSale; children?: ReactNode }) {
  const t = useT();
  return (
    <Sale to={paths.flashSale(sale.id)}>
      <BoltRounded fontSize="small" />
      <Name dir="auto">{sale.name || t('Flash sale')}</Name>
      {children}
    </Sale>
  );
}
