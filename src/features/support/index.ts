export { NewTicketForm } from './NewTicketForm';
export { QuietDesk } from './QuietDesk';
export { supportSagas } from './support.sagas';
export { TicketList } from './TicketList';
export { ticketsSaga } from './tickets.saga';
export { TicketTabs } from './TicketTabs';
export { TicketView } from './TicketView';
