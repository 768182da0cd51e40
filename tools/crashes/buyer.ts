import { randomUUID } from 'node:crypto';
import type { Chance } from './chance';
import type { Mode, LoadRun } from './load-run';

const returnUrl = 'https://shop.example/thanks';
const MOST_DEEDS = 5;
const MOST_TRIES = 20;

/** Other events while buyers buy. */
export interface Fate {
  /** Comes before each thing that somebody does. */
  acts(): void;
  /** When the api answers again. */
  answers(): Promise<void>;
}

/** Somebody who opens checkouts one after the other, and does with each what chance says. */
export class Buyer {
  constructor(
    private readonly load: LoadRun,
    private readonly chance: Chance,
    private readonly fate: Fate,
    /** Addresses of all buyers: several are of the same person. */
    private readonly addresses: readonly string[],
  ) {}

  async buys(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const mode: Mode = this.chance.happens(0.2) ? 'test' : 'live';
      const ref = await this.open(mode);
      for (let deeds = ref === undefined ? 0 : this.chance.between(1, MOST_DEEDS); deeds > 0; deeds -= 1) await this.do(mode, ref!);
    }
  }

  /** Opens one, and now and then asks again with the same key. Answers its ref; undefined when it is refused. */
  private async open(mode: Mode): Promise<string | undefined> {
    const [path, body] = this.chance.happens(0.6) ? this.tickets() : this.products();
    const request = { body, idempotencyKey: randomUUID() };
    const isAskedTwice = this.chance.happens(0.3);
    const first = await this.untilAnswered(() => this.load.ask(mode, 'POST', path, request));
    if (first.status === 400) return undefined;
    const again = isAskedTwice ? await this.untilAnswered(() => this.load.ask(mode, 'POST', path, request)) : first;
    for (const { status, text, body: shown } of [first, again]) {
      if (status !== 201 || shown.ref !== first.body.ref)
        this.load.faults.push(`POST ${path} under one key, once ${first.body.ref}: ${status} ${text}`);
    }
    return first.body.ref;
  }

  /** Asks again while nobody answers, or somebody says to come back. */
  private async untilAnswered<A extends { status: number }>(ask: () => Promise<A | undefined>): Promise<A> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      this.fate.acts();
      const answer = await ask();
      if (answer && answer.status !== 409 && answer.status !== 429 && answer.status < 500) return answer;
      await this.fate.answers();
    }
    throw new Error('Nobody ever opened the checkout.');
  }

  private tickets(): [string, object] {
    const slug = this.chance.of(Object.keys(this.load.goods.events));
    const contact = { name: 'Ada Obi', email: this.chance.of(this.addresses) };
    const tickets = [{ ticketTypeRef: this.chance.of(this.load.goods.events[slug]!), quantity: this.chance.between(1, 2) }];
    return [`/v1/store/events/${slug}/checkout`, { tickets, contact, returnUrl, discountCode: this.code() }];
  }

  private products(): [string, object] {
    const contact = { name: 'Ada Obi', email: this.chance.of(this.addresses) };
    const items = [{ variantRef: this.chance.of(this.load.goods.variants), quantity: this.chance.between(1, 2) }];
    return ['/v1/store/checkouts', { items, contact, returnUrl, discountCode: this.code() }];
  }

  private code(): string | undefined {
    return this.chance.of([undefined, undefined, 'FEW', 'ONCE']);
  }

  private async do(mode: Mode, ref: string): Promise<void> {
    const deeds = {
      pay: () => this.pay(mode, ref),
      payTwiceAtOnce: () => Promise.all([this.pay(mode, ref), this.pay(mode, ref)]),
      payAndCancel: () => Promise.all([this.pay(mode, ref), this.cancel(mode, ref)]),
      payAndLook: () => Promise.all([this.pay(mode, ref), this.look(mode, ref), this.look(mode, ref)]),
      look: () => this.look(mode, ref),
      cancel: () => this.cancel(mode, ref),
      wait: () => this.pass(this.chance.between(30, 600)),
      waitTooLong: () => this.pass(this.chance.between(31, 35) * 60),
      breakSandbox: () => this.load.breakSandbox(mode, this.chance),
      bankIsLate: () => this.transferLate(mode, ref),
    };
    const likely = [
      'pay',
      'pay',
      'pay',
      'pay',
      'payTwiceAtOnce',
      'payAndCancel',
      'payAndLook',
      'look',
      'look',
      'cancel',
      'wait',
      'wait',
      'waitTooLong',
      'breakSandbox',
      'bankIsLate',
      'bankIsLate',
    ] as const;
    this.fate.acts();
    await deeds[this.chance.of(likely)]();
  }

  private async pay(mode: Mode, ref: string): Promise<void> {
    const body = this.chance.of([
      { rail: 'card', outcome: 'succeed' },
      { rail: 'card', outcome: 'succeed' },
      { rail: 'card', outcome: 'fail' },
      { rail: 'card', outcome: 'pending' },
      ...['succeed', 'short', 'over', 'twice', 'pending'].map((outcome) => ({ rail: 'bank_transfer', outcome })),
    ]);
    await this.ask(mode, 'POST', `/dev/sandbox/checkouts/${ref}`, body);
  }

  private look(mode: Mode, ref: string): Promise<void> {
    return this.ask(mode, 'GET', `/v1/store/checkouts/${ref}`);
  }

  private cancel(mode: Mode, ref: string): Promise<void> {
    return this.ask(mode, 'POST', `/v1/store/checkouts/${ref}/cancel`);
  }

  private pass(advanceSeconds: number): Promise<void> {
    return this.ask('live', 'POST', '/dev/clock', { advanceSeconds });
  }

  /** Pays every transfer that was begun, whether or not anybody still wants it: banks do not know. */
  private async transferLate(mode: Mode, ref: string): Promise<void> {
    await this.load.receiveLate(mode, ref, this.chance);
  }

  private async ask(mode: Mode, method: string, path: string, body?: object): Promise<void> {
    const answer = await this.load.ask(mode, method, path, { body });
    if (!answer) await this.fate.answers();
  }
}
