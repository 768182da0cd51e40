import { cutText, excerptOf, type Mode } from '@svc/kernel';
import type { PaymentAttempt, PaymentException } from './payment';
import type { PaymentRail } from './payment-rails';

/**
 * Subject of a provider's refusal (D-127): `card`: the card that was given; `buyer`: what was told of the buyer, such as an e-mail
 * address; `attempt`: this try alone, so that another one may succeed; `configuration`: how the account or the service is set up,
 * which is taken for it where a provider says nothing that is known.
 */
export const REFUSAL_CAUSES = ['card', 'buyer', 'attempt', 'configuration'] as const;
export type RefusalCause = (typeof REFUSAL_CAUSES)[number];

/** The reasons for refusing a card that help its holder. There is none for others: fraud, lost, stolen. */
export const CARD_REASONS = ['insufficient_funds', 'expired_card', 'wrong_details'] as const;
export type CardReason = (typeof CARD_REASONS)[number];

/** Why a provider refused to charge, kept with the attempt: for the merchant. Buyers are told by `toldOf` alone. */
export interface Refusal {
  cause: RefusalCause;
  /** The provider's own, 64 characters at most. */
  code: string;
  /** The provider's sentence: one line of 300 characters at most, without what is a secret or a person's. */
  message: string;
  /** Of a card, where it helps the buyer. */
  reason?: CardReason;
}

/** Facts that an adapter knows of a refusal beside the provider's sentence. */
export type RefusalFacts = Partial<Omit<Refusal, 'message'>>;

const LONGEST_CODE = 64;
const LONGEST_SENTENCE = 300;

/**
 * A refusal as it is kept.
 * @param sentence as the provider wrote it
 * @param personal what was told of the buyer, which is not repeated
 */
export function refusalOf(
  { cause = 'configuration', code = 'refused', reason }: RefusalFacts,
  sentence: string,
  personal: readonly (string | undefined)[] = [],
): Refusal {
  const kept = { cause, code: cutText(code.replaceAll(/[^\w.-]+/g, '_'), LONGEST_CODE), message: keptSentence(sentence, personal) };
  return reason ? { ...kept, reason } : kept;
}

const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
/** Parts that a sentence of a provider may hold that nobody else is to read, and what stands for it. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sk|pk|rk|whsec)_[\w*]+/g, '[key]'],
  [/\bbearer\s+\S+/gi, '[key]'],
  [/[^\s@<>"'“”‘’(),;:]+@[^\s@<>"'“”‘’(),;:]+/g, '[e-mail]'],
  [/\+?\d(?:[ .()-]{0,2}\d){8,}/g, '[number]'],
];
/** A shorter text is also a part of words. */
const LEAST_PERSONAL = 3;

/** A sentence of a provider in one line, cut between graphemes, without keys, e-mail addresses, long numbers and what is personal. */
function keptSentence(sentence: string, personal: readonly (string | undefined)[]): string {
  const line = cutText(sentence, 10 * LONGEST_SENTENCE)
    .replaceAll(OVERRIDES, '')
    .replaceAll(LINE_BREAKS, ' ')
    .trim();
  const told = personal.flatMap((text) => (text && text.trim().length >= LEAST_PERSONAL ? [text.trim()] : []));
  const without = told.reduce(
    (text, each) => text.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(each)}(?![\p{L}\p{N}])`, 'giu'), '[…]'),
    line,
  );
  return excerptOf(
    PRIVATE.reduce((text, [what, instead]) => text.replaceAll(what, instead), without),
    LONGEST_SENTENCE,
  );
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Words to a buyer about a try to pay that has failed: `unavailable`: this way to pay is not possible now; `unpaid`: it did not come about; `email`: the provider does not take the e-mail address (D-120). */
export type ToldRefusal = 'unavailable' | 'unpaid' | 'email' | 'card' | CardReason;

/** Tells the buyer that a card was refused only when one was, and why only where that helps (D-127). */
export function toldOf({ refusal }: Pick<PaymentAttempt, 'refusal'>): ToldRefusal {
  if (!refusal || refusal.cause === 'attempt') return 'unpaid';
  if (refusal.cause === 'buyer') return 'email';
  return refusal.cause === 'card' ? (refusal.reason ?? 'card') : 'unavailable';
}

/** Tells whether two refusals are the same. */
export function isSameRefusal(one: Refusal | undefined, other: Refusal | undefined): boolean {
  return one?.cause === other?.cause && one?.code === other?.code && one?.message === other?.message;
}

/** A rail of a workspace in a mode. */
export interface RailName {
  workspaceId: string;
  mode: Mode;
  rail: PaymentRail;
}

const HOUR_MS = 3_600_000;
/** So many refusals of configuration within an hour raise an exception. */
const MANY = 3;

/** How a rail stands: the moments of its refusals of configuration that still count, oldest first, and whether an exception says so already. */
export interface RailStanding {
  refusedAt: readonly Date[];
  isExceptionOpen: boolean;
}

/**
 * Counts a refusal of configuration (D-127): the third within an hour raises an exception. While one is open nothing is counted,
 * so that counting begins anew once somebody has resolved it.
 */
export function countRefusal({ refusedAt, isExceptionOpen }: RailStanding, now: Date): { refusedAt: readonly Date[]; raises: boolean } {
  if (isExceptionOpen) return { refusedAt: [], raises: false };
  const counted = [...refusedAt.filter((at) => now.getTime() - at.getTime() < HOUR_MS), now];
  return counted.length < MANY ? { refusedAt: counted, raises: false } : { refusedAt: [], raises: true };
}

/** The exception for the merchant when a provider refuses one charge after another, and not because of cards. */
export function railRefused({
  id,
  attempt: { workspaceId, mode, rail, provider, checkoutId },
  refusal: { code, message },
  now,
}: {
  id: string;
  attempt: Pick<PaymentAttempt, 'workspaceId' | 'mode' | 'rail' | 'provider' | 'checkoutId'>;
  refusal: Refusal;
  now: Date;
}): PaymentException {
  return {
    workspaceId,
    mode,
    id,
    kind: 'rail_refused',
    checkoutId,
    rail,
    createdAt: now,
    message:
      `${provider} refused ${MANY} payments by ${rail} within an hour, and not because of a card. The last time it said: “${message}” (${code}). ` +
      `Look at your account at ${provider} and its keys; buyers cannot pay that way until this is mended. Then mark this as resolved.`,
  };
}
