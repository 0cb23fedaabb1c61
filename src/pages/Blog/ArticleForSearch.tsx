import type { ArticleDetail } from '@/domain/article';
import { articleThing } from '@/domain/articleThing';
import type { Crumb } from '@/domain/crumbs';
import { breadcrumbThing } from '@/domain/productThing';
import { paths } from '@/domain/paths';
import { useSettings } from '@/features/settings';
import { absolute, PageFacts, plainText } from '@/features/sharing';
import { JsonLd } from '@/shared/ui';

/** Meta tags and structured data of an article; renders nothing visible. */
export function ArticleForSearch({ article, crumbs }: { article: ArticleDetail; crumbs: readonly Crumb[] }) {
  const { appName } = useSettings();
  const path = paths.blog(article.slug);
  const description = plainText(article.html);
  return (
    <>
      <PageFacts
        title={article.title}
        description={description}
        picture={article.thumbnail}
        type="article"
        path={path}
      />
      <JsonLd
        data={articleThing(article, { url: absolute(path), absolute, description, publisher: appName })}
      />
      <JsonLd data={breadcrumbThing(crumbs, absolute)} />
    </>
  );
}
