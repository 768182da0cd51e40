import { factOf, type KnownFact } from '@svc/contracts';
import { InMemoryFacts } from '@svc/contracts/testing';
import { uuidAt, type Job } from '@svc/kernel';
import { RecordingJobQueue } from '@svc/kernel/testing';
import type { RelayTx } from '@svc/composition';
import { FactConsumers } from './fact-consumers';
import { OutboxRelay } from './outbox-relay';

const workspaceId = '01890a5d-ac96-774b-bcce-b302099a8057';
const deleted = (index: number): KnownFact =>
  factOf(
    'product.deleted.v1',
    { id: `fact ${index}`, workspaceId, mode: null },
    { productId: `product ${index}`, slug: `slug-${index}`, isPackage: false },
  );
const repeated = factOf('registration.repeated.v1', { id: 'fact 0', workspaceId, mode: 'live' }, { registrationId: 'registration' });
const ofNewerVersion = { ...deleted(0), id: 'of a newer version', type: 'parcel.lost.v1' } as unknown as KnownFact;

let now: Date;
let facts: InMemoryFacts;
let queue: RecordingJobQueue;
let planned: string[][];
let gathered: string[];
let poison: Set<string>;
let errors: object[];
let isDatabaseAway: boolean;

beforeEach(() => {
  now = new Date('2026-11-21T08:00:00Z');
  facts = new InMemoryFacts(() => now);
  queue = new RecordingJobQueue();
  planned = [];
  gathered = [];
  poison = new Set();
  errors = [];
  isDatabaseAway = false;
});

async function planDeliveries(_: unknown, batch: readonly KnownFact[]): Promise<Job[]> {
  const ids = batch.map(({ id }) => id);
  const bad = ids.find((id) => poison.has(id));
  if (bad)
    throw isDatabaseAway ? Object.assign(new Error('terminating connection'), { code: '57P01' }) : new Error(`${bad} cannot be planned`);
  if (ids.length > 0) planned.push(ids);
  return ids.length > 0 ? [{ queue: 'webhook-delivery', payload: { workspaceId } }] : [];
}

async function planMessages(_: unknown, batch: readonly KnownFact[]): Promise<Job[]> {
  return batch.map(({ id }) => ({ queue: 'notification', payload: { workspaceId: `of ${id}` } }));
}

async function gatherContacts(_: unknown, batch: readonly KnownFact[]): Promise<void> {
  gathered.push(...batch.map(({ id }) => id));
}

function relay(jobs = queue): OutboxRelay {
  const logger = { warn: (details: object) => void errors.push(details), error: (details: object) => void errors.push(details) };
  const unitOfWork = { run: <T>(work: (tx: RelayTx) => Promise<T>) => facts.unitOfWork.run((outbox) => work({ outbox } as RelayTx)) };
  const consumers = new FactConsumers(
    { execute: planDeliveries },
    { execute: planMessages },
    { execute: async () => undefined },
    { execute: gatherContacts },
  );
  return new OutboxRelay(unitOfWork, consumers, jobs, { now: () => now }, logger as never);
}

async function relayAll(outboxRelay: OutboxRelay): Promise<void> {
  for (let turns = 0; (await outboxRelay.relay()) > 0; turns += 1) if (turns > 100) throw new Error('It never ends.');
}

