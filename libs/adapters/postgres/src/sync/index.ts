export { PostgresChangeFeed } from './change-feed';
export { StampSequencer } from './stamp-sequencer';
