export * from './redis-rate-limiter';
