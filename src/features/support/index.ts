export { NewTicketForm } from './NewTicketForm';
export { supportSaga } from './support.saga';
export { TicketList } from './TicketList';
export { TicketTabs } from './TicketTabs';
export { TicketSkeleton, TicketView } from './TicketView';
