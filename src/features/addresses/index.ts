export { addressAdded } from './addresses.events';
export { addressesOverlays } from './addresses.overlays';
export { addressesSaga } from './addresses.saga';
export { selectAddresses } from './addresses.selectors';
export { AddressForm } from './AddressForm';
export { AddressList } from './AddressList';
export { AddressText } from './AddressText';
export { AddressTitle } from './AddressTitle';
