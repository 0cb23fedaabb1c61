export { addressAdded } from './addresses.events';
export { addressesSaga } from './addresses.saga';
export { selectAddresses } from './addresses.selectors';
export { AddressText } from './AddressText';
export { AddressTitle } from './AddressTitle';
