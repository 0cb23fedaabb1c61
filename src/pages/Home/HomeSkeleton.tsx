import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ProductGrid } from '@/features/catalogue';
import { sectionGap, VisuallyHidden } from '@/shared/ui';
import { useIsPainted } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { CategoryColumns, Thumb } from './CategoryRow';
import { HeroGrid, Tiles } from './Hero';
import { Slide } from './HeroSlide';

const Block = styled('div')(sectionGap);

const Placeholder = styled(Skeleton)(({ theme }) => ({
  width: '100%',
  height: '100%',
  minHeight: 196,
  borderRadius: 16,
  [theme.breakpoints.down('md')]: { minHeight: 170 },
  [theme.breakpoints.down('sm')]: { minHeight: 236 },
}));

const Round = styled(Skeleton)({ width: '100%', height: 'auto', aspectRatio: '1' });

/** Placeholder of the home page's first screen. */
export function HomeSkeleton() {
  const t = useT();
  if (useIsPainted()) return null;
  return (
    <>
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <div aria-hidden>
        <HeroGrid data-split>
          <Slide>
            <Placeholder variant="rectangular" sx={{ position: 'absolute', inset: 0 }} />
          </Slide>
          <Tiles>
            <Placeholder variant="rectangular" />
            <Placeholder variant="rectangular" />
          </Tiles>
        </HeroGrid>
        <Block>
          <CategoryColumns label="">
            {Array.from({ length: 8 }, (_, index) => (
              <li key={index}>
                <Thumb sx={{ mx: 'auto', mb: 3 }}>
                  <Round variant="circular" />
                </Thumb>
                <Skeleton width="60%" sx={{ mx: 'auto' }} />
              </li>
            ))}
          </CategoryColumns>
        </Block>
        <Block>
          <Skeleton variant="text" width={180} height={36} sx={{ mb: 5 }} />
          <ProductGrid products={undefined} expected={10} most={5} rows={2} />
        </Block>
      </div>
    </>
  );
}
