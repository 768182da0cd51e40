import { BalancePayments } from './balance-payments';
import { BalanceVisits } from './balance-visits';

export { HostedBalanceController } from './balance.controller';
export const BALANCE_PAGE_PARTS = [BalancePayments, BalanceVisits];
