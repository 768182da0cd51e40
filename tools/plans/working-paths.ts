import { randomUUID } from 'node:crypto';
import {
  bindCustomerTx,
  bindDocumentTx,
  bindMessageTx,
  bindOrderTx,
  bindOtpTx,
  bindNoticeTx,
  bindWebhookTx,
  failingDestinations,
  IS_WORK_WAITING,
  oldestDue,
  PostgresDeliveryLog,
  PostgresDestinationList,
  PostgresLapsingCheckouts,
  PostgresMessageLog,
  PostgresOrderReader,
  PostgresPaymentLists,
  PostgresProviderAccounts,
  PostgresRateLimiter,
  PostgresSentCodes,
  PostgresSubscriptionList,
  PostgresUndeliveredWork,
  PostgresUnitOfWork,
  STAMP_A_SLICE,
  sqlOf,
} from '@svc/adapters/postgres';
import { guardsOf, type OtpTx } from '@svc/otp';
import { aChallenge } from '@svc/otp/testing';
import { MONEY_QUEUES, PAYMENT_LOOK_QUEUE } from '@svc/payments';
import type { WebhookTx } from '@svc/webhooks';
import type { LostPart } from '@svc/workspace-document';
import { seededId } from '../large-shop/seed-sql';
import type { HotPath, PlanWorld } from './plan-world';
import { BATCH } from './telling-paths';

const codesWork = ({ source, ids }: PlanWorld) => new PostgresUnitOfWork<OtpTx>(sqlOf(source), (sql) => bindOtpTx(sql, ids));
/** Estimate of the due looks of a shop of a million payments: the planner takes a third of all that wait for due, and reads those alone. */
const LOOKS = 30_000;
/** A product and an event that no other path reads. */
const RENAMED = 777;

const webhookWork = ({ source, ids }: PlanWorld) => new PostgresUnitOfWork<WebhookTx>(sqlOf(source), (sql) => bindWebhookTx(sql, ids));

const keyOfCodes = { mode: 'live' as const, keyId: seededId('key', 3) };

const codeOf = ({ workspaceId, clock }: PlanWorld) => ({
  workspaceId,
  ...keyOfCodes,
  createdAt: clock.now(),
  serviceHash: 'number',
  visitorHash: 'visitor',
  destination: { ...aChallenge().destination, hash: 'number', prefixHash: 'block', country: 'NG' },
});

/** A request for a code: what is judged, and the code as it is kept. */
async function sendCode(world: PlanWorld): Promise<unknown> {
  const { serviceHash, ...code } = codeOf(world);
  const codes = new PostgresSentCodes(sqlOf(world.source));
  const send = { ...code, serviceHash, mostOfKey: 1_000, isWatched: true };
  const before = await codes.before(send, code.createdAt);
  const restful = { ...before, watched: { block: [], country: { ended: 100, verified: 0 } } };
  const guards = guardsOf(restful, send, code.createdAt).map((guard) => ({ ...guard, most: guard.most + 2_000 }));
  const challenge = aChallenge({ ...code, id: randomUUID(), handover: 'due', charge: { amountMinor: 0, currency: 'NGN' } });
  if ((await codes.book({ challenge, serviceHash, entryId: randomUUID(), guards })) !== 'booked')
    throw new Error('The code is not booked.');
  await codes.begin(challenge);
  return codes.accepted(challenge, { providerRef: 'wamid.1' });
}

async function guessCode({ source, workspaceId }: PlanWorld): Promise<unknown> {
  const codes = new PostgresSentCodes(sqlOf(source));
  const name = { workspaceId, mode: 'live' as const, id: seededId('code', 1_000_003) };
  const seen = await codes.guessed(name);
  if (seen.at !== 'challenge') throw new Error('There is no such code.');
  return codes.settle(name, seen.challenge, seen.challenge); // A further guess each time would use the code up.
}

