export { BestDeal } from './BestDeal';
