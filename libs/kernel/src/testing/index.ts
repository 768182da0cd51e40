export * from './plain-link-signer';
export * from './change-feed.contract';
export * from './in-memory-change-feed';
export * from './recording-change-log';
export * from './recording-audit-trail';