function deliver(world: PlanWorld): Promise<unknown> {
  const { workspaceId, clock } = world;
  const destinationId = seededId('destination', 3);
  return webhookWork(world).run(async ({ deliveries }) => {
    const claimed = await deliveries.claim(workspaceId, [{ destinationId, slots: 10, most: 10 }], 60_000);
    if (claimed.length === 0) throw new Error('Nothing was due.');
    const now = clock.now();
    await deliveries.settle(
      workspaceId,
      claimed.map(({ id, attempt, tries }) => ({
        id,
        attempt,
        tries: tries + 1,
        at: now,
        durationMs: 5,
        outcome: { kind: 'answer' as const, status: 204, body: '' },
        state: 'delivered' as const,
        dueAt: now,
      })),
    );
    await deliveries.drainLater({ workspaceId, destinationId }, { now });
  });
}

const usesOf = ({ source, ids, workspaceId }: PlanWorld, parts: readonly LostPart[]) =>
  new PostgresUnitOfWork(sqlOf(source), (sql) => bindDocumentTx(sql, ids)).run((tx) => tx.usesOf(workspaceId).of(parts));

const ownerId = seededId('event', 13);
const typesOfEvent = [26, 27].map(
  (n): LostPart => ({ kind: 'ticket_type', path: `events[event-13].ticketTypes[${n}]`, ownerId, ids: [seededId('ticketType', n)] }),
);
const questionOfEvent: LostPart = { ...typesOfEvent[1]!, kind: 'question', key: 'meal' };

const variants = Array.from(
  { length: 20 },
  (_, n): LostPart => ({
    kind: 'variant',
    path: `products[product-${n}].variants[small]`,
    ownerId: seededId('product', n + 1),
    ids: [seededId('variant', (n + 1) * 4)],
  }),
);

const longAgo = new Date('1990-01-01T00:00:00Z');

