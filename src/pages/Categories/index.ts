export { Categories } from './Categories';
