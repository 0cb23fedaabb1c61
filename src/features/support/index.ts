export { NewTicketForm } from './NewTicketForm';
export { QuietDesk } from './QuietDesk';
export { supportSaga } from './support.saga';
export { TicketList } from './TicketList';
export { TicketTabs } from './TicketTabs';
export { TicketView } from './TicketView';
