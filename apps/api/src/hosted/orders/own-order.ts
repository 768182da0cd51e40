import { canMove, decideOwnRefund, type RefundRequest } from '@svc/orders';
import type { FormValues, Problem } from '../posted-form';
import type { OrderUrls } from './order-addresses';
import type { OrderPageRequest } from './order-page-loader';

/** Name of the field that takes the words of who asks for a refund. */
export const REASON_FIELD = 'reason';

/** What a page says of what its buyer has just done. */
const OWN_ORDER_NEWS = ['address', 'refundAsked', 'refunded', 'refused'] as const;
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

/** Where a refund is asked for. */
export interface OwnRefundForm {
  action: string;
  entered?: Entered;
  atOnce?: AtOnce;
}

/** What goes back at once, in minor units, for who asks before `until` (UTC); `isPart`: of the tickets alone, since the order has more. */
export interface AtOnce {
  refundMinor: number;
  isPart: boolean;
  until: string;
}

/** What goes back at once for who asks now; undefined where the merchant is to answer, or nothing can be asked for. */
export function atOnceOf({ order, tickets, now }: Pick<OrderPageRequest, 'order' | 'tickets' | 'now'>): AtOnce | undefined {
  const until = tickets?.event.selfRefundUntil;
  const refund = decideOwnRefund(order, { until }, now);
  return typeof refund !== 'string' && refund.isAtOnce && until !== undefined
    ? { refundMinor: refund.refundMinor, isPart: refund.isPart, until }
    : undefined;
}

/** What the buyer of an order may do about it now (ADR 0068), each with where its form is sent. */
export interface OwnOrder {
  done?: OwnOrderNews;
  address?: { action: string; entered?: Entered };
  refund?: OwnRefundForm;
  /** What they have asked for, as long as it waits or was declined. */
  request?: RefundRequest;
}

/** What may be done, by the settings and by how the order stands. What a code confirms needs an e-mail that it goes to; test mode mails none (ADR 0067). */
export function ownOrderOf(
  page: Pick<OrderPageRequest, 'order' | 'tickets' | 'now' | 'workspace'>,
  urls: OrderUrls['doing'],
  { done, address, refund }: Doing,
): OwnOrder {
  const {
    order,
    now,
    workspace: {
      settings: {
        selfService: { orders: settings },
      },
    },
  } = page;
  const isReached = order.mode === 'live' && order.contact.email !== undefined;
  const { refundRequest } = order;
  const mayAsk = isReached && settings.requestRefund && typeof decideOwnRefund(order, {}, now) !== 'string';
  return {
    done: done === 'refundAsked' && refundRequest?.state !== 'open' ? undefined : done,
    request: refundRequest?.state === 'accepted' ? undefined : refundRequest,
    address: isReached && settings.changeAddress && canMove(order) ? { action: urls.address, entered: address } : undefined,
    refund: mayAsk ? { action: urls.refund, entered: refund, atOnce: atOnceOf(page) } : undefined,
  };
}
