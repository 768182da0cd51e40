/** Names of the scenarios, the most informative first; `scenarios/scenarios.ts` describes each. */
export const scenarioNames = /** @type {const} */ ([
  'postgres-restart',
  'failover',
  'failover-unsynchronised',
  'connections-used-up',
  'disk-full',
  'redis-gone',
  'redis-emptied',
  'redis-slow',
  'redis-full',
  'redis-read-only',
  'clock-off',
  'dropped-connections',
  'swallowed-bytes',
]);
