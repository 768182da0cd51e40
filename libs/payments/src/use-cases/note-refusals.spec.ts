import { randomUUID } from 'node:crypto';
import { OPERATOR } from '@svc/kernel/testing';
import type { PaymentAttempt } from '../domain/payment';
import { refusalOf, type RefusalFacts } from '../domain/refusal';
import { anAttempt, InMemoryPayments, MOMENT } from '../testing';
import { noteRefusals } from './note-refusals';
import { ResolveException } from './resolve-exception';

let now: Date;
let money: InMemoryPayments;
const ids = { next: () => randomUUID() };

beforeEach(() => {
  now = MOMENT;
  money = new InMemoryPayments(() => now);
});

const created = (facts: Partial<PaymentAttempt> = {}) => anAttempt({ checkoutId: randomUUID(), ...facts });
const failed = (attempt: PaymentAttempt, about: RefusalFacts = {}): PaymentAttempt => ({
  ...attempt,
  status: 'failed',
  refusal: refusalOf(about, 'Not allowed.'),
});
async function refuse(about?: RefusalFacts, facts?: Partial<PaymentAttempt>): Promise<readonly { type: string; data: object }[]> {
  const attempt = created(facts);
  return money.work.run((tx) => noteRefusals(tx, [attempt], [failed(attempt, about)], { ids, now }));
}
const exceptions = async (workspaceId = created().workspaceId) => (await money.lists.exceptions(workspaceId, { limit: 9 })).data;

it('[D-127] three refusals of configuration at once raise one exception, and one only', async () => {
  const facts = (await Promise.all([refuse(), refuse(), refuse(), refuse()])).flat();
  await refuse();
  expect(await exceptions()).toMatchObject([{ kind: 'rail_refused', rail: 'card', mode: 'live' }]);
  const [raised] = await exceptions();
  expect(facts).toMatchObject([{ type: 'payment.rail_refused.v1', data: { exceptionId: raised!.id } }]);
});

it('[D-127] refusals of cards, of details of the buyer, and of one attempt alone raise none', async () => {
  for (const cause of ['card', 'buyer', 'attempt'] as const) for (let time = 0; time < 3; time += 1) await refuse({ cause });
  const attempt = created();
  for (const status of ['pending', 'closed', 'paid'] as const)
    await money.work.run((tx) => noteRefusals(tx, [attempt], [{ ...failed(attempt), status }], { ids, now }));
  expect(await exceptions()).toEqual([]);
});

it('[D-127] each rail, mode and workspace is counted by itself', async () => {
  await refuse();
  await refuse();
  for (const facts of [{ rail: 'bank_transfer' as const }, { mode: 'test' as const }, { workspaceId: randomUUID() }])
    await refuse({}, facts);
  expect(await exceptions()).toEqual([]);
  await refuse();
  expect(await exceptions()).toHaveLength(1);
});

it('[D-127] an attempt that had failed before is not counted again', async () => {
  const attempt = failed(created());
  for (let time = 0; time < 3; time += 1) await money.work.run((tx) => noteRefusals(tx, [attempt], [attempt], { ids, now }));
  expect(await exceptions()).toEqual([]);
});

it('[D-127] counting starts over once an exception is resolved', async () => {
  for (let time = 0; time < 5; time += 1) await refuse();
  const [first] = await exceptions();
  const { workspaceId, id } = first!;
  await new ResolveException(money.work, { now: () => now }).execute({ workspaceId, id, by: OPERATOR });
  await refuse();
  await refuse();
  expect(await exceptions()).toHaveLength(1);
  await refuse();
  expect((await exceptions()).filter(({ resolvedAt }) => !resolvedAt)).toHaveLength(1);
  expect(await exceptions()).toHaveLength(2);
});
