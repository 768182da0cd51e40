import type { DeliveryAddress } from '@svc/contracts';
import type { OrderPayment, OrderRefund, ReadOrder } from '@svc/orders';
import type { ShopContact } from '@svc/storefront';

/** Parts of an order that its receipt alone shows. */
export interface ReceiptFacts {
  /** From the storefront document. */
  seller: ShopContact;
  buyer: ReadOrder['contact'];
  address?: DeliveryAddress;
  paidAt?: Date;
  /** Payments and refunds that did not fail, oldest first. */
  payments: readonly OrderPayment[];
  refunds: readonly OrderRefund[];
  /** Amount that the merchant took by hand, of which no payment tells. */
  byHandMinor: number;
}

/** Returns the parts of an order for its receipt. */
export function receiptFactsOf(
  { contact: buyer, deliveryAddress: address, paidAt, payments, refunds, receivedByHandMinor: byHandMinor }: ReadOrder,
  seller: ShopContact,
): ReceiptFacts {
  return { seller, buyer, address, paidAt, payments, refunds: refunds.filter(({ status }) => status !== 'failed'), byHandMinor };
}
