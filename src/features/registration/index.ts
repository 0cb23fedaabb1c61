export { registrationOverlays } from './registration.overlays';
export { registrationSaga } from './registration.saga';
