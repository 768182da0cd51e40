import { DomainError } from '@svc/kernel';

/** Only what was given up or withheld can be tried once more. */
export class NotFailed extends DomainError {
  constructor() {
    super('CONFLICT', 'Only a message that has failed or was withheld can be sent again; read its state.');
  }
}
