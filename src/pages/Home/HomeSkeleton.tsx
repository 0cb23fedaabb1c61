import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ProductGrid } from '@/features/catalogue';
import { sectionGap, VisuallyHidden } from '@/shared/ui';
import { useT } from '@/shared/texts';
import { CategoryColumns, Thumb } from './CategoryRow';
import { HeroGrid, Tiles } from './Hero';
import { Slide } from './HeroSlide';

const Part = styled('div')(sectionGap);

const Filling = styled(Skeleton)(({ theme }) => ({
  width: '100%',
  height: '100%',
  minHeight: 196,
  borderRadius: 16,
  [theme.breakpoints.down('md')]: { minHeight: 170 },
  [theme.breakpoints.down('sm')]: { minHeight: 236 },
}));

const Round = styled(Skeleton)({ width: '100%', height: 'auto', aspectRatio: '1' });

/** The home page before its answer: what is on the first screen stands where it will be. */
export function HomeSkeleton() {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
      <div aria-hidden>
        <HeroGrid data-split>
          <Slide>
            <Filling variant="rectangular" sx={{ position: 'absolute', inset: 0 }} />
          </Slide>
          <Tiles>
            <Filling variant="rectangular" />
            <Filling variant="rectangular" />
          </Tiles>
        </HeroGrid>
        <Part>
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
        </Part>
        <Part>
          <Skeleton variant="text" width={180} height={36} sx={{ mb: 5 }} />
          <ProductGrid products={undefined} expected={10} most={5} rows={2} />
        </Part>
      </div>
    </>
  );
}
