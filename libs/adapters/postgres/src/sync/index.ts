export * from './change-feed';
export * from './stamp-sequencer';
