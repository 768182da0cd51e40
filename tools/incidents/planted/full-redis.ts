import type { Incident } from '../incident';

export const fullRedis: Incident = {
  title: 'Redis has no memory left.',
  alert: 'StorefrontRedisFull',
  section: 'StorefrontRedisFull',
  plant: ({ redis }) => redis.fill(true),
  heal: ({ redis }) => redis.fill(false),
};
