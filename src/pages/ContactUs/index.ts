export { ContactUs } from './ContactUs';
