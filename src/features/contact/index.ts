export { contactSaga } from './contact.saga';
export { ContactForm } from './ContactForm';
export { ContactWays } from './ContactWays';
