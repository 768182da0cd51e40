import { OrderAddresses } from './order-addresses';
import { OrderPageLoader } from './order-page-loader';
import { OrderReads } from './order-reads';
import { PaidOrders } from './paid-orders';
import { OwnOrderAnswers } from './own-order-answers';
import { OwnOrders } from './own-orders';

export { HostedOrderController } from './order.controller';
export { OwnAddressController } from './own-address.controller';
export { OwnRefundController } from './own-refund.controller';
export const ORDER_PAGE_PARTS = [OrderAddresses, OrderReads, OrderPageLoader, PaidOrders, OwnOrderAnswers, OwnOrders];
