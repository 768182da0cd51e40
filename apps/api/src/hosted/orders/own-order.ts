import type { SelfServiceSettings } from '@svc/access';
import { canMove, type ReadOrder } from '@svc/orders';
import type { FormValues, Problem } from '../posted-form';
import type { OrderUrls } from './order-addresses';

/** What a page says of what its buyer has just done. */
const OWN_ORDER_NEWS = ['address', 'refused'] as const;
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
}

/** What the buyer of an order may do about it now (ADR 0068), each with where its form is sent. */
export interface OwnOrder {
  done?: OwnOrderNews;
  address?: { action: string; entered?: Entered };
}

/** What may be done, by the settings and by how the order stands. What a code confirms needs an e-mail that it goes to; test mode mails none (ADR 0067). */
export function ownOrderOf(order: ReadOrder, settings: SelfServiceSettings['orders'], urls: OrderUrls['doing'], { done, address }: Doing): OwnOrder {
  const isReached = order.mode === 'live' && order.contact.email !== undefined;
  return { done, address: isReached && settings.changeAddress && canMove(order) ? { action: urls.address, entered: address } : undefined };
}
