import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Review } from '@/domain/reviews';
import { safePicture } from '@/domain/safeHref';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { startOfPage, Stars } from '@/shared/ui';
import { PhotoThumbnails } from './PhotoThumbnails';

const Root = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  minWidth: 0,
  paddingBlock: theme.spacing(5),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  '&:first-of-type': { paddingBlockStart: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(3),
  '& > strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > small': { ...smallText, whiteSpace: 'nowrap', color: theme.vars?.palette.text.secondary },
}));

const Avatar = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  overflow: 'hidden',
  ...smallText,
  fontWeight: 700,
  color: theme.vars?.palette.text.secondary,
  backgroundColor: theme.vars?.palette.surface.strong,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Given = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
}));

const Verified = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  ...smallText,
  color: theme.vars?.palette.success.main,
}));

const Text = styled('p')({
  maxWidth: '68ch',
  margin: 0,
  ...startOfPage,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** "Mariam Khan" → "MK". */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

export function ReviewItem({ review }: { review: Review }) {
  const t = useT();
  const [isBroken, setBroken] = useState(false);
  const { description, rating, createdAt } = review;
  const customerPhoto = safePicture(review.customerPhoto);
  const name = review.customerName || t('A customer');
  return (
    <Root>
      <Head>
        <Avatar aria-hidden>
          {customerPhoto && !isBroken ? (
            <img src={customerPhoto} alt="" loading="lazy" onError={() => setBroken(true)} />
          ) : (
            initialsOf(name)
          )}
        </Avatar>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>
          <bdi>{createdAt}</bdi>
        </small>
      </Head>
      <Given>
        <Stars rating={rating} />
        {review.isVerified && (
          <Verified>
            <VerifiedOutlined aria-hidden sx={{ fontSize: '1rem' }} />
            {t('Verified purchase')}
          </Verified>
        )}
      </Given>
      {description && <Text dir="auto">{description}</Text>}
      {review.photos.length > 0 && <PhotoThumbnails author={name} photos={review.photos} />}
    </Root>
  );
}

export function ReviewSkeleton() {
  return (
    <Root aria-hidden>
      <Head>
        <Skeleton variant="circular" width={40} height={40} />
        <Skeleton width="40%" />
        <Skeleton width={72} />
      </Head>
      <Skeleton width={90} height={18} />
      <Skeleton width="85%" />
    </Root>
  );
}
