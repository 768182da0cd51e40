import { canChangeAddress, decideOwnRefund, type RefundRequest } from '@svc/orders';
import type { FormValues, Problem } from '../posted-form';
import type { OrderUrls } from './order-addresses';
import type { OrderPageRequest } from './order-page-loader';

/** Name of the field for the reason of a refund request. */
export const REASON_FIELD = 'reason';

/** Outcomes of a buyer's own action that a page reports. */
const OWN_ORDER_NEWS = ['address', 'refundAsked', 'refunded', 'refused'] as const;
export type OwnOrderNews = (typeof OWN_ORDER_NEWS)[number];

/** Returns the outcome that an address names, if it names any. */
export function newsOf(text: string | undefined): OwnOrderNews | undefined {
  return OWN_ORDER_NEWS.find((news) => news === text);
}

/** A form that was filled in, with its problems. */
export interface Entered {
  values: FormValues;
  problems: readonly Problem[];
}

/** Outcome of the action just taken, or input with problems. */
export interface Doing {
  done?: OwnOrderNews;
  address?: Entered;
  refund?: Entered;
}

/** Form of a refund request. */
export interface OwnRefundForm {
  action: string;
  entered?: Entered;
  atOnce?: AtOnce;
}

/** Immediate refund in minor units, for requests before `until` (UTC). `isPart`: it covers only the tickets, since the order has more. */
export interface AtOnce {
  refundMinor: number;
  isPart: boolean;
  until: string;
}

/** Returns the immediate refund of a request made now; undefined where the merchant decides, or where nothing can be requested. */
export function atOnceOf({ order, tickets, now }: Pick<OrderPageRequest, 'order' | 'tickets' | 'now'>): AtOnce | undefined {
  const until = tickets?.event.selfRefundUntil;
  const refund = decideOwnRefund(order, { until }, now);
  return typeof refund !== 'string' && refund.isAtOnce && until !== undefined
    ? { refundMinor: refund.refundMinor, isPart: refund.isPart, until }
    : undefined;
}

/** Actions that the buyer of an order may take now (ADR 0068), each with the address of its form. */
export interface OwnOrder {
  done?: OwnOrderNews;
  address?: { action: string; entered?: Entered };
  refund?: OwnRefundForm;
  /** Refund request, while it is open or was declined. */
  request?: RefundRequest;
}

/**
 * Returns the allowed actions by the settings and the state of the order. Actions confirmed by a code need an e-mail; test mode mails
 * none (ADR 0067).
 */
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
    address: isReached && settings.changeAddress && canChangeAddress(order) ? { action: urls.address, entered: address } : undefined,
    refund: mayAsk ? { action: urls.refund, entered: refund, atOnce: atOnceOf(page) } : undefined,
  };
}
