import { DomainError, InvalidInput } from '@svc/kernel';

/** The destination's state does not allow it. */
export class Conflict extends DomainError {
  constructor(message: string) {
    super('CONFLICT', message);
  }
}

/** The address cannot be a destination's. */
export class BadDestinationUrl extends InvalidInput {
  constructor(sentence: string) {
    super('The destination’s address cannot be used.', { fields: { url: sentence } });
  }
}
