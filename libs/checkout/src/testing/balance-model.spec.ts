import { randomUUID } from 'node:crypto';
import { balanceModelContract } from './balance-model.contract';
import { timedCheckouts } from './timed-checkouts';

describe('balances in memory', () => balanceModelContract(async () => timedCheckouts(), async () => randomUUID(), { runs: 40, steps: 25 }));
