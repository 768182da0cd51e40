import { presentCheckout, type Checkout, type CheckoutOnlooker, type Opened, type StoreCheckoutSessionView } from '@svc/checkout';
import type { Logger } from '@svc/composition';
import type { CheckoutLinks } from '@svc/contracts';
import type { z } from 'zod';
import type { Answer, Caller } from '../../edge';
import { answerTo } from '../../edge/operation';

const MOST_NAMES = 20;
const LONGEST_NAME = 50;

/** A checkout as this caller may see it: publishable keys link to the page that masks the buyer's contact (D-1a, D-25). */
export function sessionFor(caller: Caller, checkout: Checkout, links: CheckoutLinks): StoreCheckoutSessionView {
  return presentCheckout(checkout, onlookerOf(caller, links));
}

export function onlookerOf({ store, admission }: Caller, links: CheckoutLinks): CheckoutOnlooker {
  return { workspaceSlug: store.slug, links, access: admission.key.kind === 'publishable' ? 'masked' : 'full' };
}

/** The same, told as a replay when an earlier request with the same key has opened it (D-37). */
export function openedFor(caller: Caller, { checkout, isReplay }: Opened, links: CheckoutLinks): Answer<StoreCheckoutSessionView> {
  return answerTo(sessionFor(caller, checkout, links), isReplay);
}

/** Fields that are not known are ignored where money is concerned, but noted by their names: a typing error costs the buyer. */
export function noteIgnoredFields(body: unknown, form: z.ZodObject, requestId: string, logger: Logger): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  const ignored = Object.keys(body).filter((name) => !Object.hasOwn(form.shape, name));
  if (ignored.length === 0) return;
  const fields = ignored.slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME));
  logger.info({ requestId, fields }, 'Fields of a checkout request are not known and were ignored.');
}
