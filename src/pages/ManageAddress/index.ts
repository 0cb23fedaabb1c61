export { ManageAddress } from './ManageAddress';
