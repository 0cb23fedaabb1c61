export { addressAdded, addressesSaga, addressSubmitted } from './addresses.saga';
export { selectAddresses } from './addresses.selectors';
