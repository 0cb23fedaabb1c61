import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { FailedPage } from '@/shared/ui';

interface FailedArticleProps {
  /** Undefined if no cached response has it. */
  title: string | undefined;
  message: string;
  onRetry: () => void;
}

/** The page of an article that failed to load. */
export function FailedArticle({ title, message, onRetry }: FailedArticleProps) {
  const t = useT();
  return (
    <FailedPage
      parents={[{ text: t('News'), to: paths.news }]}
      title={title ?? t('Article')}
      message={message}
      onRetry={onRetry}
    />
  );
}
