export { PostgresConfirmationStore } from './postgres-confirmation-store';
