export { chatOverlays } from './chat.overlays';
export { chatSaga } from './chat.saga';
export { chatSlice } from './chat.slice';
export { ChatButton } from './ChatButton';
export { ConversationList } from './ConversationList';
export { ConversationPane } from './ConversationPane';
export { UnreadBadge } from './UnreadBadge';