/** Work of the worker, such as sending and sweeping, and what merchants change. */
export const workingPaths: readonly HotPath[] = [
  /** By the guests, the tickets that were bought and the open checkouts of one event. */
  {
    name: 'counting who uses what is dropped of an event',
    things: 130,
    rowsPerThing: 30,
    cost: 5_000,
    run: (world) => usesOf(world, [...typesOfEvent, questionOfEvent]),
  },
  /** The checkouts of a shop that are open are looked at, each once; the planner takes each cart for a hundred lines. */
  {
    name: 'counting who uses variants that are dropped',
    things: 10_000,
    rowsPerThing: 2,
    cost: 80_000,
    run: (world) => usesOf(world, variants),
  },
  ...(['products', 'events'] as const).map(
    (section): HotPath => ({
      name: `renaming one of the ${section}`,
      things: 1,
      rowsPerThing: 30,
      run: ({ source, ids, workspaceId }) =>
        new PostgresUnitOfWork(sqlOf(source), (sql) => bindDocumentTx(sql, ids)).run((tx) =>
          tx
            .thingsOf(workspaceId)
            .rename(section, seededId(section === 'products' ? 'product' : 'event', RENAMED), `renamed-${randomUUID()}`),
        ),
    }),
  ),
  /** Limit of the work: of a destination that is too small for the planner's statistics, all of a backlog of some hundreds is read and sorted; of a larger one, the first. */
  { name: 'claiming and settling deliveries', things: 10, rowsPerThing: 80, run: deliver },
  {
    name: 'destinations with something due',
    things: 100,
    rowsPerThing: 30,
    isOfService: true,
    run: ({ source }) => new PostgresDestinationList(sqlOf(source)).withSomethingDue(100, 60_000),
  },
  {
    name: 'the age of the oldest due work of each kind',
    things: 100,
    rowsPerThing: 10,
    cost: 8_000,
    growsUnanalyzed: 'PostgreSQL reads all open checkouts that are due, of which it expects few, instead of the first of their index.',
    isOfService: true,
    run: ({ source }) => oldestDue(sqlOf(source)),
  },
  {
    name: 'destinations of webhooks that fail',
    things: 100,
    rowsPerThing: 10,
    cost: 8_000,
    isOfService: true,
    run: ({ source }) => failingDestinations(sqlOf(source)),
  },
  {
    name: 'messages that are due',
    things: 100,
    rowsPerThing: 10,
    growsUnanalyzed: 'PostgreSQL 18 reads and sorts all that are due, since it expects fewer than a batch.',
    isOfService: true,
    run: ({ source }) => new PostgresMessageLog(sqlOf(source)).due(100, 0),
  },
  {
    name: 'undelivered messages and webhooks of all workspaces',
    things: 50,
    rowsPerThing: 20,
    cost: 20_000,
    growsUnanalyzed: 'PostgreSQL expects nothing of what failed until it has counted it.',
    isOfService: true,
    run: ({ source }) => new PostgresUndeliveredWork(sqlOf(source)).page({ limit: 50 }),
  },
  {
    name: 'failed webhooks of a shop, to be sent again',
    things: 100,
    rowsPerThing: 10,
    run: async (world) => {
      const span = { since: new Date(0), until: world.clock.now() };
      await new PostgresDeliveryLog(sqlOf(world.source)).exhausted(world.workspaceId, span);
      await webhookWork(world).run(({ deliveries }) =>
        deliveries.retryExhausted(world.workspaceId, { ...span, destinationIds: [seededId('destination', 1)] }, 100),
      );
    },
  },
  {
    name: 'news to merchants that are due',
    things: 50,
    rowsPerThing: 10,
    isOfService: true,
    run: ({ source, workspaceId, clock }) =>
      new PostgresUnitOfWork(sqlOf(source), bindNoticeTx).run(async ({ notices }) => {
        await notices.lockDue(clock.now(), 100);
        await notices.paces(workspaceId, new Date(clock.now().getTime() - 3_600_000));
      }),
  },
  {
    name: 'checkouts that lapse',
    things: 100,
    rowsPerThing: 10,
    isOfService: true,
    run: ({ source }) => new PostgresLapsingCheckouts(sqlOf(source)).due(100, 60_000),
  },
  {
    name: 'savings to remind of',
    things: 100,
    rowsPerThing: 10,
    isOfService: true,
    run: ({ source }) => new PostgresLapsingCheckouts(sqlOf(source)).toRemind(100, 60_000),
  },
  {
    name: 'balances to remind of',
    things: 100,
    rowsPerThing: 10,
    isOfService: true,
    run: ({ source }) => new PostgresOrderReader(sqlOf(source)).toRemind(100, 60_000),
  },
  ...MONEY_QUEUES.map(
    (queue): HotPath => ({
      name: `what is due in ${queue}`,
      things: 100,
      rowsPerThing: 10,
      cost: queue === PAYMENT_LOOK_QUEUE ? LOOKS : 8_000,
      isOfService: true,
      run: ({ source }) => new PostgresPaymentLists(sqlOf(source)).due(queue, 100, 60_000),
    }),
  ),
  {
    name: 'accounts at providers that are to be read',
    things: 100,
    rowsPerThing: 10,
    cost: 6_000,
    isOfService: true,
    run: ({ source }) => new PostgresProviderAccounts(sqlOf(source)).due(100, 60_000),
  },
  {
    name: 'leasing and settling a message',
    things: 1,
    rowsPerThing: 20,
    run: ({ source, ids, workspaceId, clock }) =>
      new PostgresUnitOfWork(sqlOf(source), (sql) => bindMessageTx(sql, ids)).run(async ({ messages }) => {
        const leased = await messages.lease({ workspaceId, mode: 'live', id: seededId('message', 1) }, 60_000);
        if (leased) await messages.settle(leased, { state: 'sent', at: clock.now() });
      }),
  },
  {
    name: 'whether changes wait to be stamped',
    things: 1,
    rowsPerThing: 5,
    isOfService: true,
    run: ({ source }) => source.query(IS_WORK_WAITING),
  },
  {
    name: 'stamping changes',
    things: 100,
    rowsPerThing: 30,
    cost: 50_000,
    isOfService: true,
    run: async ({ source, workspaceId }) => {
      await source.query(`insert into sync_dirty (workspace_id, kind, id) select $1, 'product', unnest($2::uuid[])`, [
        workspaceId,
        Array.from({ length: 100 }, (_, n) => seededId('product', n + 1)),
      ]);
      await source.query(STAMP_A_SLICE, [5_000]);
    },
  },
  {
    name: 'a rate bucket',
    things: 1,
    rowsPerThing: 5,
    isOfService: true,
    run: ({ source }) => new PostgresRateLimiter(sqlOf(source)).take('seeded 1 7', { perMinute: 60, burst: 10 }, 1),
  },
  /** The planner counts in the 1,000th newest code of the key, which is looked up only when the limit of the key is reached. */
  { name: 'sending a code', things: 100, rowsPerThing: 30, cost: 3_000, run: sendCode },
  { name: 'guessing a code', things: 1, rowsPerThing: 10, run: guessCode },
  {
    name: 'codes that were left on their way',
    things: 1,
    rowsPerThing: 10,
    isOfService: true,
    run: (world) => codesWork(world).run(({ challenges }) => challenges.takeLeft(longAgo)),
  },
];

