import { DomainError, type IdGenerator, type Mode, type Outbox } from '@svc/kernel';
import { factOf, type KnownFact } from './facts';
import { readCode } from './rules/text/typed-digits';

/** Actions that guests and buyers confirm by a code that is mailed to the person on record. */
export const CONFIRMATION_PURPOSES = ['ticket_give_away', 'order_address', 'order_refund'] as const;
export type ConfirmationPurpose = (typeof CONFIRMATION_PURPOSES)[number];

/** Subject of a code: one purpose and one attendee or order. */
export interface ConfirmationSubject {
  workspaceId: string;
  mode: Mode;
  purpose: ConfirmationPurpose;
  /** UUID of the attendee, or of the order. */
  subjectId: string;
}

/** One requested code. The code itself is not stored: `ConfirmationCodes` derives it from the id. */
export interface Confirmation extends ConfirmationSubject {
  /** UUIDv7. */
  id: string;
  /** Digest of the requested action, by `ConfirmationCodes.digest`. */
  digest: string;
  /** Recipient of the code: the person on record. */
  email: string;
  /** Language of the mail, BCP 47. */
  language?: string;
  /** Wrong guesses so far. */
  guesses: number;
  createdAt: Date;
  /** Moment at which the code was used. */
  endedAt?: Date;
}

/**
 * Store of requested codes, in the transaction of the confirmed action. Callers hold the lock of the subject, so that requests and
 * guesses do not run at the same time.
 */
export interface ConfirmationStore {
  /** Returns the codes of the subject that were created after `since`, newest first. */
  since(subject: ConfirmationSubject, since: Date): Promise<Confirmation[]>;
  add(confirmation: Confirmation): Promise<void>;
  /** Stores guesses and end. */
  update(confirmation: Confirmation): Promise<void>;
  /** Deletes up to `most` codes of all workspaces that were created before a moment. Returns their number. */
  purge(before: Date, most: number): Promise<number>;
}

/** Derives codes from the ids of confirmations by a secret, so that the database alone reveals none. */
export abstract class ConfirmationCodes {
  /** Returns six digits; the same ones for an id as long as the service keeps its key. */
  abstract codeOf(confirmationId: string): string;
  /** Returns true for the code of the confirmation; takes as long for a wrong one. */
  abstract matches(confirmationId: string, code: string): boolean;
  /** Returns a digest that is the same for equal texts only. */
  abstract digest(text: string): string;
  /** True where the service can send mails. No code is requested otherwise, since codes expire. */
  readonly areMailed: boolean = true;
}

/** Error: the service sends no mails at present (D-135). */
export class CodesNotMailed extends DomainError {
  constructor() {
    super('PROVIDER_UNAVAILABLE', 'No code can be mailed at present. Nothing was changed; try again in a little while.');
  }
}

const MINUTE_MS = 60_000;
export const CODE_MINUTES = 10;
const MOST_GUESSES = 5;
const MOST_PER_HOUR = 3;

/** Request for a code. `asked` is the complete action in plain JSON; the code confirms no other action. */
export interface ConfirmationRequest extends ConfirmationSubject {
  asked: unknown;
  email: string;
  language?: string;
}

type RequestTx = { confirmations: ConfirmationStore; outbox: Outbox<KnownFact> };

/**
 * Requests a code by mail, which replaces earlier ones; at most three in an hour for one subject. Call it under the lock of the subject.
 * @returns 'sent', or 'too_many' when the limit is reached
 * @throws CodesNotMailed
 */
export async function askForCode(
  { confirmations, outbox }: RequestTx,
  { asked: action, ...subject }: ConfirmationRequest,
  tools: { codes: ConfirmationCodes; ids: IdGenerator; now: Date },
): Promise<'sent' | 'too_many'> {
  const { codes, ids, now } = tools;
  if (!codes.areMailed) throw new CodesNotMailed();
  const before = await confirmations.since(subject, new Date(now.getTime() - 60 * MINUTE_MS));
  if (before.length >= MOST_PER_HOUR) return 'too_many';
  const id = ids.next();
  await confirmations.add({ ...subject, id, digest: digestOf(codes, action), guesses: 0, createdAt: now });
  await outbox.append([
    factOf('confirmation.asked.v1', { id: ids.next(), workspaceId: subject.workspaceId, mode: subject.mode }, { confirmationId: id }),
  ]);
  return 'sent';
}

/** Result of a typed code. `over`: it was used, guessed wrong too often, is too old, or confirms another action; a new one is required. */
export type CodeOutcome = 'confirmed' | 'wrong' | 'over';

/**
 * Checks a code for an action and marks it as used. Call it in the transaction of the action, under the lock of the subject; commit
 * that transaction for other results than `confirmed`, too, so that wrong guesses count.
 */
export async function takeCode(
  { confirmations }: { confirmations: ConfirmationStore },
  { asked: action, code, ...subject }: ConfirmationSubject & { asked: unknown; code: string },
  { codes, now }: { codes: ConfirmationCodes; now: Date },
): Promise<CodeOutcome> {
  const [newest] = await confirmations.since(subject, new Date(now.getTime() - CODE_MINUTES * MINUTE_MS));
  if (!newest || newest.endedAt || newest.guesses >= MOST_GUESSES || newest.digest !== digestOf(codes, action)) return 'over';
  const typed = readCode(code);
  if (typed === '') return 'wrong';
  if (!codes.matches(newest.id, typed)) {
    await confirmations.update({ ...newest, guesses: newest.guesses + 1 });
    return newest.guesses + 1 < MOST_GUESSES ? 'wrong' : 'over';
  }
  await confirmations.update({ ...newest, endedAt: now });
  return 'confirmed';
}

/** Returns the digest of plain JSON; the order of its fields does not matter. */
function digestOf(codes: ConfirmationCodes, action: unknown): string {
  return codes.digest(JSON.stringify(ordered(action)));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, ordered(each)]));
}
