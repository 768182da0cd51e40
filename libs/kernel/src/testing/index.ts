export * from './plain-link-signer';
export * from './change-feed.contract';
export * from './in-memory-change-feed';
export * from './link-signer.contract';
export * from './plain-link-signer';
export * from './recording-audit-trail';
export * from './recording-change-log';
