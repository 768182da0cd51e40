export { PostgresStaffReader } from './postgres-staff-reader';
export { bindStaffTx, PostgresStaffUnitOfWork } from './staff-tx';
