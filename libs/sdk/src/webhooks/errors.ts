/** A delivery that must not be trusted; its class is the reason. */
export class WebhookError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }

  /** Returns the error for `JSON.stringify` and loggers, with its message. */
  toJSON(): { name: string; message: string } {
    return { ...this, name: this.name, message: this.message };
  }
}

/** The headers have no signature or no valid timestamp: the delivery is not from the service. */
export class SignatureMissing extends WebhookError {}

/** The secret is wrong, or the body differs from the signed one. */
export class SignatureMismatch extends WebhookError {}

/** The body is incomplete. */
export class BodyTruncated extends WebhookError {}

/** The signature is valid, but its time is too far from now. */
export class TimestampOutside extends WebhookError {
  /** Age of the signature in seconds; negative for a time in the future. */
  readonly skewSeconds: number;

  constructor(message: string, skewSeconds: number) {
    super(message);
    this.skewSeconds = skewSeconds;
  }
}

/** The signature is valid, but older than the tolerance: replayed, or this machine's clock is fast. */
export class TimestampTooOld extends TimestampOutside {}

/** The signature is valid, but its time is in the future: this machine's clock is slow. */
export class TimestampInFuture extends TimestampOutside {}

/** The delivery is valid and recent, but a duplicate of an event that you have. Respond with 2xx, and do nothing. */
export class WebhookReplayed extends WebhookError {
  readonly eventId: string;

  constructor(eventId: string) {
    super(`The event ${eventId} is known already: answer 2xx and do nothing.`);
    this.eventId = eventId;
  }
}
