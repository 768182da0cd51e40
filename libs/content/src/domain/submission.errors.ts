import { DomainError } from '@svc/kernel';

/** A form that takes no answers now. */
export class FormClosed extends DomainError {
  constructor() {
    super('CONFLICT', 'The form takes no answers now: read its status, opensAt and closesAt.');
  }
}
