import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { z } from 'zod';
import { HeldAnswers, LocalServer } from '../local-server';
import { StripeBooks, type StripeCall, type StripeCallFault } from './stripe-books';
import { invalid, StripeRefusal, StripeViolation, violation } from './stripe-refusal';
import { type FormValue, parseForm, shownSession, stripeForms } from './stripe-objects';

interface StripeRequest {
  books: StripeBooks;
  form: FormValue;
  /** Id of the object in the path. */
  id: string;
}
interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Call whose faults apply to the route; none when absent. */
  call?: StripeCall;
  isKeyed?: boolean;
  answer: (request: StripeRequest) => object;
}

const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    call: 'open',
    isKeyed: true,
    answer: ({ books, form }) => shownSession(books.open(read(stripeForms.createSession, form)), []),
  },
  { method: 'GET', path: /^\/v1\/checkout\/sessions$/, call: 'look', answer: listSessions },
  { method: 'GET', path: /^\/v1\/checkout\/sessions\/(cs_\w+)$/, call: 'look', answer: retrieveSession },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/(cs_\w+)\/expire$/, call: 'close', answer: expireSession },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    call: 'refund',
    isKeyed: true,
    answer: ({ books, form }) => books.refund(read(stripeForms.createRefund, form)),
  },
  { method: 'GET', path: /^\/v1\/refunds$/, call: 'findRefund', answer: listRefunds },
  { method: 'GET', path: /^\/v1\/refunds\/(re_\w+)$/, call: 'findRefund', answer: retrieveRefund },
  { method: 'GET', path: /^\/v1\/disputes$/, call: 'disputes', answer: listDisputes },
];

/**
 * Stripe on loopback, as far as we use it: it keeps books, validates every request, stores idempotency keys, and simulates
 * faults. Buyers pay by `StripeBooks`, or on the page of a session.
 */
export class StripeStub extends LocalServer {
  /** Methods and paths of requests, oldest first: `POST /v1/refunds`. */
  readonly requests: string[] = [];
  /** Descriptions of invalid requests. */
  readonly violations: string[] = [];
  readonly held = new HeldAnswers<StripeCall>();
  /** Lead of its clock over the machine's, ms. */
  aheadMs = 0;
  private readonly accounts = new Map<string, StripeBooks>();

  /** Returns the account of a key, which is created on first use. */
  account(access: { secretKey: string; webhookSecret: string }): StripeBooks {
    const existing = this.accounts.get(access.secretKey);
    const books =
      existing ??
      new StripeBooks(
        access,
        () => this.url,
        () => Date.now() + this.aheadMs,
      );
    this.accounts.set(access.secretKey, books);
    return books;
  }