/** Deletions by age: where nothing is old, next to nothing is read. */
export const retentionPaths: readonly HotPath[] = (
  [
    [
      'orders of test mode',
      ({ source, ids }) =>
        new PostgresUnitOfWork(sqlOf(source), (sql) => bindOrderTx(sql, ids)).run(({ orders }) => orders.deleteTestOrders(longAgo, BATCH)),
    ],
    [
      'unpaid checkouts of test mode',
      ({ source, ids }) =>
        new PostgresUnitOfWork(sqlOf(source), (sql) => bindOrderTx(sql, ids)).run(({ orders }) =>
          orders.deleteUnpaidTestCheckouts(longAgo, BATCH),
        ),
    ],
    ['codes of test mode', (world) => codesWork(world).run(({ challenges }) => challenges.purgeTests(longAgo, BATCH))],
    ['hours of codes', (world) => codesWork(world).run(({ challenges }) => challenges.purgeHours(longAgo, BATCH))],
    ['sends of the service’s number', (world) => codesWork(world).run(({ challenges }) => challenges.purgeServiceSends(longAgo))],
    [
      'links of test mode',
      ({ source, ids }) =>
        new PostgresUnitOfWork(sqlOf(source), (sql) => bindCustomerTx(sql, ids, () => [])).run(({ links }) =>
          links.purgeTests(longAgo, BATCH),
        ),
    ],
    [
      'contacts of test mode',
      ({ source, ids }) =>
        new PostgresUnitOfWork(sqlOf(source), (sql) => bindCustomerTx(sql, ids, () => [])).run(({ contacts }) =>
          contacts.purgeTests(longAgo, BATCH),
        ),
    ],
    ['events of webhooks', ({ source }) => new PostgresDeliveryLog(sqlOf(source)).purge(longAgo, BATCH)],
    [
      'news to merchants',
      ({ source }) => new PostgresUnitOfWork(sqlOf(source), bindNoticeTx).run(({ notices }) => notices.purge(longAgo, BATCH)),
    ],
    ['texts of messages', ({ source }) => new PostgresMessageLog(sqlOf(source)).purgeTexts(longAgo, BATCH)],
    [
      'subscriptions',
      ({ source }) => new PostgresSubscriptionList(sqlOf(source)).purge({ unansweredSince: longAgo, overSince: longAgo }, BATCH),
    ],
  ] as [string, HotPath['run']][]
).map(([what, run]) => ({
  name: `deleting old ${what}`,
  things: 1,
  rowsPerThing: 20,
  cost: 5_000,
  isOfService: true,
  ...(what === 'orders of test mode' && {
    growsUnanalyzed: 'PostgreSQL 18 reads a small table of payments for the batch that it expects.',
  }),
  run,
}));
