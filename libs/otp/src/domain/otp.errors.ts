import { DomainError, InvalidInput, type LimitOwner, Throttled } from '@svc/kernel';

/** The workspace cannot send by its own number yet (D-54). */
export class OtpNotConfigured extends DomainError {
  constructor(missing: 'connection' | 'template') {
    super('OTP_NOT_CONFIGURED', `${WHAT_TO_SET_UP[missing]} Or send with sender "frontdesk", which needs neither.`);
  }
}

const WHAT_TO_SET_UP = {
  connection: 'This workspace has no connected number to send codes from: connect one in its settings.',
  template: 'This workspace has no approved authentication template: have one approved, and name it in its settings.',
};

/** Codes of this workspace do not go to numbers of that country (§4.8 r4). */
export class OtpCountryNotAllowed extends DomainError {
  constructor(country: string) {
    super(
      'OTP_COUNTRY_NOT_ALLOWED',
      `Codes of this workspace do not go to ${country}. Add it to otp.countries in its settings if they should.`,
    );
  }
}

/** The wallet does not hold the price of a code (D-54). */
export class OtpInsufficientBalance extends DomainError {
  constructor() {
    super(
      'OTP_INSUFFICIENT_BALANCE',
      'The wallet of this workspace has too low a balance for this code. Ask the operator to top it up, then send the request again.',
    );
  }
}

/** The service's own number cannot send to anyone; no other is tried in its place (§4.8 r3). */
export class OtpSenderUnavailable extends DomainError {
  constructor() {
    super(
      'OTP_SENDER_UNAVAILABLE',
      'The number that codes come from cannot send at present. Nothing was charged; send this again a little later.',
    );
  }
}

/** The merchant's own number cannot send to anyone; no other is tried in its place (D-100). */
export class OwnNumberUnavailable extends DomainError {
  constructor() {
    super(
      'PROVIDER_UNAVAILABLE',
      'Your own number cannot send codes at present: see what its provider says. Nothing was charged; send this again a little later.',
      { sender: 'own' },
    );
  }
}

/** The provider does not accept messages for this number. */
export class NumberNotReached extends InvalidInput {
  constructor() {
    const advice = 'No code can be sent to this number; ask for another one. Nothing was charged.';
    super(`to: ${advice}`, { fields: { to: advice } });
  }
}

/** The limit of codes for the visitor (D-139), to the number (§8 r8), or by the key (§8 r9) is reached. */
export class TooManyCodes extends Throttled {
  constructor(retryAfterMs: number, limit: keyof typeof SENT) {
    super(retryAfterMs, (seconds) => `${SENT[limit]}. Wait ${seconds} s (see Retry-After), then send this again.`, limit);
  }
}

const SENT = {
  visitor: 'This visitor has been sent as many codes as they may in an hour',
  destination: 'Codes were sent to this number before',
  key_day: 'This key has sent as many codes as it may in 24 hours',
} as const satisfies Partial<Record<LimitOwner, string>>;

/** The client made the code itself and it is not stored: only the client can check it (D-54). */
export class OtpCodeNotManaged extends DomainError {
  constructor() {
    super(
      'OTP_CODE_NOT_MANAGED',
      'Your server generated the code of this challenge, so the service does not store it: compare it on your server.',
    );
  }
}

/** A forged callback: nothing is changed. */
export class CallbackForged extends DomainError {
  constructor() {
    super('UNAUTHORIZED', 'The signature is not of this body, at this address, under the secret that is set here.');
  }
}
