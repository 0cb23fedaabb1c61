import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { CartLine } from '@/domain/cart';
import { lineAmount } from '@/domain/cart';
import { paths } from '@/domain/paths';
import { wholeCard } from '@/shared/theme';
import { Link, MoneyText, Picture } from '@/shared/ui';
import { LineDetails } from './LineChoice';

type BoughtLineDetails = Omit<CartLine, 'discountPercentage'>;

interface BoughtLineProps {
  line: BoughtLineDetails;
  /** Actions or status below the line's details. */
  children?: ReactNode;
}

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  // With large text the amount wraps below the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3.5),
  paddingBlock: theme.spacing(3),
}));

const Thumbnail = styled('span')({ flex: 'none', width: 64, overflow: 'hidden', borderRadius: 8 });

const Details = styled('div')({ flex: '1 1 5rem', minWidth: 0 });

const Name = styled(Link)(({ theme }) => ({
  display: 'block',
  overflowWrap: 'anywhere',
  fontWeight: 500,
  lineHeight: 1.4,
  textDecoration: 'none',
  color: theme.vars?.palette.text.primary,
  '&:hover': { textDecoration: 'underline' },
  ...wholeCard,
}));

const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

const Amount = styled('strong')<{ 'data-reduced': boolean }>(({ theme, 'data-reduced': isReduced }) => ({
  marginInlineStart: 'auto',
  color: isReduced ? theme.vars?.palette.sale.dark : theme.vars?.palette.text.primary,
}));

/** Above the link, which covers the line. */
const Below = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  marginBlockStart: theme.spacing(1.5),
}));

/** Read-only line of a checkout or of an order. */
export function BoughtLine({ line, children }: BoughtLineProps) {
  return (
    <Row>
      <Thumbnail>
        <Picture src={line.thumbnail} alt="" />
      </Thumbnail>
      <Details>
        <Name to={paths.productDetails(line.productId)}>
          <bdi>{line.name}</bdi>
        </Name>
        <Quiet>
          <LineDetails line={line} />
        </Quiet>
        {children && <Below>{children}</Below>}
      </Details>
      <Amount data-reduced={line.discountPrice > 0}>
        <MoneyText amount={lineAmount(line)} />
      </Amount>
    </Row>
  );
}
