export { NewAddress } from './NewAddress';
