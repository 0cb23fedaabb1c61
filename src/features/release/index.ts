export { releaseSaga } from './release.saga';
