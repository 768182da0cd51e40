export { RedisRateLimiter } from './redis-rate-limiter';
