import { randomUUID } from 'node:crypto';
import { savingModelContract } from './saving-model.contract';
import { timedCheckouts } from './timed-checkouts';

describe('savings in memory', () => savingModelContract(async () => timedCheckouts(), async () => randomUUID(), { runs: 25, steps: 30 }));
