import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { HeldAnswers, LocalServer, type PostedCallback } from '../local-server';
import {
  disputeReply,
  endedRefundReply,
  initializedReply,
  listedRefundReply,
  madeRefundReply,
  PaystackBooks,
  StubRefusal,
  type StubTransaction,
  transactionReply,
  transferReply,
} from './paystack-books';
import {
  type CallbackWay,
  callOf,
  comingBy,
  PAYSTACK_REQUESTS,
  type PaystackCall,
  paystackCallback,
  type PaystackRequest,
} from './paystack-requests';
import { paystackPage, type PageAnswer, type PaystackBuyer } from './paystack-page';

/**
 * Fault of a call. `unavailable`: 503, not processed; `throttled`: 429; `refused`: an error; `timeout`: processed without a
 * response; `broken`: processed, and the connection closes; `garbled`: processed, with an HTML page as the response; `short`: an
 * error for too little balance.
 */
export type PaystackFault = 'unavailable' | 'throttled' | 'garbled' | 'refused' | 'timeout' | 'broken' | 'short';

/** Matches the path of the page of a charge, with its access code. */
const PAGE = /^\/pages\/(\w+)$/;

interface Account {
  secretKey: string;
  books: PaystackBooks;
  due: PostedCallback[];
  calls: PaystackCall[];
}

/** Paystack on loopback, by its documentation: it keeps books for each secret key, and tests control its buyers. */
export class PaystackStub extends LocalServer {
  /** Descriptions of invalid requests. */
  readonly violations: string[] = [];
  /** Calls in order. */
  readonly calls: PaystackCall[] = [];
  /** Processed calls with their requests and responses. */
  readonly done: { call: PaystackCall; request: unknown; data: unknown }[] = [];
  /** True where banks assign accounts at once. */
  givesAccounts = true;
  readonly held = new HeldAnswers<PaystackCall>();
  /** True where accepted refunds are processed at once. */
  processesRefunds = true;
  /** Called after a processed call without a response. */
  onSilence: () => void = () => undefined;
  private readonly accounts = new Map<string, Account>();
  private faults: { call: PaystackCall; fault: PaystackFault; of?: string }[] = [];
  private counted = 4_099_260_500;

  constructor(private readonly now: () => Date = () => new Date()) {
    super();
  }

  /** Opens an account; its key determines the mode. */
  addAccount(secretKey: string): void {
    const domain = secretKey.startsWith('sk_live_') ? 'live' : 'test';
    this.accounts.set(secretKey, { secretKey, books: new PaystackBooks(domain, () => (this.counted += 1), this.now), due: [], calls: [] });
  }

  /** Returns the number of calls of a kind with a key. */
  askedWith(secretKey: string, call: PaystackCall): number {
    return this.account(secretKey).calls.filter((each) => each === call).length;
  }

  booksOf(secretKey: string): PaystackBooks {
    return this.account(secretKey).books;
  }

  /** Makes the next calls of this kind fail. @param of their secret key; any when absent */
  failNext(call: PaystackCall, fault: PaystackFault, times = 1, of?: string): void {
    for (let time = 0; time < times; time += 1) this.faults.push({ call, fault, of });
  }

  /** Removes every fault. */
  clearFaults(): void {
    this.faults = [];
  }

  /**
   * Pays as the buyer, by Paystack's reference. A transfer of another amount is returned to the sender automatically; card
   * payments use the amounts of `paid`.
   */
  pay(secretKey: string, reference: string, paid: Partial<Pick<StubTransaction, 'amount' | 'currency' | 'requested'>> = {}): void {
    const { books, due } = this.account(secretKey);
    const { channel, requested, id } = books.find(reference);
    if (channel === 'bank_transfer' && paid.amount !== undefined && paid.amount !== requested) {
      due.push(
        paystackCallback(secretKey, 'bank.transfer.rejected', {
          bank_transfer: { amount: paid.amount, message_type: 'INCORRECT_AMOUNT', transaction_id: id },
        }),
      );
      return;
    }
    due.push(paystackCallback(secretKey, 'charge.success', transactionReply(books.pay(reference, paid))));
  }

