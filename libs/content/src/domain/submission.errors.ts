import { DomainError } from '@svc/kernel';

/** Files for which the workspace has no room. */
export class FilesFull extends DomainError {
  constructor() {
    super('CONFLICT', 'The shop cannot take files now: send the answers without files, or come back later.');
  }
}

/** A form that takes no answers now. */
export class FormClosed extends DomainError {
  constructor() {
    super('CONFLICT', 'The form takes no answers now: read its status, opensAt and closesAt.');
  }
}
