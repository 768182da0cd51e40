import { randomUUID } from 'node:crypto';
import { checkoutWorkContract } from './checkout-work.contract';
import { InMemoryCheckouts } from './in-memory-checkouts';

describe('checkouts in memory', () => checkoutWorkContract(() => new InMemoryCheckouts(), async () => randomUUID()));
