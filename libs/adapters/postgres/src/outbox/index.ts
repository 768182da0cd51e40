export { OutboxNotifier } from './outbox-notifier';
export { leftFacts, noteFacts, PostgresOutbox } from './postgres-outbox';
