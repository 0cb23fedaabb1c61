import { useSettings } from '@/core/settings';
import { useLocale, useT } from '@/shared/texts';
import { absolute } from './absolute';

interface PageMetaProps {
  title: string;
  /** One or two sentences of plain text; defaults to the shop's own description. */
  description?: string | null | undefined;
  /** Preview picture of a shared link; defaults to the shop's logo. */
  picture?: string | null | undefined;
  type?: 'website' | 'article' | 'product';
  /** Canonical path; undefined for pages that must not be indexed. */
  path?: string | undefined;
}

/** Approximate length that search engines show, in characters. */
const MAX_LENGTH = 300;

/** Meta tags for search engines and link previews; React hoists them into the head. */
export function PageMeta({ title, description, picture, type = 'website', path }: PageMetaProps) {
  const t = useT();
  const { appName, logo, footerDescription } = useSettings();
  const locale = useLocale();
  const summary = (
    description?.trim() ||
    footerDescription?.trim() ||
    t('Good things in one basket: chosen with care, well packed, and soon at your door.')
  ).slice(0, MAX_LENGTH);
  const image = absolute(picture ?? logo ?? '');
  if (path === undefined) return <meta name="robots" content="noindex" />;
  return (
    <>
      <meta name="description" content={summary} />
      <link rel="canonical" href={absolute(path)} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={appName} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title || appName} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={absolute(path)} />
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
