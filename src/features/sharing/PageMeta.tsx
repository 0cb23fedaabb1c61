import { useSettings } from '@/core/settings';
import { intlLocaleOf, useLocale, useT } from '@/shared/texts';
import { plainText } from '@/shared/ui';
import { absolute } from './absolute';

interface PageMetaProps {
  title: string;
  /** A sentence, or HTML, of which the beginning is taken; defaults to the shop's own description. */
  description?: string | null | undefined;
  /** Preview picture of a shared link; defaults to the shop's logo. */
  picture?: string | null | undefined;
  type?: 'website' | 'article' | 'product';
  /** Canonical path; undefined for pages that must not be indexed. */
  path?: string | undefined;
}

/** Meta tags for search engines and link previews; React hoists them into the head. */
export function PageMeta({ title, description, picture, type = 'website', path }: PageMetaProps) {
  const t = useT();
  const { appName, logo, footerDescription } = useSettings();
  const locale = useLocale();
  const summary =
    plainText(description ?? null) ||
    plainText(footerDescription) ||
    t('Good things in one basket: chosen with care, well packed, and soon at your door.');
  const shown = picture ?? logo;
  const image = shown && absolute(shown);
  if (path === undefined) return <meta name="robots" content="noindex" />;
  return (
    <>
      <meta name="description" content={summary} />
      <link rel="canonical" href={absolute(path)} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={appName} />
      <meta property="og:locale" content={intlLocaleOf(locale).replace('-', '_')} />
      <meta property="og:title" content={title || appName} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={absolute(path)} />
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}
