import { DomainError } from '@svc/kernel';

/** Only what was given up can be tried once more. */
export class NotFailed extends DomainError {
  constructor() {
    super('CONFLICT', 'Only a message that has failed can be sent again; read its state.');
  }
}
