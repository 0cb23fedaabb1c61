export { ArticleCard, ArticleCardSkeleton } from './ArticleCard';
export { ArticleCards } from './articles.styles';
export { ArticleMeta } from './ArticleMeta';
export { selectKnownArticleTitle } from './knownArticle';
export { LeadArticle, LeadArticleSkeleton } from './LeadArticle';
