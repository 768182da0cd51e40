import {
  faultsOf,
  IdempotencyKeyReused,
  invalidBecause,
  keyStoredUntil,
  readIdempotencyKey,
  RequestInFlight,
  type ShopClosing,
  withShortLists,
} from '@svc/contracts';
import { DomainError, type Mode } from '@svc/kernel';
import type { z } from 'zod';
import type { Checkout } from '../domain/checkout';
import { type BuyersSession, decideGivingWay, HoldCeilingReached, roomAt } from '../domain/holds/concurrent-sessions';
import { fingerprintOf, type IdempotencyKey, type KeyedOperation } from '../domain/opening/idempotency';
import type { CheckoutTimeouts } from '../domain/holds/checkout-timeouts';
import { refuseLocalHttp, refuseStrangeHost } from '../domain/opening/checkout-request';
import type { CheckoutOpening, OpeningPlan } from '../ports/checkout-opening';
import type { CheckoutReader, EarlierOpening, OpeningContext } from '../ports/checkout-reader';
import { takeWithLapsed } from './lapsed-holds';

export interface OpenCommand {
  workspaceId: string;
  mode: Mode;
  /** Access key of the request, to which the ceiling on holds applies (D-61). */
  keyId?: string;
  /** Body as it was sent: a used key is looked up before the body is judged (D-60a). */
  body: unknown;
  /** Header as it was sent. */
  idempotencyKey?: string;
  now: Date;
  /** Closing of the store (D-158). */
  closed?: ShopClosing;
  /** True when http on the developer's machine is a valid return address in live mode as well: in development alone (D-102). */
  takesLocalReturns?: boolean;
  /** True when the return address is a page of this service, which the store need not list. */
  comesBackHere?: boolean;
}

export interface Opened {
  checkout: Checkout;
  /** True when it was opened by an earlier request with the same key (D-37). */
  isReplay: boolean;
}

/** Operation that opens one kind of checkout. */
export interface OpeningOperation<Request extends { returnUrl: string }, PricingContext> {
  operation: KeyedOperation;
  /** Path of the request, which distinguishes requests with the same body. */
  path: string;
  form: z.ZodType<Request>;
  isKeyRequired: boolean;
  read(request: Request, key: IdempotencyKey | undefined): Promise<OpeningContext<PricingContext>>;
  /** Plans the checkout. Throws the refusal of the request. */
  plan(context: PricingContext | undefined, request: Request, timeouts: CheckoutTimeouts): Omit<OpeningPlan, 'key'>;
  /** Called once when the plan is refused; returns true when another plan may succeed. */
  retry?(refusal: unknown, context: PricingContext | undefined): Promise<boolean>;
}

/** Most plans for one request: more than one only when others take the last things at the very same time. */
const ATTEMPTS = 5;
/**
 * Most decisions about the session that gives way, within one plan: each is for another session of the very same buyer that was
 * quicker.
 */
const SESSION_ATTEMPTS = 20;

/**
 * Opens a checkout once for each key: a used key returns the checkout that it has opened (D-40 to D-43). One reading and one
 * writing, unless others are faster.
 * @throws IdempotencyKeyReused, RequestInFlight, HoldCeilingReached, InvalidInput, and all errors of `operation`
 */
export async function openByKey<Request extends { returnUrl: string }, PricingContext>(
  operation: OpeningOperation<Request, PricingContext>,
  command: OpenCommand,
  { reader, opening }: { reader: CheckoutReader; opening: Pick<CheckoutOpening, 'open'> },
): Promise<Opened> {
  const key = keyOf(operation, command);
  const form = operation.form.safeParse(withShortLists(operation.form, command.body));
  if (!form.success) {
    const earlier = key && (await reader.earlier(key, command));
    if (earlier) return replay(earlier, key);
    throw invalidBecause(faultsOf(form.error));
  }
  let isFresh = true;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { context, timeouts, mostHoldsPerKey, returnHosts, sessions, earlier } = await operation.read(form.data, key);
    if (earlier && key) return replay(earlier, key);
    refuseReturn(form.data.returnUrl, command, returnHosts);
    try {
      const plan = operation.plan(context, form.data, timeouts);
      const opened = await openPlan(
        opening,
        { ...plan, key: key && { ...key, keptUntil: keyStoredUntil(command.now) }, ceiling: ceilingOf(command.keyId, mostHoldsPerKey) },
        sessions,
      );
      if (opened) return opened;
    } catch (refusal) {
      if (!isFresh || !(await operation.retry?.(refusal, context))) throw refusal;
      isFresh = false;
    }
  }
  throw new DomainError('CONFLICT', 'Too many buyers want the same at this moment; send the same request again.');
}

function keyOf(
  { operation, path, isKeyRequired }: Pick<OpeningOperation<{ returnUrl: string }, unknown>, 'operation' | 'path' | 'isKeyRequired'>,
  { body, idempotencyKey }: OpenCommand,
): IdempotencyKey | undefined {
  const key = readIdempotencyKey(idempotencyKey, { required: isKeyRequired });
  return key === undefined ? undefined : { operation, key, fingerprint: fingerprintOf(path, body) };
}

/** Throws InvalidInput for an address to which buyers of this mode and store are not sent back (D-44, D-102). */
function refuseReturn(
  address: string,
  { mode, takesLocalReturns = false, comesBackHere = false }: OpenCommand,
  hosts: readonly string[] | undefined,
): void {
  if (comesBackHere) return;
  if (mode === 'live' && !takesLocalReturns) refuseLocalHttp(address);
  if (hosts) refuseStrangeHost(address, hosts);
}

function ceilingOf(keyId: string | undefined, most: number | undefined): OpeningPlan['ceiling'] {
  return keyId === undefined || most === undefined ? undefined : { keyId, most };
}

function replay({ checkout, fingerprint }: EarlierOpening, key: IdempotencyKey): Opened {
  if (fingerprint !== key.fingerprint) throw new IdempotencyKeyReused();
  return { checkout, isReplay: true };
}

/** Returns undefined when another request was faster, so that the decision has to be made again. */
async function openPlan(
  opening: Pick<CheckoutOpening, 'open'>,
  plan: OpeningPlan,
  sessions: readonly BuyersSession[] = [],
  attempts = SESSION_ATTEMPTS,
): Promise<Opened | undefined> {
  const { createdAt } = plan.checkout;
  const decided = { ...plan, ...decideGivingWay(sessions, plan.checkout, plan.factId) };
  const result = await takeWithLapsed(
    createdAt,
    (lapsed) => opening.open({ ...decided, lapsed }),
    (answer) => (answer.outcome === 'short' ? answer.ended : []),
  );
  switch (result.outcome) {
    case 'opened':
      return { checkout: plan.checkout, isReplay: false };
    case 'replayed':
      return { checkout: result.checkout, isReplay: true };
    case 'key_reused':
      throw new IdempotencyKeyReused();
    case 'in_flight':
      throw new RequestInFlight();
    case 'too_many_held':
      throw new HoldCeilingReached(roomAt(result.ends, plan.ceiling!.most).getTime() - createdAt.getTime());
    case 'sessions_changed':
      return attempts > 1 ? openPlan(opening, plan, result.sessions, attempts - 1) : undefined;
    case 'short':
    case 'rules_changed':
      return undefined;
  }
}
