/** Every error code that a client may get (§7, decisions 3.7). */
export const ERROR_CODES = [
  'UNAUTHORIZED',
  'ORIGIN_NOT_ALLOWED',
  'INSUFFICIENT_SCOPE',
  'STORE_API_SECRET_DISABLED',
  'STORE_API_DISABLED',
  'STORE_CLOSED',
  'WORKSPACE_SUSPENDED',
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

/** Details of an error beyond its message; keys as in decisions 3.7. */
export interface ErrorDetails {
  /** Path of a field → its fault and the remedy. */
  fields?: Record<string, string>;
  /** Number of entries that the longest list here leaves out (D-118). */
  more?: number;
  invalid?: string[];
  /** Ticket types that the merchant approves, which are taken by registration only (D-144). */
  approval?: string[];
  /** People, orders and open sessions that a cancelled event takes something from (D-147). */
  affected?: object;
  /** The event that is cancelled (D-147). */
  cancelled?: string[];
  /** End and note of the closing of a shop (D-158): the end is a UTC timestamp, null until further notice. */
  until?: string | null;
  note?: string;
  unpriced?: string[];
  accepted?: string[];
  soldOut?: string[];
  quantity?: string[];
  age?: string[];
  tickets?: string[];
  required?: string[];
  /** Kind of key that the operation requires, where the sent one can never be enough. */
  requiredKind?: 'secret';
  remaining?: number | Record<string, number>;
  /** The service's own price, and its parts. */
  expectedTotalMinor?: number;
  currency?: string;
  pricing?: object;
  /**
   * Reason why a ticket does not admit, or a setting that the merchant has to change; and the time since which the ticket's holder is in.
   */
  reason?: string;
  /** Setting of the workspace that the merchant may change so that the same request is accepted: `texts.countries`. */
  setting?: string;
  /** `own` when the merchant's own number cannot send codes. */
  sender?: 'own';
  checkedInAt?: string;
  /** Payment provider's refusal: its cause, and the provider's own code where no card is concerned. */
  refusal?: { cause: string; code?: string };
  /** Owner of the limit that refused, where it is one of these (D-139). */
  limit?: LimitOwner;
  /** Day of the check-in, where a ticket does not admit to it, or has already. */
  day?: DoorDayDetails;
  /** Keys of the days that a ticket admits to. */
  validDays?: string[];
  /** Parts in use that a change would remove: path, kind, and number of uses. */
  inUse?: readonly object[];
  /** Starts that a change would move from the future into the past: path, and the times before and after (D-148). */
  intoPast?: readonly object[];
  /** Live work of a workspace that forbids its removal: kind, number, and refs of the first few (D-159). */
  underWay?: readonly object[];
  /** When a suspended workspace may be removed: UTC timestamp (D-159). */
  removableAt?: string;
  /** Refs of what a person has still to get or to pay, for which an erasure needs `force`. */
  openBusiness?: { orders: string[]; attendees: string[]; checkouts: string[] };
  /** Present slug of a renamed thing. */
  movedTo?: string;
}

/**
 * Owner of a limit that a request has reached (D-139): the visitor whom a merchant's server names, the destination of a code, the codes
 * that a key sends in a day, the client by its address, or the recipient of messages that are sent once more.
 */
export const LIMIT_OWNERS = ['visitor', 'destination', 'key_day', 'client', 'workspace_day', 'recipient'] as const;
export type LimitOwner = (typeof LIMIT_OWNERS)[number];

/** A day of an event, as responses name it. */
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
  /** @param renamedTo present slug of the thing that had this one before */
  constructor(what: string, renamedTo?: string) {
    super(
      'NOT_FOUND',
      renamedTo === undefined ? `There is no such ${what}.` : `This ${what} is called "${renamedTo}" now.`,
      renamedTo === undefined ? undefined : { movedTo: renamedTo },
    );
  }
}

/** Conflict that time does not resolve: the same request is refused until somebody changes something (decisions 3.19). */
export class FinalConflict extends DomainError {
  constructor(message: string, details?: ErrorDetails) {
    super('CONFLICT', message, details);
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

/** Too many requests for now: the same may be sent again after `retryAfterSeconds`, a whole number of at least 1 (decisions 3.9). */
export class Throttled extends DomainError {
  readonly retryAfterSeconds: number;

  /** @param message returns the advice, for that number of seconds */
  constructor(retryAfterMs: number, message: (seconds: number) => string, limit?: LimitOwner) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
    super('RATE_LIMITED', message(seconds), limit && { limit });
    this.retryAfterSeconds = seconds;
  }
}
