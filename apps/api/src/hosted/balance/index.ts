import { BalancePayments } from './balance-payments';
import { BalancePageLoader } from './balance-page-loader';

export { HostedBalanceController } from './balance.controller';
export const BALANCE_PAGE_PARTS = [BalancePayments, BalancePageLoader];
