import { Turns } from '@svc/kernel';
import { DocumentsBusy } from './document.errors';

/** The turns of this process at documents and large items (D-116); they are refused by `DocumentsBusy`. */
export class DocumentTurns extends Turns {
  constructor() {
    super((before) => new DocumentsBusy(before));
  }
}
