import { workspaceSettings, type WorkspaceSettings } from '@svc/access';
import type { DiscountCode, EarlierOpening, OpeningContext, ProductQuestion } from '@svc/checkout';
import { checkoutOf, type StoredCheckout } from './checkout-row';

/** Statements of one process that read scenes of one store at once, and questions that one of them answers. */
export const LIMITS = { trips: 1, items: 32 };

/** What the scenes of products and of events have in common. */
export interface PricingContextRow {
  currencies: string[];
  timezone: string;
  settings: object;
  returnHosts: string[] | null;
  discountCode: DiscountCode | null;
  earlier: { checkout: StoredCheckout; fingerprint: string } | null;
}

type Question = Pick<ProductQuestion, 'workspaceId' | 'mode' | 'now' | 'discountCode' | 'email' | 'key'>;

/** Questions that may go together: those of one store and mode. */
export const placeOf = ({ workspaceId, mode }: Pick<Question, 'workspaceId' | 'mode'>): string => `${workspaceId} ${mode}`;

/** What `ASKED` takes of a question. */
export const askedOf = ({ now, discountCode, email, key }: Question, place: number): object => ({ place, now, discountCode, email, ...key });

/** The settings of the store that the rows of one trip are of. */
export const settingsOf = ([first]: readonly PricingContextRow[]): WorkspaceSettings => workspaceSettings.parse(first!.settings);

export function storeOf({ returnHosts, earlier }: PricingContextRow, settings: WorkspaceSettings): Omit<OpeningContext<never>, 'context'> {
  return { timeouts: settings.checkouts, mostHoldsPerKey: settings.checkouts.mostHoldsPerKey, savings: settings.savings, returnHosts: returnHosts ?? undefined, earlier: earlierOf(earlier) };
}

export function earlierOf(found: PricingContextRow['earlier']): EarlierOpening | undefined {
  return found ? { checkout: checkoutOf(found.checkout), fingerprint: found.fingerprint } : undefined;
}
