import { styled } from '@mui/material/styles';
import type { Banner } from '@/domain/catalogue';
import { useIsPainted, useSnapPager } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { HeroControls } from './HeroControls';
import { HeroSlide } from './HeroSlide';
import { useAutoplay } from './useAutoplay';

export const HeroFrame = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 16,
  minWidth: 0,
});

const Slides = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  height: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '& > *': { scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
});

/** One banner at a time: by swipe, buttons, dots, and automatically unless hovered or focused. */
export function HeroCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useT();
  const { rowRef, onScroll, index, goTo, step } = useSnapPager<HTMLDivElement>();
  // Below a painted page the pictures of hidden banners would delay the app.
  const loadingOfOthers = useIsPainted() ? 'none' : 'lazy';
  const autoplay = useAutoplay(banners.length, () => step(1, true));
  return (
    <HeroFrame aria-roledescription={t('carousel')} aria-label={t('Highlights')} {...autoplay.pauseProps}>
      <Slides
        ref={rowRef}
        onScroll={onScroll}
        onTouchStart={autoplay.stop}
        aria-live={autoplay.isPlaying ? 'off' : 'polite'}
      >
        {banners.map((banner, number) => (
          <HeroSlide
            key={banner.id}
            banner={banner}
            label={t('{number} of {total}', { number: number + 1, total: banners.length })}
            loading={number === 0 ? 'first' : loadingOfOthers}
            isShown={number === index}
          />
        ))}
      </Slides>
      {banners.length > 1 && (
        <HeroControls
          count={banners.length}
          index={index}
          onPick={(number) => {
            autoplay.stop();
            goTo(number);
          }}
          onStep={(by) => {
            autoplay.stop();
            step(by, true);
          }}
          isPlaying={autoplay.isPlaying}
          onPlayToggle={autoplay.isPlaying ? autoplay.stop : autoplay.start}
        />
      )}
    </HeroFrame>
  );
}