describe('the relay', () => {
  it('goes on where it was, and skips nothing that a failed batch has given back', async () => {
    const made = (ms: number) => ({ ...deleted(0), id: uuidAt(new Date(now.getTime() + ms)) });
    facts.leave(made(-60_000), made(-59_000));
    const outboxRelay = relay();
    expect(await outboxRelay.relay()).toBe(2);
    facts.leave(made(-58_000), made(-500));
    expect(await outboxRelay.relay()).toBe(1);
    now = new Date(now.getTime() + 5_000);
    expect(await outboxRelay.relay()).toBe(1);
    poison.add(made(4_000).id);
    facts.leave(made(3_000), made(4_000));
    await relayAll(outboxRelay);
    expect(facts.waiting.map(({ fact, attempts }) => [fact.id, attempts])).toEqual([[made(4_000).id, 1]]);
  });

  it('delivers each fact once to its consumers, oldest first, and enqueues jobs after that', async () => {
    facts.leave(repeated, deleted(1), deleted(2));
    const outboxRelay = relay();
    expect(await outboxRelay.relay()).toBe(3);
    expect(planned).toEqual([['fact 1', 'fact 2']]);
    expect(queue.jobs).toEqual([
      { queue: 'webhook-delivery', payload: { workspaceId } },
      { queue: 'notification', payload: { workspaceId: 'of fact 0' } },
    ]);
    expect(await outboxRelay.relay()).toBe(0);
  });

  it('[ADR 0161 r2] writes what follows from a fact in its trace, and has its jobs carry it', async () => {
    facts.leave(deleted(1));
    facts.leaveIn('payment', repeated);
    facts.leave(deleted(2));
    expect(await relay().relay()).toBe(3);
    expect(planned).toEqual([['fact 1'], ['fact 2']]);
    expect(facts.writtenIn).toEqual(['payment', undefined]);
    expect(queue.jobs.map(({ trace }) => trace)).toEqual([undefined, 'payment', undefined]);
  });

  it('makes a registrant a contact, and enqueues nothing by that', async () => {
    const data = {
      registrationId: 'r',
      attendeeId: 'a',
      eventId: 'e',
      eventSlug: 'party',
      ticketTypeId: 't',
      status: 'confirmed',
      attendeeCount: 1,
      source: 'admin',
    } as const;
    facts.leave(repeated, factOf('attendee.registered.v1', { id: 'fact 1', workspaceId, mode: 'live' }, data));
    await relay().relay();
    expect(gathered).toEqual(['fact 1']);
  });

  it('[ADR 0019 r1] enqueues nothing whose facts are still in the outbox', async () => {
    poison.add('fact 1');
    facts.leave(deleted(1));
    await relay().relay();
    expect(queue.jobs).toEqual([]);
  });

  it('loses nothing when jobs cannot be enqueued', async () => {
    facts.leave(deleted(1));
    const absent = Object.assign(new RecordingJobQueue(), { enqueue: () => Promise.reject(new Error('Redis is away')) });
    await relay(absent).relay();
    expect(planned).toEqual([['fact 1']]);
    expect(facts.waiting).toEqual([]);
  });

  it('isolates the one fact that cannot be relayed among many, has it wait, and relays all others', async () => {
    poison.add('fact 137');
    const many = Array.from({ length: 500 }, (_, index) => deleted(index));
    facts.leave(...many);
    await relayAll(relay());
    expect(planned.flat().sort()).toEqual(
      many
        .map(({ id }) => id)
        .filter((id) => id !== 'fact 137')
        .sort(),
    );
    expect(facts.waiting).toEqual([
      expect.objectContaining({ attempts: 1, reason: 'Error: fact 137 cannot be planned', dueAt: new Date('2026-11-21T08:00:01Z') }),
    ]);
    expect(errors).toEqual([expect.objectContaining({ fact: 'fact 137', type: 'product.deleted.v1', attempts: 1 })]);
  });

  it('[ADR 0054 r1] blames no fact while the database is away', async () => {
    facts.leave(deleted(0));
    poison.add('fact 0');
    isDatabaseAway = true;
    await expect(relay().relay()).rejects.toThrow('terminating connection');
    expect(facts.waiting.map(({ fact, attempts }) => [fact.id, attempts])).toEqual([['fact 0', 0]]);
    expect(errors).toEqual([]);
  });

  it('retries it alone, later and later, and relays it when it can', async () => {
    poison.add('fact 1');
    facts.leave(deleted(1));
    const outboxRelay = relay();
    const waits: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      await relayAll(outboxRelay);
      waits.push((facts.waiting[0]!.dueAt.getTime() - now.getTime()) / 1_000);
      now = facts.waiting[0]!.dueAt;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);

    poison.clear();
    facts.leave(deleted(2));
    await relayAll(outboxRelay);
    expect(planned).toEqual([['fact 2'], ['fact 1']]);
    expect(facts.waiting).toEqual([]);
  });

  it('keeps a fact of a newer version for a worker that knows it', async () => {
    facts.leave(deleted(1), ofNewerVersion, deleted(2));
    await relayAll(relay());
    expect(planned.flat()).toEqual(['fact 1', 'fact 2']);
    expect(facts.waiting).toEqual([expect.objectContaining({ fact: ofNewerVersion, attempts: 1 })]);
  });

  it('says so when the outbox does not answer', async () => {
    facts.unitOfWork.run = () => Promise.reject(new Error('the database is away'));
    await expect(relay().relay()).rejects.toThrow('the database is away');
  });
});
