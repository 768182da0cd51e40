import type { Mode } from '@svc/kernel';
import type { RailChoice } from '@svc/payments';
import { RailNotAccepted } from './headless.errors';

/**
 * Whether somebody charges on the rail that was named. In test mode one that nobody serves will do as well: then all is
 * judged, and nothing kept (§4.5 r5, D-56). Throws RailNotAccepted.
 */
export function judgeRail(provider: string, { offered, switchedOn }: RailChoice, { mode, currency }: { mode: Mode; currency: string }): { isServed: boolean } {
  const accepted: readonly string[] = mode === 'test' ? switchedOn : offered;
  if (!accepted.includes(provider)) throw new RailNotAccepted(currency, accepted);
  return { isServed: offered.some((rail) => rail === provider) };
}
