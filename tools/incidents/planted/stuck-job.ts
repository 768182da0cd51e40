import { buy } from '../buy';
import type { Incident } from '../incident';

/** Time limits of calls of providers that are of no use: 2.8 hours, ms. */
const UNLIMITED = { WAITS: 'callMs=9999999,lookMs=9999999' };
const BUYERS = 4;

export const stuckJob: Incident = {
  title: 'A job waits for a payment provider that never responds, and its time limit does not end it.',
  alert: 'StorefrontJobStuck',
  section: 'StorefrontJobStuck',
  plant: async (stack) => {
    for (const name of ['worker-1', 'worker-2'] as const) await stack.restartWorker(name, UNLIMITED);
    stack.providerNetwork.swallow(true);
    // The api gives the openings up, and leaves it to a job to close them at the provider.
    await Promise.all(Array.from({ length: BUYERS }, () => buy(stack)));
  },
  heal: async (stack) => {
    stack.providerNetwork.swallow(false);
    stack.providerNetwork.drop();
    for (const name of ['worker-1', 'worker-2'] as const) await stack.restartWorker(name);
  },
};
