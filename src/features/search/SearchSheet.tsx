import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { Chip, Dialog, IconButton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { paths } from '@/domain/paths';
import { useShopCategories } from '@/core/settings';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { Link, useLayer, VisuallyHidden } from '@/shared/ui';
import { SearchBox } from './SearchBox';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  // Grows with the suggestions below the field.
  flex: 'none',
  alignItems: 'start',
  gap: theme.spacing(2),
  minHeight: 64,
  paddingBlockStart: 9,
  paddingInline: theme.spacing(2, 4),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
}));

const Back = styled(ArrowBackOutlined)({ '[dir=rtl] &': { transform: 'scaleX(-1)' } });

const Ideas = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  padding: theme.spacing(5, 4),
  '& > h2': { width: '100%' },
}));

const Idea = styled(Chip)({ height: 44, paddingInline: 6, borderRadius: 22 }) as typeof Chip;

/** Specification §2: "Mobile: search dialog". */
export function SearchSheet() {
  const t = useT();
  const dispatch = useDispatch();
  const { categories = [] } = useShopCategories();
  const titleId = useId();
  const { isOpen, onExited } = useLayer();
  const close = () => dispatch(overlayClosed('search'));
  return (
    <Dialog
      open={isOpen}
      fullScreen
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited } }}
    >
      <VisuallyHidden id={titleId}>{t('Search')}</VisuallyHidden>
      <Head>
        <IconButton aria-label={t('Close')} onClick={close}>
          <Back />
        </IconButton>
        <SearchBox variant="sheet" />
      </Head>
      {categories.length > 0 && (
        <Ideas>
          <Typography variant="h4" component="h2">
            {t('Categories')}
          </Typography>
          {categories.map(({ id, name }) => (
            <Idea
              key={id}
              clickable
              component={Link}
              to={paths.category(id)}
              label={name}
              variant="outlined"
              onClick={close}
            />
          ))}
        </Ideas>
      )}
    </Dialog>
  );
}
