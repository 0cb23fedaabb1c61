export { Coming } from './Coming';
