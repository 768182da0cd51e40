import { OrderAddresses } from './order-addresses';
import { OrderPageLoader } from './order-page-loader';
import { OrderReads } from './order-reads';
import { OwnOrders } from './own-orders';

export { HostedOrderController } from './order.controller';
export { OwnAddressController } from './own-address.controller';
export const ORDER_PAGE_PARTS = [OrderAddresses, OrderReads, OrderPageLoader, OwnOrders];
