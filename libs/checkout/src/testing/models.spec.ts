import { randomUUID } from 'node:crypto';
import { balanceModelContract } from './balance-model.contract';
import { timedCheckouts } from './checkout-world';
import { checkoutModelContract } from './checkout-model.contract';
import { savingModelContract } from './saving-model.contract';
import { checkoutWorkContract } from './checkout-work.contract';
import { InMemoryCheckouts } from './in-memory-checkouts';
import { checkoutOpeningContract } from './checkout-opening.contract';
import { InMemoryOpening } from './in-memory-opening';

describe('balances in memory', () =>
  balanceModelContract(
    async () => timedCheckouts(),
    async () => randomUUID(),
    { runs: 40, steps: 25 },
  ));

describe('checkouts in memory', () =>
  checkoutModelContract(
    async () => timedCheckouts(),
    async () => randomUUID(),
    { runs: 40, steps: 30 },
  ));

describe('savings in memory', () =>
  savingModelContract(
    async () => timedCheckouts(),
    async () => randomUUID(),
    { runs: 25, steps: 30 },
  ));

describe('checkouts in memory', () =>
  checkoutWorkContract(
    () => new InMemoryCheckouts(),
    async () => randomUUID(),
  ));

function start() {
  const memory = new InMemoryCheckouts();
  const opening = new InMemoryOpening(memory);
  const eventId = randomUUID();
  const publish = async () => {
    const eventVersion = (opening.events.get(eventId) ?? 0) + 1;
    opening.events.set(eventId, eventVersion);
    return { eventId, eventVersion };
  };
  return Object.assign(memory, { opening, publish });
}

describe('opening checkouts in memory', () => checkoutOpeningContract(start, async () => randomUUID()));
