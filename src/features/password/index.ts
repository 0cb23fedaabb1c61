export { passwordOverlays } from './password.overlays';
export { passwordSaga } from './password.saga';
