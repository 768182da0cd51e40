import { DomainError } from '@svc/kernel';

/** A callback that is not the provider's: nothing is changed. */
export class CallbackForged extends DomainError {
  constructor() {
    super('UNAUTHORIZED', 'The signature is not of this body, at this address, under the secret that is set here.');
  }
}
