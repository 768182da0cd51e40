export { asTenant, inTenantScope } from './tenant-scope';
export { rowSecurityGap } from './tenant-scoped-pool';
