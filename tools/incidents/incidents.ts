import type { Incident } from './incident';
import type { incidentNames } from './incident-names.mjs';
import { clockOff } from './planted/clock-off';
import { expiredCertificate } from './planted/expired-certificate';
import { failedWebhooks } from './planted/failed-webhooks';
import { frozenWorker } from './planted/frozen-worker';
import { fullDisk } from './planted/full-disk';
import { fullRedis } from './planted/full-redis';
import { mailLogin } from './planted/mail-login';
import { poolUsedUp } from './planted/pool-used-up';
import { slowProvider } from './planted/slow-provider';
import { stuckJob } from './planted/stuck-job';

/** Incidents by their names in `npm run incidents -- --only=…`. */
export const INCIDENTS: Readonly<Record<(typeof incidentNames)[number], Incident>> = {
  'mail-login': mailLogin,
  'full-redis': fullRedis,
  'slow-provider': slowProvider,
  'stuck-job': stuckJob,
  'full-disk': fullDisk,
  'pool-used-up': poolUsedUp,
  'frozen-worker': frozenWorker,
  'failed-webhooks': failedWebhooks,
  'clock-off': clockOff,
  'expired-certificate': expiredCertificate,
};
