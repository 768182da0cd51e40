export { bindMessageTx, bindNoticeTx } from './message-tx';
export { PostgresEmailSources } from './postgres-email-sources';
export { PostgresMessageLog } from './postgres-message-log';