  protected async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { pathname, search } = new URL(request.url!, this.url);
    if (pathname.startsWith('/c/pay/')) return stripePage([...this.accounts.values()], request, response, body);
    this.requests.push(`${request.method} ${pathname}`);
    const answer = (status: number, object: object | string, headers: Record<string, string> = {}) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${this.requests.length}`, ...headers })
        .end(typeof object === 'string' ? object : JSON.stringify(object));
    try {
      const books = this.bookOf(request);
      const route = ROUTES.find(({ method, path }) => method === request.method && path.test(pathname));
      if (!route) throw violation(`Unrecognized request URL (${request.method}: ${pathname}).`, {}, 404);
      const parsed = { books, form: parseForm(request.method === 'GET' ? search : body), id: route.path.exec(pathname)?.[1] ?? '' };
      const inTime: typeof answer = (...reply) =>
        void this.held.pass(route.call, books.access.secretKey, response).then(() => answer(...reply));
      this.answer(
        route,
        parsed,
        { key: keyOf(route, request), fingerprint: `${pathname}\n${body}` },
        { answer: inTime, breakOff: () => void request.socket.destroy() },
      );
    } catch (error) {
      if (!(error instanceof StripeRefusal)) return answer(500, { error: { type: 'api_error', message: String(error) } });
      if (error instanceof StripeViolation) this.violations.push(`${request.method} ${pathname}: ${error.message}`);
      answer(error.status, { error: error.error });
    }
  }

  private answer(
    route: Route,
    request: StripeRequest,
    { key, fingerprint }: { key?: string; fingerprint: string },
    {
      answer,
      breakOff,
    }: { answer: (status: number, object: object | string, headers?: Record<string, string>) => void; breakOff: () => void },
  ): void {
    const { books } = request;
    if (route.call === 'refund') books.refundsAsked += 1;
    const fault = route.call && books.takeFault(route.call);
    if (fault === 'unavailable') return answer(503, { error: { type: 'api_error', message: 'Stripe is down for a moment.' } });
    if (fault === 'busy')
      return answer(429, { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } });
    if (fault === 'refused') throw invalid('Your account cannot do this at the moment.');
    const before = key === undefined ? undefined : books.answered.get(key);
    if (before && before.fingerprint !== fingerprint) {
      throw new StripeViolation(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    if (before) return answer(before.status, before.body, { 'idempotent-replayed': 'true' });
    const done = (fault && STORED[fault as StripeCallFault]) ?? { status: 200, body: route.answer(request) };
    // Responses to invalid requests are not stored.
    if (key !== undefined) books.answered.set(key, { fingerprint, ...structuredClone(done) });
    if (fault === 'timeout') return breakOff();
    if (fault === 'garbled') return answer(200, '<html>');
    answer(done.status, done.body);
  }

  private bookOf({ headers }: IncomingMessage): StripeBooks {
    const books = this.accounts.get(/^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    if (!books) throw violation('Invalid API Key provided.', {}, 401);
    if (headers['stripe-version'] !== Stripe.API_VERSION)
      throw violation('Send the version that the package is made for.', { param: 'Stripe-Version' });
    return books;
  }
}

/** Failures that are stored under the idempotency key, by their fault. */
const STORED: Readonly<Partial<Record<StripeCallFault, { status: number; body: object }>>> = {
  broken: { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred.' } } },
  short: {
    status: 400,
    body: { error: { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds in your Stripe balance.' } },
  },
};

function keyOf({ method, isKeyed = false }: Route, { headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key'];
  if (method === 'GET') return undefined;
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') throw violation('Send a form.', { param: 'Content-Type' });
  if (isKeyed && (typeof key !== 'string' || key.startsWith('stripe-node-retry-')))
    throw violation('Bring a key of your own.', { param: 'Idempotency-Key' });
  if (typeof key === 'string' && key.length > 255) throw violation('A key has 255 characters at most.', { param: 'Idempotency-Key' });
  return typeof key === 'string' ? key : undefined;
}

function read<T>(form: z.ZodType<T>, input: FormValue): T {
  const parsed = form.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw violation(`${issue!.path.join('.')}: ${issue!.message}`, {
    code: issue!.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid',
    param: issue!.path.join('.'),
  });
}

function listSessions({ books, form }: StripeRequest): object {
  const { created, limit, starting_after: after, expand } = read(stripeForms.listSessions, form);
  const sessions = books.sessions.filter((session) => session.created >= created.gte && session.created <= created.lte);
  const below = expand.map((path) => path.replace(/^data\./, ''));
  return pageOf(sessions, { limit, after }, '/v1/checkout/sessions', ({ id }) => shownSession(books.find(id)!, below));
}

function retrieveSession({ books, form, id }: StripeRequest): object {
  const { expand } = read(stripeForms.retrieveSession, form);
  const session = books.find(id);
  if (!session) throw invalid(`No such checkout.session: ${id}`, { code: 'resource_missing', param: 'session' }, 404);
  return shownSession(session, expand);
}

function expireSession({ books, form, id }: StripeRequest): object {
  read(stripeForms.expireSession, form);
  return shownSession(books.expire(id), []);
}

function retrieveRefund({ books, form, id }: StripeRequest): object {
  read(stripeForms.retrieveRefund, form);
  const refund = books.refunds.find((each) => each.id === id);
  if (!refund) throw invalid(`No such refund: '${id}'`, { code: 'resource_missing', param: 'id' }, 404);
  return refund;
}

function listRefunds({ books, form }: StripeRequest): object {
  const { payment_intent: of, created, limit, starting_after: after } = read(stripeForms.listRefunds, form);
  return pageOf(
    books.refunds.filter((each) => (!of || each.payment_intent === of) && each.created >= (created?.gte ?? 0)),
    { limit, after },
    '/v1/refunds',
    (refund) => refund,
  );
}

function listDisputes({ books, form }: StripeRequest): object {
  const { created, limit, starting_after: after } = read(stripeForms.listDisputes, form);
  const disputes = books.disputes.filter((dispute) => dispute.created >= created.gte);
  return pageOf(disputes, { limit, after }, '/v1/disputes', (dispute) => dispute);
}

function pageOf<T extends { id: string }>(
  all: readonly T[],
  { limit, after }: { limit: number; after?: string },
  url: string,
  shown: (each: T) => object,
): object {
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  return { object: 'list', url, has_more: all.length > from + limit, data: all.slice(from, from + limit).map(shown) };
}

/**
 * Serves Stripe's page of a session, `/c/pay/{id}`: a button that pays, one that is declined, and a link back. It redirects the
 * buyer like Stripe; a closed session has a page that says so.
 */
async function stripePage(
  accounts: readonly StripeBooks[],
  { method, url }: IncomingMessage,
  response: ServerResponse,
  body: string,
): Promise<void> {
  const id = /^\/c\/pay\/(cs_\w+)/.exec(url ?? '')?.[1] ?? '';
  const books = accounts.find((each) => each.find(id));
  const session = books?.find(id);
  const show = (status: number, inner: string) =>
    void response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Checkout</title><body>${inner}</body></html>`);
  if (!books || session?.status !== 'open') return show(session ? 200 : 404, '<h1>There is nothing to pay here</h1>');
  const { amount_total: amount, currency, client_reference_id: reference, cancel_url: back } = session;
  const outcome = method === 'POST' ? new URLSearchParams(body).get('outcome') : undefined;
  if (outcome === 'pay') {
    await books.pay(reference);
    return void response.writeHead(303, { location: session.success_url }).end();
  }
  if (outcome === 'decline') await books.decline(reference);
  const refused = outcome === 'decline' ? '<p role="alert">Your card was declined.</p>' : '';
  const button = (value: string, words: string) => `<button name="outcome" value="${value}">${words}</button>`;
  show(
    200,
    `<h1>Pay ${amount} ${currency}</h1>${refused}<form method="post">${button('pay', 'Pay')}${button('decline', 'Be refused')}</form><a href="${escaped(back)}">Back</a>`,
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
