import { useSettings } from '@/features/settings';
import { useLocale } from '@/shared/texts';
import { absolute } from './absolute';

interface PageFactsProps {
  title: string;
  /** One or two plain sentences. */
  description?: string | null | undefined;
  /** What a shared link shows; the shop's logo where there is none. */
  picture?: string | null | undefined;
  type?: 'website' | 'article' | 'product';
  /** The one address of this page, below the origin; absent where it has none to be found by. */
  path?: string | undefined;
}

/** Search engines show about this much. */
const LONGEST = 300;

/** What search engines and shared links read of a page; React puts it into the head. Nothing that is seen. */
export function PageFacts({ title, description, picture, type = 'website', path }: PageFactsProps) {
  const { appName, logo } = useSettings();
  const locale = useLocale();
  const said = description?.trim().slice(0, LONGEST);
  const shown = absolute(picture ?? logo ?? '');
  if (path === undefined) return <meta name="robots" content="noindex" />;
  return (
    <>
      {said && <meta name="description" content={said} />}
      <link rel="canonical" href={absolute(path)} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={appName} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title || appName} />
      {said && <meta property="og:description" content={said} />}
      <meta property="og:url" content={absolute(path)} />
      {shown && <meta property="og:image" content={shown} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
