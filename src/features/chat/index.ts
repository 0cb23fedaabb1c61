export { chatPressed, chatSaga } from './chat.saga';
