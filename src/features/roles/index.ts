export { rolesSaga } from './roles.saga';
export { useRoles } from './useRoles';
