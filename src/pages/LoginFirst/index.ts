export { LoginFirst } from './LoginFirst';
