import type { SelfServiceSettings } from '@svc/access';
import { canAskForRefund, canMove, type ReadOrder, type RefundRequest } from '@svc/orders';
import type { FormValues, Problem } from '../posted-form';
import type { OrderUrls } from './order-addresses';

/** Name of the field that takes the words of who asks for a refund. */
export const REASON_FIELD = 'reason';

/** What a page says of what its buyer has just done. */
const OWN_ORDER_NEWS = ['address', 'refundAsked', 'refused'] as const;
export type OwnOrderNews = (typeof OWN_ORDER_NEWS)[number];

/** The news that an address names, if it names any. */
export function newsOf(text: string | undefined): OwnOrderNews | undefined {
  return OWN_ORDER_NEWS.find((news) => news === text);
}

/** A form that was filled in, and what is in its way. */
export interface Entered {
  values: FormValues;
  problems: readonly Problem[];
}

/** What was done just now, or entered that cannot be. */
export interface Doing {
  done?: OwnOrderNews;
  address?: Entered;
  refund?: Entered;
}

/** What the buyer of an order may do about it now (ADR 0068), each with where its form is sent. */
export interface OwnOrder {
  done?: OwnOrderNews;
  address?: { action: string; entered?: Entered };
  refund?: { action: string; entered?: Entered };
  /** What they have asked for, as long as it waits or was declined. */
  request?: RefundRequest;
}

/** What may be done, by the settings and by how the order stands. What a code confirms needs an e-mail that it goes to; test mode mails none (ADR 0067). */
export function ownOrderOf(order: ReadOrder, settings: SelfServiceSettings['orders'], urls: OrderUrls['doing'], { done, address, refund }: Doing): OwnOrder {
  const isReached = order.mode === 'live' && order.contact.email !== undefined;
  const { refundRequest } = order;
  return {
    done: done === 'refundAsked' && refundRequest?.state !== 'open' ? undefined : done,
    request: refundRequest?.state === 'accepted' ? undefined : refundRequest,
    address: isReached && settings.changeAddress && canMove(order) ? { action: urls.address, entered: address } : undefined,
    refund: isReached && settings.requestRefund && canAskForRefund(order) ? { action: urls.refund, entered: refund } : undefined,
  };
}
