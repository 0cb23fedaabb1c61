export { messagesReadElsewhere } from './chat.events';
export { chatOverlays } from './chat.overlays';
export { chatSaga } from './chat.saga';
export { chatSlice } from './chat.slice';
export { ChatButton } from './ChatButton';
export { ConversationList } from './conversations/ConversationList';
export { ConversationPane } from './messages/ConversationPane';
export { QuietCounter } from './conversations/QuietCounter';
export { UnreadBadge, useUnreadCount } from './unread/UnreadBadge';
