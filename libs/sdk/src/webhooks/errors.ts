/** A delivery that must not be believed. Its class says why. */
export class WebhookError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** The headers have no signature, or no timestamp that can be read: the service has not sent this. */
export class SignatureMissing extends WebhookError {}

/** Another secret, or another text than the service has signed. */
export class SignatureMismatch extends WebhookError {}

/** Fewer bytes came than were sent. */
export class BodyTruncated extends WebhookError {}

/** Rightly signed, at a time that is too far from now. */
export class TimestampOutside extends WebhookError {
  /** How many seconds ago it was signed; negative for one to come. */
  readonly skewSeconds: number;

  constructor(message: string, skewSeconds: number) {
    super(message);
    this.skewSeconds = skewSeconds;
  }
}

/** Rightly signed, longer ago than the tolerance: replayed, or this machine's clock is fast. */
export class TimestampTooOld extends TimestampOutside {}

/** Rightly signed, at a time that has not come yet: this machine's clock is slow. */
export class TimestampInFuture extends TimestampOutside {}

/** Rightly signed and recent, but you have this event already. Answer 2xx, and do nothing. */
export class WebhookReplayed extends WebhookError {
  readonly eventId: string;

  constructor(eventId: string) {
    super(`The event ${eventId} is known already: answer 2xx and do nothing.`);
    this.eventId = eventId;
  }
}
