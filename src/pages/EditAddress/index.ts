export { EditAddress } from './EditAddress';
