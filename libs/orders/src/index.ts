// Use cases
export { AskForOwnRefund, type OwnRefundOutcome, RequestOwnRefund } from './use-cases/ask-for-refund';
export { CallOffForEvent } from './use-cases/call-off-for-event';
export { CancelSeat, OrderChanges } from './use-cases/change-orders';
export { AskForOwnAddress, ChangeOwnAddress, type OwnAddressCommand, type OwnAddressOutcome } from './use-cases/change-own-address';
export { followDueDates } from './use-cases/follow-due-dates';
export { ListOrders } from './use-cases/list-orders';
export { ManageOrders } from './use-cases/manage-orders';
export { PreviewRefund } from './use-cases/preview-refund';
export { PurgeTestOrders } from './use-cases/purge-test-orders';
export { CorrectOrder, type CorrectOrderCommand } from './use-cases/correct-order';
export { BALANCE_REMINDER_QUEUE, orderJob, RemindOfBalance } from './use-cases/remind-of-balance';

// Ports
export type { DueDateStore } from './ports/due-date-store';
export { type OrderLinkState, type OrderQuery, OrderReader, type RefundRequestQuery, type SeatName } from './ports/order-reader';
export {
  type EventRefundName,
  type EventRefundStore,
  type OrderStore,
  type OrderTx,
  OrderUnitOfWork,
  type SoldCounts,
} from './ports/order-tx';
export { ReceiptDocuments, type ReceiptSheet } from './ports/receipt-documents';

// Rules
export { type BalanceClaim, balanceModeOf, BuyerUnreachable, claimBalance, owedOf, receiveBalance } from './domain/balance';
export { BuyerErased, FulfillmentOver } from './domain/correct-fulfillment';
export { canChangeAddress, type DeliveryOffer } from './domain/change-address';
export type { CorrectedField, OrderCorrection } from './domain/correct-order';
export { SEAT_REFUNDS, type SeatRefund } from './domain/cancel-seat';
export { needsFulfillment, type Pieces } from './domain/change-order';
export { type DatedOrder, followDueDate, type FollowedOrder } from './domain/follow-due-date';
export { type Fulfillment, shipmentFields } from './domain/fulfillment';
export type { FreedChange } from './domain/freed-by-order';
export {
  type Order,
  orderBreakdown,
  type OrderDetails,
  type OrderItem,
  type OrderName,
  type OrderPayment,
  type OrderRefund,
  type OrderTotals,
  type ReadOrder,
  refundableMinorOf,
  OrderRefunded,
  ACTIVE_STATUSES,
  TO_HAND_OVER,
} from './domain/order';
export { decideOwnRefund } from './domain/own-refund';
export { orderSelfService } from './domain/order-settings';
export { type OrderToWrite, type PaidCart, placeOrder, saveOrder } from './domain/place-order';
export { isCalledOff } from './domain/called-off';
export { bookProviderRefund, recountRefunds, takesProviderRefunds, unreturnedRefunds } from './domain/provider-refund';
export type { WantedRefund } from './domain/refund-order';
export type { RefundPreview } from './domain/refund-preview';
export { RefundRepeated } from './domain/repeated-refund';
export { REFUND_REQUEST_STATES, refundReason, type RefundRequest } from './domain/refund-request';

// Views
export { type ManagedOrderRecord, managedOrderRecord, MOST_NOTE, presentManagedOrder } from './domain/managed-order.view';
export { presentOrder, refundRequestRecord, refundSource, type StoreOrderRecord, storeOrderRecord } from './domain/order-record.view';
