/** Every error code a client may see (specification part 7, decisions 3.7). */
export const ERROR_CODES = [
  'UNAUTHORIZED',
  'ORIGIN_NOT_ALLOWED',
  'INSUFFICIENT_SCOPE',
  'STORE_API_SECRET_DISABLED',
  'STORE_API_DISABLED',
  'KEY_PAUSED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'VALIDATION_ERROR',
  'TIER_REQUIRES_PAYMENT',
  'TIER_SOLD_OUT',
  'CONFLICT',
  'TICKET_REFUSED',
  'CHECKOUT_ALREADY_PAID',
  'PRICE_MISMATCH',
  'HEADLESS_DISABLED',
  'IDEMPOTENCY_KEY_REUSED',
  'PROVIDER_UNAVAILABLE',
  'OTP_NOT_CONFIGURED',
  'OTP_COUNTRY_NOT_ALLOWED',
  'OTP_INSUFFICIENT_BALANCE',
  'OTP_SENDER_UNAVAILABLE',
  'OTP_CODE_NOT_MANAGED',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** What an error says beyond its message; keys as in decisions 3.7. */
export interface ErrorDetails {
  /** Path of a field → what is wrong with it and what to do. */
  fields?: Record<string, string>;
  /** How many entries the longest list here leaves out (D-118). */
  more?: number;
  invalid?: string[];
  unpriced?: string[];
  accepted?: string[];
  soldOut?: string[];
  quantity?: string[];
  age?: string[];
  tickets?: string[];
  required?: string[];
  /** The kind of key that this takes, where the one sent may never do it. */
  requiredKind?: 'secret';
  remaining?: number | Record<string, number>;
  /** What the service's own price is, and of what it is made. */
  expectedTotalMinor?: number;
  currency?: string;
  pricing?: object;
  /** Why a ticket does not admit, or what the merchant is to set; and since when the ticket's holder is in. */
  reason?: string;
  /** The setting of the workspace that the merchant may change so that the same is taken: `texts.countries`. */
  setting?: string;
  /** `own` when the merchant's own number cannot send codes. */
  sender?: 'own';
  checkedInAt?: string;
  /** Why the payment provider refused: what it concerns, and the provider's own code where no card is concerned. */
  refusal?: { cause: string; code?: string };
  /** Whose limit refused, where it is one of these (D-139). */
  limit?: LimitOwner;
  /** The day that is entered, where a ticket does not admit to it, or has already. */
  day?: DoorDayDetails;
  /** Keys of the days that a ticket admits to. */
  validDays?: string[];
  /** Parts that a change would take away although they are in use: its path, its kind, and how many use it. */
  inUse?: readonly object[];
  /** The slug that a renamed thing has now. */
  movedTo?: string;
}

/**
 * Whose limit a request ran into (D-139): of the visitor whom a merchant's server names, of the destination of a code, of the codes that
 * a key sends in a day, or of the client by its address.
 */
export const LIMIT_OWNERS = ['visitor', 'destination', 'key_day', 'client', 'workspace_day'] as const;
export type LimitOwner = (typeof LIMIT_OWNERS)[number];

/** A day of an event, as answers name it. */
export interface DoorDayDetails {
  key: string;
  label?: string;
  /** `YYYY-MM-DD` in its zone. */
  dayDate: string;
}

/** A refusal with a stable code. Rules and use cases throw it; only the api knows HTTP. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: ErrorDetails,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** Nothing of that name is published in this workspace; other workspaces' things look the same (§7, D-4). */
export class NotFound extends DomainError {
  /** @param movedTo the slug of the thing that was called so before */
  constructor(what: string, movedTo?: string) {
    super(
      'NOT_FOUND',
      movedTo === undefined ? `There is no such ${what}.` : `This ${what} is called "${movedTo}" now.`,
      movedTo === undefined ? undefined : { movedTo },
    );
  }
}

/** Input that breaks a rule; `details` lists each fault (§7). */
export class InvalidInput extends DomainError {
  constructor(message: string, details?: ErrorDetails) {
    super('VALIDATION_ERROR', message, details);
  }
}

/** Input of many things at once, a document or an import: its refusal lists more than that of one thing (D-118). */
export class InvalidDocument extends InvalidInput {}

/** Too many of something for now: the same may be asked again after `retryAfterSeconds`, a whole number of at least 1 (decisions 3.9). */
export class Throttled extends DomainError {
  readonly retryAfterSeconds: number;

  /** @param message what to do, with that number of seconds in it */
  constructor(retryAfterMs: number, message: (seconds: number) => string, limit?: LimitOwner) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
    super('RATE_LIMITED', message(seconds), limit && { limit });
    this.retryAfterSeconds = seconds;
  }
}
