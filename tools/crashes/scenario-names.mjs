/** The names of what may befall a service, most telling first; `scenarios/scenarios.ts` says what each is. */
export const scenarioNames = /** @type {const} */ ([
  'postgres-restart',
  'failover',
  'failover-unsynchronised',
  'connections-used-up',
  'disk-full',
  'redis-gone',
  'redis-emptied',
  'redis-slow',
  'clock-off',
  'dropped-connections',
  'swallowed-bytes',
]);
