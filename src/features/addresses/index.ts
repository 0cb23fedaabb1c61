export { addressAdded, addressesSaga } from './addresses.saga';
export { selectAddresses } from './addresses.selectors';
export { AddressText } from './AddressText';
export { AddressTitle } from './AddressTitle';
