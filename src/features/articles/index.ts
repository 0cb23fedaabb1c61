export { ArticleCard, ArticleCardSkeleton } from './ArticleCard';
export { ArticleCards } from './articleParts';
export { ArticleMeta } from './ArticleMeta';
export { LeadArticle, LeadArticleSkeleton } from './LeadArticle';
