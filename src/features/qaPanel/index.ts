export { PanelPosition } from './panel/PanelPosition';
export type { QaPanelControl } from './createQaPanel';
export { createQaPanel } from './createQaPanel';
export { PERSONA_PASSWORD, personaOf } from './personas';
