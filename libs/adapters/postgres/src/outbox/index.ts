export { OutboxNotifier } from './outbox-notifier';
export { noteFacts, PostgresOutbox, takeFacts } from './postgres-outbox';