  /** Sets a status for which Paystack sends no callback: a declined card, or a full refund. */
  setStatus(secretKey: string, reference: string, status: StubTransaction['status']): void {
    this.account(secretKey).books.find(reference).status = status;
  }

  /** Returns the buyer on Paystack's page or popup, by the access code of the charge. */
  buyerWith(accessCode: string): PaystackBuyer | undefined {
    for (const { secretKey, books } of this.accounts.values()) {
      const charge = [...books.transactions.values()].find((each) => each.accessCode === accessCode);
      if (!charge) continue;
      const { reference } = charge;
      return { charge, pay: () => this.pay(secretKey, reference), beRefused: () => this.setStatus(secretKey, reference, 'failed') };
    }
    return undefined;
  }

  /** Ends the refunds of a transaction: the bank returns them, needs an account, or the merchant has fixed them. */
  endRefunds(secretKey: string, reference: string, status: 'failed' | 'needs-attention' | 'processed' = 'failed'): void {
    const { books, due } = this.account(secretKey);
    for (const refund of books.refunds.filter((each) => each.reference === reference)) {
      refund.status = status;
      due.push(paystackCallback(secretKey, `refund.${status}`, endedRefundReply(refund, books.find(reference))));
    }
  }

  /** Refunds a payment as the merchant in the dashboard. The refund is processed at once where `processesRefunds` is true. */
  refundInDashboard(secretKey: string, reference: string, amount?: number): void {
    const { books, due } = this.account(secretKey);
    const refund = books.refundInDashboard(reference, amount);
    if (this.processesRefunds) refund.status = 'processed';
    due.push(paystackCallback(secretKey, `refund.${refund.status}`, endedRefundReply(refund, books.find(reference))));
  }

  /** Opens a dispute by the buyer's bank. */
  dispute(secretKey: string, reference: string): void {
    const { books, due } = this.account(secretKey);
    due.push(paystackCallback(secretKey, 'charge.dispute.create', disputeReply(books.dispute(reference), books.find(reference))));
  }

  endDisputes(secretKey: string, reference: string, resolution: 'declined' | 'merchant-accepted'): void {
    const { books, due } = this.account(secretKey);
    for (const dispute of books.disputes.filter((each) => each.reference === reference)) {
      Object.assign(dispute, { status: 'resolved', resolution });
      due.push(paystackCallback(secretKey, 'charge.dispute.resolve', disputeReply(dispute, books.find(reference))));
    }
  }

  /** Returns the due callbacks as they are delivered, and removes them. */
  callbacks(secretKey: string, way: CallbackWay = 'once'): PostedCallback[] {
    const { due } = this.account(secretKey);
    return comingBy(way, due.splice(0));
  }

