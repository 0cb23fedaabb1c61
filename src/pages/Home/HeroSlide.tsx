import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Link } from '@/shared/ui';
import type { Banner } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { fixedColors, onPicture } from '@/shared/theme';
import { Scene, type SceneProps } from './Scene';

interface HeroSlideProps {
  banner: Banner;
  /** Label such as "1 of 3". */
  label: string;
  loading: SceneProps['loading'];
  isShown: boolean;
}

/** A hero beside its tiles is wider, unless a docked panel takes a part of the page. */
const narrowHero = '@container (max-width: 730px)';

/** Heights of the hero, shared with its skeleton. */
export const Slide = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: 432,
  color: onPicture.ink,
  '& > :first-of-type': { zIndex: -1 },
  [theme.breakpoints.down('lg')]: { minHeight: 400 },
  [theme.breakpoints.down('md')]: { minHeight: 360 },
  [theme.breakpoints.down('sm')]: { minHeight: 432, alignItems: 'flex-start' },
}));

const TextBlock = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(6),
  maxWidth: 520,
  textWrap: 'balance',
  padding: theme.spacing(10, 14, 22),
  [narrowHero]: { maxWidth: '52%', padding: theme.spacing(9, 10, 20) },
  [theme.breakpoints.down('lg')]: { maxWidth: '52%', padding: theme.spacing(9, 10, 20) },
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(4),
    maxWidth: 'none',
    padding: theme.spacing(6),
    // The controls below the button need their room, also with large text.
    paddingBlockEnd: `max(${theme.spacing(14)}, 1.25rem + ${theme.spacing(8)})`,
  },
}));

const Title = styled('h2')(({ theme }) => ({
  margin: 0,
  fontSize: '2.75rem',
  lineHeight: 1.08,
  letterSpacing: '-.03em',
  overflowWrap: 'anywhere',
  // Letter spacing would break joined scripts.
  '&:lang(ar), &:lang(fa)': { letterSpacing: 0, lineHeight: 1.3 },
  [narrowHero]: { fontSize: '2.25rem' },
  [theme.breakpoints.down('lg')]: { fontSize: '2.25rem' },
  [theme.breakpoints.down('sm')]: { fontSize: '2rem' },
}));

const Eyebrow = styled('p')({ margin: 0, fontSize: '.875rem', fontWeight: 600 });

const Sentence = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '1.0625rem',
  [narrowHero]: { display: 'none' },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const ShopButton = styled(Button)({
  minHeight: 52,
  paddingInline: 28,
  fontSize: '1rem',
  color: fixedColors.white,
  backgroundColor: onPicture.button,
  '&:hover': { backgroundColor: onPicture.buttonHover },
}) as typeof Button;

/** One banner: a picture with its title and other words over its start (R121). */
export function HeroSlide({ banner, label, loading, isShown }: HeroSlideProps) {
  const t = useT();
  return (
    <Slide role="group" aria-roledescription={t('slide')} aria-label={label} inert={!isShown}>
      <Scene banner={banner} loading={loading} />
      <TextBlock>
        {banner.eyebrow && (
          <Eyebrow>
            <bdi>{banner.eyebrow}</bdi>
          </Eyebrow>
        )}
        {banner.title && (
          <Title>
            <bdi>{banner.title}</bdi>
          </Title>
        )}
        {banner.text && (
          <Sentence>
            <bdi>{banner.text}</bdi>
          </Sentence>
        )}
        <ShopButton component={Link} to={banner.link ?? paths.products} variant="contained">
          {banner.button ?? t('Shop now')}
        </ShopButton>
      </TextBlock>
    </Slide>
  );
}
