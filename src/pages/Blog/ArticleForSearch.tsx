import type { ArticleDetail } from '@/domain/article';
import type { Crumb } from '@/domain/crumbs';
import { breadcrumbJsonLd } from '@/domain/productJsonLd';
import { paths } from '@/domain/paths';
import { useSettings } from '@/core/settings';
import { absolute, PageMeta } from '@/features/sharing';
import { JsonLd, plainText } from '@/shared/ui';
import { articleJsonLd } from './articleJsonLd';

/** Meta tags and structured data of an article; renders nothing visible. */
export function ArticleForSearch({ article, crumbs }: { article: ArticleDetail; crumbs: readonly Crumb[] }) {
  const { appName } = useSettings();
  const path = paths.blog(article.slug);
  const description = plainText(article.html);
  return (
    <>
      <PageMeta
        title={article.title}
        description={description}
        picture={article.thumbnail}
        type="article"
        path={path}
      />
      <JsonLd
        data={articleJsonLd(article, { url: absolute(path), absolute, description, publisher: appName })}
      />
      <JsonLd data={breadcrumbJsonLd(crumbs, absolute)} />
    </>
  );
}
