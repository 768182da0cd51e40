import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { idOf } from '@svc/kernel';
import { eventually } from '@svc/testing';
import type { LoadAnswer, LoadRun } from '../load-run';

/** Operations of visitors: open a checkout, pay one, register as a guest, have a code sent, read a product from prepared bytes, and orders from the database. */
export const OPERATIONS = ['open', 'pay', 'register', 'code', 'read', 'orders'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** One answer, or none. */
export interface Answered {
  operation: Operation;
  /** By `performance.now()`. */
  beganAt: number;
  endedAt: number;
  /** `201`, `503 SERVICE_UNAVAILABLE`, `nobody` when the connection failed, `hang` when no answer came by the deadline. */
  outcome: string;
}

/** Writes that were answered as done, and have to be in the database. */
interface Promised {
  table: 'attendee' | 'otp_challenge';
  id: string;
}

/** Longest that anybody may wait for an answer, ms: what `docs/operations.md` allows a request. */
export const DEADLINE_MS = 60_000;
/** Between two things that the same visitor does, ms: so many that a machine of two processors keeps up. */
const PAUSE_MS: Record<Operation, number> = { open: 150, pay: 150, register: 80, code: 400, read: 50, orders: 50 };
const returnUrl = 'https://shop.example/thanks';

const isSuccess = (outcome: string): boolean => outcome.startsWith('2');
/** The same is asked again: nobody knows, or it may succeed later. */
const isOpen = (answer: LoadAnswer | undefined): boolean =>
  answer === undefined || answer.status >= 500 || answer.status === 409 || answer.status === 429;

/** Visitors who do each of the operations, one after the other, until they are stopped. What they have begun they bring to an end: the same with the same key, until it is answered. */
export class Traffic {
  readonly answers: Answered[] = [];
  /** Answers to refusals that break the contract of §7, as sentences. */
  readonly faults: string[] = [];
  private readonly promised: Promised[] = [];
  private readonly unpaid: string[] = [];
  private running = true;
  private visitors: Promise<void>[] = [];
  private count = 0;

  constructor(private readonly load: LoadRun) {}

  start(): void {
    const deeds: Record<Operation, () => Promise<void>> = {
      open: () => this.open(),
      pay: () => this.pay(),
      register: () => this.register(),
      code: () => this.sendCode(),
      read: () => this.get('read', 'products/scarf'),
      orders: () => this.get('orders', 'orders?limit=5'),
    };
    this.visitors = OPERATIONS.map((operation) => this.visit(operation, deeds[operation]));
  }

  async stop(): Promise<void> {
    this.running = false;
    await Promise.all(this.visitors);
  }

  /** Resolves when each operation has succeeded after this moment; answers how many ms after it each of them first did. */
  async untilAllSucceed(since: number, withinMs: number): Promise<Record<Operation, number>> {
    const first = (operation: Operation) =>
      this.answers.find((answer) => answer.operation === operation && answer.endedAt >= since && isSuccess(answer.outcome));
    await eventually('each operation succeeds', () => OPERATIONS.every(first), withinMs).catch(() => {
      throw new Error(`Not within ${withinMs} ms did these succeed: ${OPERATIONS.filter((operation) => !first(operation)).join(', ')}`);
    });
    return Object.fromEntries(OPERATIONS.map((operation) => [operation, Math.round(first(operation)!.endedAt - since)])) as Record<
      Operation,
      number
    >;
  }

  /** Number of writes that were answered as done. */
  get written(): number {
    return this.load.opened.size + this.promised.length;
  }

  /** Returns writes that were answered as done and are not in the database, as sentences. Checkouts and their payments are the audit's. */
  async lost(): Promise<string[]> {
    const lost = (['attendee', 'otp_challenge'] as const).map(async (table) => {
      const ids = this.promised.filter((each) => each.table === table).map(({ id }) => id);
      const rows = await this.load.query<{ id: string }>(
        `select wanted.id from unnest($2::uuid[]) as wanted (id) where not exists (select from ${table} t where t.workspace_id = $1 and t.id = wanted.id)`,
        [ids],
      );
      return rows.map(({ id }) => `Of ${table} ${id} is lost.`);
    });
    return (await Promise.all(lost)).flat();
  }

  private async visit(operation: Operation, deed: () => Promise<void>): Promise<void> {
    while (this.running) {
      await deed();
      await pause(PAUSE_MS[operation]);
    }
  }

  private async open(): Promise<void> {
    const { goods } = this.load;
    const number = this.next();
    const [slug, refs] = Object.entries(goods.events)[0]!;
    const contact = { name: 'Ada Obi', email: `buyer.${number}@example.com` };
    const ofEvent = number % 2 === 0;
    const path = ofEvent ? `events/${slug}/checkout` : 'checkouts';
    const body = {
      contact,
      returnUrl,
      ...(ofEvent ? { tickets: [{ ticketTypeRef: refs[0], quantity: 1 }] } : { items: [{ variantRef: goods.variants[0], quantity: 1 }] }),
    };
    const answer = await this.untilAnswered('open', path, body);
    if (answer?.status === 201) this.unpaid.push(answer.body.ref);
  }

  private async pay(): Promise<void> {
    const ref = this.unpaid.pop();
    if (ref === undefined) return;
    await this.ask('pay', () =>
      this.load.ask('live', 'POST', `/dev/sandbox/checkouts/${ref}`, { body: { rail: 'card', outcome: 'succeed' } }),
    );
  }

  private async register(): Promise<void> {
    const [slug, refs] = Object.entries(this.load.goods.events)[0]!;
    const body = {
      contact: { name: 'Ada Obi', email: `guest.${this.next()}@example.com` },
      tickets: [{ ticketTypeRef: refs[1], quantity: 1 }],
    };
    const answer = await this.untilAnswered('register', `events/${slug}/register`, body);
    if (answer && answer.status < 300) this.promise('attendee', 'att', answer.body.ref);
  }

  /** A code that nobody knows whether it was sent is not sent again. */
  private async sendCode(): Promise<void> {
    const body = { to: `+234803${String(this.next()).padStart(7, '0')}` };
    const answer = await this.ask('code', () => this.load.ask('test', 'POST', '/v1/store/otp/send', { body }));
    if (answer?.status === 201) this.promise('otp_challenge', 'otp', (answer.body as unknown as { challengeRef: string }).challengeRef);
  }

  private async get(operation: Operation, path: string): Promise<void> {
    await this.ask(operation, () => this.load.ask('live', 'GET', `/v1/store/${path}`));
  }

  private async untilAnswered(operation: Operation, path: string, body: object): Promise<LoadAnswer | undefined> {
    const idempotencyKey = randomUUID();
    const end = performance.now() + 3 * DEADLINE_MS;
    for (;;) {
      const answer = await this.ask(operation, () => this.load.ask('live', 'POST', `/v1/store/${path}`, { body, idempotencyKey }));
      if (!isOpen(answer) || performance.now() > end) return answer;
      await pause(PAUSE_MS[operation]);
    }
  }

  /** Asks once, and notes what came. */
  private async ask(operation: Operation, send: () => Promise<LoadAnswer | undefined>): Promise<LoadAnswer | undefined> {
    const beganAt = performance.now();
    const tooLate = new AbortController();
    const answer = await Promise.race([send(), pause(DEADLINE_MS, 'hang' as const, { signal: tooLate.signal }).catch(() => undefined)]);
    tooLate.abort();
    this.answers.push({ operation, beganAt, endedAt: performance.now(), outcome: outcomeOf(answer) });
    if (answer === undefined || answer === 'hang') {
      this.faults.push(`${operation}: ${answer === 'hang' ? `no answer within ${DEADLINE_MS} ms` : 'nobody answers'}.`);
      return undefined;
    }
    this.faults.push(...brokenRefusal(operation, answer));
    return answer;
  }

  private promise(table: Promised['table'], prefix: Parameters<typeof idOf>[0], ref: string): void {
    this.promised.push({ table, id: idOf(prefix, ref)! });
  }

  private next(): number {
    return (this.count += 1);
  }
}

function outcomeOf(answer: LoadAnswer | 'hang' | undefined): string {
  if (answer === undefined) return 'nobody';
  if (answer === 'hang') return 'hang';
  return [answer.status, answer.body?.error?.code].filter(Boolean).join(' ');
}

/** A refusal that may pass says so, and after how many seconds it is worth trying again. */
function brokenRefusal(operation: Operation, { status, headers, text, body }: LoadAnswer): string[] {
  if (status < 500 && status !== 429) return [];
  const isWhole =
    body?.error?.retryable === true && body.error.requestId === headers.get('x-request-id') && Number(headers.get('retry-after')) >= 1;
  return isWhole ? [] : [`${operation}: ${status} is no refusal of §7 with Retry-After. ${text}`];
}