  /** Posts the due callbacks one after the other. Returns the status of each. */
  async post(secretKey: string, address: string, way: CallbackWay = 'once'): Promise<number[]> {
    const statuses: number[] = [];
    for (const { raw, headers } of this.callbacks(secretKey, way)) {
      statuses.push((await fetch(address, { method: 'POST', headers, body: new Uint8Array(raw) })).status);
    }
    return statuses;
  }

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    const target = callOf(request.method ?? '', pathname);
    const body = await text(request);
    const [, accessCode] = PAGE.exec(pathname) ?? [];
    if (accessCode !== undefined) return show(response, paystackPage(this.buyerWith(accessCode), new URLSearchParams(body).get('outcome')));
    const secretKey = keyOf(request);
    const fault = target && this.takeFault(target.call, secretKey);
    if (fault === 'unavailable') return reply(response, 503, { status: false, message: 'Service unavailable' });
    if (fault === 'throttled') return reply(response, 429, { status: false, message: 'Too many requests' });
    const { status, answer } = this.answer(target, { secretKey, body, query: Object.fromEntries(searchParams), fault });
    if (fault === 'garbled') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    if (fault === 'broken') return void response.destroy();
    if (fault === 'timeout') return this.onSilence();
    await this.held.pass(target?.call, secretKey, response);
    reply(response, status, answer);
  }

  private answer(
    target: ReturnType<typeof callOf>,
    { secretKey, body, query, fault }: { secretKey: string; body: string; query: object; fault?: PaystackFault },
  ) {
    try {
      if (!target) throw new StubRefusal(404, 'Entity not found');
      this.calls.push(target.call);
      const account = this.accounts.get(secretKey);
      account?.calls.push(target.call);
      if (!account) throw new StubRefusal(401, 'Invalid key');
      const input = this.checked(target.call, body === '' ? query : (JSON.parse(body) as unknown));
      if (fault === 'refused') throw new StubRefusal(400, 'Your account cannot do this', 'not_allowed');
      if (fault === 'short') throw new StubRefusal(400, 'Insufficient balance for this refund', 'insufficient_balance');
      const result = this.perform(account.books, target, input);
      this.done.push({ call: target.call, request: input, data: result.data });
      return { status: 200, answer: { status: true, message: 'ok', ...result } };
    } catch (error) {
      if (!(error instanceof StubRefusal)) throw error;
      const { status, message, code } = error;
      return {
        status,
        answer: { status: false, message, meta: { nextStep: 'Look at the documents' }, type: 'validation_error', ...(code && { code }) },
      };
    }
  }

  private perform(
    books: PaystackBooks,
    { call, reference }: { call: PaystackCall; reference: string },
    input: unknown,
  ): { data: unknown; meta?: object } {
    switch (call) {
      case 'initialize':
        return { data: initializedReply(books.initialize(input as PaystackRequest<'initialize'>), `${this.url}/pages`) };
      case 'charge':
        return { data: transferReply(books.charge(input as PaystackRequest<'charge'>, this.givesAccounts)) };
      case 'verify':
        return { data: transactionReply(books.find(reference)) };
      case 'check':
        return { data: transferReply(books.find(reference)) };
      case 'refund': {
        const refund = books.refund(input as PaystackRequest<'refund'>);
        const data = madeRefundReply(refund, books.find(refund.reference));
        if (this.processesRefunds) refund.status = 'processed';
        return { data };
      }
      case 'fetchRefund': {
        const refund = books.refundOf(Number(reference));
        return { data: listedRefundReply(refund, books.find(refund.reference)) };
      }
      case 'refunds':
        return pageOf(books.refunds, input as PaystackRequest<'refunds'>, (each) => listedRefundReply(each, books.find(each.reference)));
      case 'disputes':
        return pageOf(books.disputes, input as PaystackRequest<'disputes'>, (each) => disputeReply(each, books.find(each.reference)));
    }
  }

  private checked(call: PaystackCall, input: unknown): unknown {
    const result = PAYSTACK_REQUESTS[call].safeParse(input);
    if (result.success) return result.data;
    this.violations.push(`${call}: ${result.error.message}`);
    throw new StubRefusal(400, 'Invalid parameters', 'invalid_params');
  }

  private takeFault(call: PaystackCall, secretKey: string): PaystackFault | undefined {
    const at = this.faults.findIndex((each) => each.call === call && (each.of ?? secretKey) === secretKey);
    return at < 0 ? undefined : this.faults.splice(at, 1)[0]!.fault;
  }

  private account(secretKey: string): Account {
    const account = this.accounts.get(secretKey);
    if (!account) throw new Error('The stub has no account of this key.');
    return account;
  }
}

const keyOf = ({ headers }: IncomingMessage): string => (headers.authorization ?? '').replace(/^Bearer /, '');

function pageOf<T extends { createdAt: string }>(
  made: readonly T[],
  { perPage, page, from }: PaystackRequest<'refunds'>,
  shown: (each: T) => object,
) {
  const all = made.filter(({ createdAt }) => createdAt >= from);
  const [size, number] = [Number(perPage), Number(page)];
  const data = all.slice((number - 1) * size, number * size).map(shown);
  return {
    data,
    meta: {
      total: all.length,
      skipped: 0,
      perPage,
      page: number,
      failedRefundCount: 0,
      pageCount: Math.max(1, Math.ceil(all.length / size)),
    },
  };
}

function show(response: ServerResponse, answer: PageAnswer): void {
  if ('goTo' in answer) response.writeHead(303, { location: answer.goTo }).end();
  else response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
}

function reply(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
