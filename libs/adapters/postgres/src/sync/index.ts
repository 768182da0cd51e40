export * from './postgres-change-feed';
export * from './postgres-change-log';
export * from './stamp-lag';
export * from './stamp-sequencer';
