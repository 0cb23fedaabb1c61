import { Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocation, useParams } from 'react-router';
import { isApiError, QueryError, useGetPolicyQuery } from '@/api';
import { paths } from '@/domain/paths';
import { useSettings, useDocumentTitle } from '@/core/settings';
import { PageMeta, PrintStyles } from '@/features/sharing';
import { NotFound } from '@/pages/NotFound';
import { useT } from '@/shared/texts';
import { Breadcrumb, preloadServerHtml, PulledPlug, ServerHtml } from '@/shared/ui';
import { AboutEnd, AboutHead } from './AboutShop';
import { OtherPolicies } from './OtherPolicies';
import { policyLinks } from './policyLinks';

preloadServerHtml();

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The row of chips above has a margin of its own.
  gap: theme.spacing(2),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: theme.spacing(8) },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(14) },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Keeps the footer below the fold, however short the text is. */
const Text = styled('article')({ minWidth: 0, minHeight: 'calc(100vh - 160px)' });

/** The five policies at their own URLs, and `/page/{slug}`, written by the shop's owner. */
export function Policy() {
  const t = useT();
  const { pathname } = useLocation();
  const { slug } = useParams();
  const { logo } = useSettings();
  const { currentData, error, isFetching, refetch } = useGetPolicyQuery(slug ?? pathname.slice(1));
  const known = policyLinks.find(({ to }) => to === pathname);
  const isAbout = pathname === paths.aboutUs;
  const title = currentData?.title ?? (known ? t(known.text) : t('Policy'));
  useDocumentTitle(currentData?.title);
  const isUnknown = currentData
    ? currentData.title === null && currentData.html === null
    : isApiError(error) && error.status === 404;
  if (isUnknown) return <NotFound />;
  const isFailed = !currentData && !isFetching && error !== undefined;
  return (
    <>
      <PrintStyles />
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: title }]} />
      {currentData && (
        <PageMeta title={title} description={currentData.html} path={slug ? paths.page(slug) : pathname} />
      )}
      <Columns>
        <OtherPolicies />
        <Text aria-busy={!currentData && !isFailed}>
          {isAbout ? (
            <AboutHead title={title} />
          ) : (
            <Typography variant="h1" sx={{ mb: 6, overflowWrap: 'anywhere' }}>
              <bdi>{title}</bdi>
            </Typography>
          )}
          {currentData?.html && <ServerHtml html={currentData.html} ownPicture={logo} variant="article" />}
          {isFailed && <QueryError error={error} drawing={<PulledPlug />} onRetry={refetch} />}
          {!currentData && !isFailed && <TextSkeleton />}
          {currentData && isAbout && <AboutEnd />}
        </Text>
      </Columns>
    </>
  );
}

function TextSkeleton() {
  return (
    <div aria-hidden>
      {[40, 96, 92, 60, 35, 94, 90, 70].map((width) => (
        <Skeleton key={width} width={`min(68ch, ${width}%)`} height={30} />
      ))}
    </div>
  );
}
