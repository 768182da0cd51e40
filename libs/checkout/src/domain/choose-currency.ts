import { CurrencyNotAccepted } from './pricing.errors';

/**
 * The currency of a session: the one that is asked for, or the primary one (§4.2, §4.3).
 * @throws CurrencyNotAccepted for any other than those accepted, written exactly so
 */
export function chooseCurrency(wanted: string | undefined, accepted: readonly string[], primary: string): string {
  if (wanted === undefined) return primary;
  if (!accepted.includes(wanted)) throw new CurrencyNotAccepted(accepted);
  return wanted;
}
