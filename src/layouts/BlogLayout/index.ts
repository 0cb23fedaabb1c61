export { BlogLayout } from './BlogLayout';
