export { addressAdded } from './addresses.events';
export { addressesSaga } from './addresses.saga';
export { selectAddresses } from './addresses.selectors';
export { AddressForm } from './AddressForm';
export { AddressList } from './AddressList';
export { AddressText } from './AddressText';
export { AddressTitle } from './AddressTitle';
