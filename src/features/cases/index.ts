export { CaseSection } from './CaseSection';
export { CaseShortcut } from './CaseShortcut';
export type { Cases } from './createCases';
export { createCases } from './createCases';
export { knownEndpoints } from './endpoints';
