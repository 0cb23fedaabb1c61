import { useSelector } from 'react-redux';
import type { RootApiState } from '@/api';
import { paths } from '@/domain/paths';
import { selectKnownArticleTitle } from '@/features/articles';
import { useT } from '@/shared/texts';
import { FailedPage } from '@/shared/ui';

interface FailedArticleProps {
  slug: string;
  message: string;
  onRetry: () => void;
}

/** The page of an article that failed to load. */
export function FailedArticle({ slug, message, onRetry }: FailedArticleProps) {
  const t = useT();
  const title = useSelector((state: RootApiState) => selectKnownArticleTitle(state, slug));
  return (
    <FailedPage
      parents={[{ text: t('News'), to: paths.news }]}
      title={title ?? t('Article')}
      message={message}
      onRetry={onRetry}
    />
  );
}
