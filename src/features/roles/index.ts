export { rolesOutdated, rolesSaga } from './roles.saga';
export { useRoles } from './useRoles';
