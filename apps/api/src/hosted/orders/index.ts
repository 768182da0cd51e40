import { OrderAddresses } from './order-addresses';
import { OrderPageLoader } from './order-page-loader';
import { OrderReads } from './order-reads';

export { HostedOrderController } from './order.controller';
export const ORDER_PAGE_PARTS = [OrderAddresses, OrderReads, OrderPageLoader];
