export { MostPopular } from './MostPopular';
