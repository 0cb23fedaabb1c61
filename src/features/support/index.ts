export { NewTicketForm } from './NewTicketForm';
export { QuietDesk } from './QuietDesk';
export { supportStories } from './support.stories';
export { TicketList } from './TicketList';
export { TicketTabs } from './TicketTabs';
export { TicketView } from './TicketView';
