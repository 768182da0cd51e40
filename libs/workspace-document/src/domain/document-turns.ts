import { Turns } from '@svc/kernel';
import { DocumentsBusy } from './document.errors';

/** Limits the documents and large items that this process handles at the same time (D-116); refuses others with `DocumentsBusy`. */
export class DocumentTurns extends Turns {
  constructor() {
    super((before) => new DocumentsBusy(before));
  }
}
