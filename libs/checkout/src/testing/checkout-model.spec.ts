import { randomUUID } from 'node:crypto';
import { checkoutModelContract } from './checkout-model.contract';
import { timedCheckouts } from './timed-checkouts';

describe('checkouts in memory', () => checkoutModelContract(async () => timedCheckouts(), async () => randomUUID(), { runs: 40, steps: 30 }));
