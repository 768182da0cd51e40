import { DomainError, type IdGenerator, type Mode, type Outbox } from '@svc/kernel';
import { factOf, type KnownFact } from './facts';
import { readCode } from './rules/text/typed-digits';

/** What guests and buyers confirm by a code that is mailed to the person on record. */
export const CONFIRMATION_PURPOSES = ['ticket_give_away', 'order_address', 'order_refund'] as const;
export type ConfirmationPurpose = (typeof CONFIRMATION_PURPOSES)[number];

/** What a code is for: one purpose about one thing. */
export interface ConfirmationSubject {
  workspaceId: string;
  mode: Mode;
  purpose: ConfirmationPurpose;
  /** UUID of the attendee, or of the order. */
  subjectId: string;
}

/** One code that was asked for. The code itself is kept nowhere: `ConfirmationCodes` makes it of the id. */
export interface Confirmation extends ConfirmationSubject {
  /** UUIDv7. */
  id: string;
  /** Of what was asked, by `ConfirmationCodes.digest`. */
  digest: string;
  /** Where the code goes: the person on record. */
  email: string;
  /** BCP 47, in which the mail is written. */
  language?: string;
  /** Wrong guesses so far. */
  guesses: number;
  createdAt: Date;
  /** When it was taken. */
  endedAt?: Date;
}

/** Codes as they are asked for and taken, in the transaction of what they confirm. Whoever calls holds the lock of the thing that is confirmed, so that nobody else asks or guesses meanwhile. */
export interface ConfirmationStore {
  /** Those of the subject that were made after `since`, the newest first. */
  since(subject: ConfirmationSubject, since: Date): Promise<Confirmation[]>;
  add(confirmation: Confirmation): Promise<void>;
  /** Writes guesses and end. */
  update(confirmation: Confirmation): Promise<void>;
  /** Deletes up to `most` that were made before, of any workspace. Answers how many. */
  purge(before: Date, most: number): Promise<number>;
}

/** Makes codes of the ids of confirmations by a secret, so that whoever reads the database learns none. */
export abstract class ConfirmationCodes {
  /** Six digits; the same each time for the same id, as long as the service keeps its key. */
  abstract codeOf(confirmationId: string): string;
  /** Whether this is the code; takes as long when it is not. */
  abstract matches(confirmationId: string, code: string): boolean;
  /** The same for the same text alone. */
  abstract digest(text: string): string;
  /** Mails leave the service: without that no code is asked for, since it cannot wait. */
  readonly areMailed: boolean = true;
}

/** No mail leaves the service at present (D-135). */
export class CodesNotMailed extends DomainError {
  constructor() {
    super('PROVIDER_UNAVAILABLE', 'No code can be mailed at present. Nothing was changed; try again in a little while.');
  }
}

const MINUTE_MS = 60_000;
export const CODE_MINUTES = 10;
const MOST_GUESSES = 5;
const MOST_PER_HOUR = 3;

/** What is confirmed, and by whom: `asked` is what is to be done, whole, in plain JSON; its code confirms nothing else. */
export interface AskedConfirmation extends ConfirmationSubject {
  asked: unknown;
  email: string;
  language?: string;
}

type AskingTx = { confirmations: ConfirmationStore; outbox: Outbox<KnownFact> };

/**
 * Has a code mailed, which replaces those before; three in an hour about one thing. To be called under the lock of the thing.
 * @returns whether one is on its way
 * @throws CodesNotMailed
 */
export async function askForCode(
  { confirmations, outbox }: AskingTx,
  { asked, ...subject }: AskedConfirmation,
  tools: { codes: ConfirmationCodes; ids: IdGenerator; now: Date },
): Promise<'sent' | 'too_many'> {
  const { codes, ids, now } = tools;
  if (!codes.areMailed) throw new CodesNotMailed();
  const before = await confirmations.since(subject, new Date(now.getTime() - 60 * MINUTE_MS));
  if (before.length >= MOST_PER_HOUR) return 'too_many';
  const id = ids.next();
  await confirmations.add({ ...subject, id, digest: digestOf(codes, asked), guesses: 0, createdAt: now });
  await outbox.append([
    factOf('confirmation.asked.v1', { id: ids.next(), workspaceId: subject.workspaceId, mode: subject.mode }, { confirmationId: id }),
  ]);
  return 'sent';
}

/** What came of a code: `over`: it was taken, guessed at too often, is too old, or was for something else; another has to be asked for. */
export type CodeOutcome = 'confirmed' | 'wrong' | 'over';

/**
 * Takes a code for what is to be done now. To be called in the transaction that does it, under the lock of the thing; what is not
 * `confirmed` has to be committed all the same, so that wrong guesses count.
 */
export async function takeCode(
  { confirmations }: { confirmations: ConfirmationStore },
  { asked, code, ...subject }: ConfirmationSubject & { asked: unknown; code: string },
  { codes, now }: { codes: ConfirmationCodes; now: Date },
): Promise<CodeOutcome> {
  const [newest] = await confirmations.since(subject, new Date(now.getTime() - CODE_MINUTES * MINUTE_MS));
  if (!newest || newest.endedAt || newest.guesses >= MOST_GUESSES || newest.digest !== digestOf(codes, asked)) return 'over';
  const typed = readCode(code);
  if (typed === '') return 'wrong';
  if (!codes.matches(newest.id, typed)) {
    await confirmations.update({ ...newest, guesses: newest.guesses + 1 });
    return newest.guesses + 1 < MOST_GUESSES ? 'wrong' : 'over';
  }
  await confirmations.update({ ...newest, endedAt: now });
  return 'confirmed';
}

/** Of plain JSON, whose fields count in whatever order they stand. */
function digestOf(codes: ConfirmationCodes, asked: unknown): string {
  return codes.digest(JSON.stringify(ordered(asked)));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, ordered(each)]));
}
