import { BalancePageLoader, BalancePayments } from './balance-page-loader';

export { HostedBalanceController } from './balance.controller';
export const BALANCE_PAGE_PARTS = [BalancePayments, BalancePageLoader];
