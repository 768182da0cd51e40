export * from './access.builder';
export * from './access.contract';
export * from './in-memory-access';
export * from './in-memory-rate-limiter';
export * from './in-memory-request-log';
export * from './rate-limiter.contract';
export * from './request-log.contract';
export * from './recording-access-log';
