import BoltRounded from '@mui/icons-material/BoltRounded';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import type { FlashSale } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { CountdownBoxes, ProductCard, saleChanged, useSaleClock } from '@/features/catalogue';
import { useT } from '@/shared/texts';
import { fixedColors } from '@/shared/theme';
import { MoreLink, ScrollRow, sectionGap } from '@/shared/ui';

interface FlashBandProps {
  sale: FlashSale;
  /** False for an upcoming sale. */
  isRunning: boolean;
}

const Band = styled('section')(sectionGap, ({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  padding: theme.spacing(7),
  borderRadius: 16,
  color: theme.vars?.palette.deep.text,
  backgroundColor: theme.vars?.palette.deep.main,
  '--ring': fixedColors.white,
  [theme.breakpoints.down('sm')]: {
    marginInline: theme.spacing(-4),
    padding: theme.spacing(5.5, 4),
    borderRadius: 0,
  },
}));

/** A glow in the corner, clipped to the banner. */
const Glow = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  borderRadius: 'inherit',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -220,
    insetInlineEnd: -120,
    width: 620,
    height: 420,
    opacity: 0.6,
    background: `radial-gradient(closest-side, ${theme.vars?.palette.primary.main}, transparent)`,
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 5),
  marginBlockEnd: theme.spacing(5.5),
  '& > a': { marginInlineStart: 'auto', color: fixedColors.white },
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(2, 3),
    marginBlockEnd: theme.spacing(4),
    // Title and link share the first line, the countdown takes the second.
    '& > h2': { flex: '1 1 60%' },
    '& > :not(h2, a)': { order: 1 },
  },
}));

const Title = styled('h2')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  margin: 0,
  fontSize: '1.5rem',
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  '& svg': { color: fixedColors.flash, fontSize: '1.875rem' },
  [theme.breakpoints.down('sm')]: { fontSize: '1.25rem' },
}));

/** Wide enough for a price, which grows with the size of texts. */
const LEAST = '8rem';

const Cards = styled(ScrollRow)(({ theme }) => ({
  gridAutoColumns: `max(44%, min(100%, ${LEAST}))`,
  [theme.breakpoints.down('sm')]: {
    marginInline: theme.spacing(-4),
    padding: theme.spacing(4),
    scrollPaddingInline: 16,
  },
  [theme.breakpoints.up('sm')]: { gridAutoColumns: `max((100% - 3 * 12px) / 4, ${LEAST})` },
  '@media (min-width: 1000px)': {
    gap: theme.spacing(4),
    gridAutoColumns: `max((100% - 4 * 16px) / 5, ${LEAST})`,
  },
  '@media (min-width: 1320px)': { gridAutoColumns: `max((100% - 5 * 16px) / 6, ${LEAST})` },
}));

/** The running or upcoming flash sale with a countdown by the server's clock. */
export function FlashBand({ sale, isRunning }: FlashBandProps) {
  const t = useT();
  const dispatch = useDispatch();
  const titleId = useId();
  const left = useSaleClock(sale, { isRunning, onOver: () => dispatch(saleChanged()) });
  const title = sale.name || t('Flash sale');
  if (left === 0) return null;
  return (
    <Band aria-labelledby={titleId}>
      <Glow />
      <Head>
        <Title id={titleId}>
          <BoltRounded aria-hidden />
          <bdi>{title}</bdi>
        </Title>
        {!isRunning && <span>{t('Starts in')}</span>}
        {left !== null && <CountdownBoxes milliseconds={left} />}
        <MoreLink to={paths.flashSale(sale.id)}>{t('View all')}</MoreLink>
      </Head>
      {sale.products.length > 0 && (
        <Cards label={title}>
          {sale.products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </Cards>
      )}
    </Band>
  );
}
