import { buy } from '../buy';
import type { Incident } from '../incident';

/** Each way; an opening waits for 15 s at most. */
const DELAY_MS = 6_000;
const EACH_MS = 1_000;
let buying: NodeJS.Timeout | undefined;

export const slowProvider: Incident = {
  title: 'Each call of the payment provider takes 12 s.',
  alert: 'StorefrontProviderSlow',
  section: 'StorefrontProviderSlow',
  plant: async (stack) => {
    stack.providerNetwork.delay(DELAY_MS);
    buying = setInterval(() => void buy(stack), EACH_MS);
  },
  heal: async ({ providerNetwork }) => {
    clearInterval(buying);
    providerNetwork.delay(0);
  },
};
