import type { KeyboardEvent } from 'react';
import { useEffect } from 'react';
import type { ProductMedia } from '@/domain/catalogue';
import { useSnapPager } from '@/shared/hooks';
import { useDirection, useT } from '@/shared/texts';
import { Chevron } from '@/shared/ui';
import { FullScreenBar } from './FullScreenBar';
import { Container, Row, Slide, ArrowButton } from './FullScreen.styles';
import { GalleryPicture } from './GalleryPicture';
import { GalleryVideo } from './GalleryVideo';
import { useZoom } from './useZoom';
import { useZoomGestures } from './useZoomGestures';

interface FullScreenProps {
  name: string;
  media: readonly ProductMedia[];
  /** Index of the picture shown first. */
  first: number;
  onClose: () => void;
}

const STEP = 1.6;
/** Pixels by which an arrow key pans a zoomed picture. */
const NUDGE = 80;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Swipe at 1×, pan when zoomed; double tap, pinch, keys and buttons zoom. */
export function FullScreen({ name, media, first, onClose }: FullScreenProps) {
  const t = useT();
  const direction = useDirection();
  const { rowRef, onScroll, index, step } = useSnapPager<HTMLDivElement>(first);
  const zoom = useZoom(index, rowRef, media[index]?.type === 'image');
  const gestures = useZoomGestures(zoom);
  useEffect(() => rowRef.current?.focus(), [rowRef]);
  const isZoomed = zoom.scale > 1;
  const last = media.length - 1;

  const onKeyDown = (event: KeyboardEvent) => {
    // The arrows of a playing video seek.
    if (event.target instanceof HTMLMediaElement) return;
    const arrow = ARROWS[event.key];
    if (arrow && isZoomed) zoom.pan({ x: arrow[0] * NUDGE, y: arrow[1] * NUDGE });
    else if (arrow?.[0]) step(arrow[0] < 0 === (direction === 'ltr') ? 1 : -1);
    else if (event.key === '+' || event.key === '=') zoom.zoomBy(STEP);
    else if (event.key === '-') zoom.zoomBy(1 / STEP);
    else if (event.key === '0') zoom.toWhole();
    else return;
    event.preventDefault();
  };
  return (
    <Container role="presentation" onKeyDown={onKeyDown}>
      <FullScreenBar
        index={index}
        total={media.length}
        scale={zoom.scale}
        canZoomIn={zoom.canZoomIn}
        onZoomIn={() => zoom.zoomBy(STEP)}
        onZoomOut={() => zoom.zoomBy(1 / STEP)}
        onClose={onClose}
      />
      {/* The first focus, so that keys work at once. */}
      <Row
        ref={rowRef}
        role="region"
        aria-label={t('Pictures')}
        tabIndex={0}
        onScroll={onScroll}
        data-zoomed={isZoomed || undefined}
        {...gestures}
      >
        {media.map((item, number) => {
          const label = t('{name}, picture {number} of {total}', {
            name,
            number: number + 1,
            total: media.length,
          });
          const isShown = number === index;
          return (
            <Slide key={item.id} inert={!isShown}>
              {item.type === 'image' ? (
                <GalleryPicture
                  item={item}
                  label={label}
                  transform={isShown ? zoom.transform : ''}
                  isNear={Math.abs(number - index) < 2}
                />
              ) : (
                <GalleryVideo key={String(isShown)} item={item} label={label} />
              )}
            </Slide>
          );
        })}
      </Row>
      {/* A `disabled` button would lose the focus, and the container its arrow keys. */}
      {last > 0 && !isZoomed && (
        <>
          <ArrowButton
            aria-label={t('Previous picture')}
            aria-disabled={index === 0 || undefined}
            onClick={() => step(-1)}
            sx={{ insetInlineStart: 12 }}
          >
            <Chevron to="start" />
          </ArrowButton>
          <ArrowButton
            aria-label={t('Next picture')}
            aria-disabled={index === last || undefined}
            onClick={() => step(1)}
            sx={{ insetInlineEnd: 12 }}
          >
            <Chevron to="end" />
          </ArrowButton>
        </>
      )}
    </Container>
  );
}
