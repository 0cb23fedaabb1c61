import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import { Card, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CartLine } from '@/domain/cart';
import { paths } from '@/domain/paths';
import { Unsent } from '@/core/notices';
import { overlayClosed } from '@/core/overlays';
import { useSelect } from '@/shared/hooks';
import { useFormats, useT } from '@/shared/texts';
import { clampedTo, unstyledList, wholeCard } from '@/shared/theme';
import { busyProps, Link, Picture, Price, VisuallyHidden } from '@/shared/ui';
import { lineMovePressed, selectIsAdding } from '../cart.slice';
import { LineDetails } from '../LineChoice';
import { MoveButton } from './MoveButton';
import { selectSavedLines } from './saved.selectors';

const Title = styled('h3')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(3.5),
  fontSize: '.9375rem',
  lineHeight: 1.3,
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  '& > span': { fontWeight: 400, color: theme.vars?.palette.text.secondary },
}));

const Lines = styled('ul')(({ theme }) => ({
  ...unstyledList,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  columnGap: theme.spacing(3),
  padding: theme.spacing(3, 3.5, 2),
}));

const Thumbnail = styled('span')({ alignSelf: 'start', overflow: 'hidden', borderRadius: 8 });

const Name = styled(Link)(({ theme }) => ({
  ...clampedTo(2),
  fontSize: '.875rem',
  fontWeight: 500,
  lineHeight: 1.35,
  textDecoration: 'none',
  color: theme.vars?.palette.text.primary,
  '&:hover': { textDecoration: 'underline' },
  ...wholeCard,
}));

const Quiet = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

const Bottom = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
}));

/** At the end; the struck price below, where there is no room beside it. */
const PriceEnd = styled('span')({
  flex: '1 1 5rem',
  display: 'grid',
  justifyItems: 'end',
  '& > span': { justifyContent: 'end' },
});

/** Above the link, which covers the row. */
const raised = { position: 'relative', zIndex: 1 } as const;

/** Lines that were put aside for later, below those of the cart (R101). */
export function SavedLines() {
  const t = useT();
  const titleId = useId();
  const formats = useFormats();
  const saved = useSelector(selectSavedLines);
  if (!saved) return null;
  return (
    <>
      <VisuallyHidden role="status">
        {saved.length > 0 ? `${t('Saved for later')}: ${t('{count} items', { count: saved.length })}` : ''}
      </VisuallyHidden>
      {saved.length > 0 && (
        <Card component="section" aria-labelledby={titleId} sx={{ flex: 'none' }}>
          <Title id={titleId}>
            {t('Saved for later')} <span>({formats.number(saved.length)})</span>
          </Title>
          <Lines>
            {saved.map((line) => (
              <SavedLine key={line.productId} line={line} />
            ))}
          </Lines>
        </Card>
      )}
    </>
  );
}

function SavedLine({ line }: { line: CartLine }) {
  const t = useT();
  const dispatch = useDispatch();
  const isMoving = useSelect(selectIsAdding, line.productId);
  const press = lineMovePressed({ line, move: 'delete' });
  return (
    <Row>
      <Thumbnail>
        <Picture src={line.thumbnail} alt="" />
      </Thumbnail>
      <div>
        <Name to={paths.productDetails(line.productId)} onClick={() => dispatch(overlayClosed('cart'))}>
          <bdi>{line.name}</bdi>
        </Name>
        <Quiet>
          <LineDetails line={line} />
        </Quiet>
        <Bottom>
          <span style={raised}>
            <MoveButton line={line} move="restore" />
          </span>
          <PriceEnd>
            <Price priced={line} variant="compact" />
          </PriceEnd>
        </Bottom>
      </div>
      <IconButton
        edge="end"
        aria-label={t('Remove {name}', { name: line.name })}
        {...busyProps(isMoving, () => dispatch(press))}
        sx={{ ...raised, alignSelf: 'start', mt: -1.5 }}
      >
        <DeleteOutlineOutlined fontSize="small" />
      </IconButton>
      <Unsent press={press} />
    </Row>
  );
}
