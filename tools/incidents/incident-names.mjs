/** Names of the incidents, in the order in which they are planted; `incidents.ts` describes each. */
export const incidentNames = /** @type {const} */ ([
  'mail-login',
  'full-redis',
  'slow-provider',
  'stuck-job',
  'full-disk',
  'pool-used-up',
  'frozen-worker',
  'failed-webhooks',
  'clock-off',
  'expired-certificate',
]);
