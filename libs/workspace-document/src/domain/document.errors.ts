import { DomainError, InvalidDocument, Throttled, type TurnsBefore } from '@svc/kernel';
import { invalidBecause, type Fault } from '@svc/contracts';

/** Largest number of faults in a response; beyond it, only their number is given. */
const MAX_LISTED = 500;

/** The document carries the revision of an earlier state (409 `CONFLICT`). */
export class StaleRevision extends DomainError {
  constructor() {
    super(
      'CONFLICT',
      'The workspace has changed since this document was exported. Export it again and repeat your changes, or leave "revision" out to apply the document as it is.',
    );
  }
}

/** The thing has changed since the caller read it (409 `CONFLICT`). */
export class StaleItem extends DomainError {
  constructor(what: string) {
    super(
      'CONFLICT',
      `The ${what} has changed since you read it: its ETag is not the one in If-Match. Read it again and repeat your change.`,
    );
  }
}

/** Returns the error of a document, with every fault by its path; beyond 500 only their number. */
export function documentRefused(faults: readonly Fault[]): InvalidDocument {
  const refusal = invalidBecause(faults.slice(0, MAX_LISTED));
  if (faults.length <= MAX_LISTED) return new InvalidDocument(refusal.message, refusal.details);
  const [first] = faults;
  const message = `${first?.path}: ${first?.message} (${faults.length} faults; details.fields lists the first ${MAX_LISTED})`;
  return new InvalidDocument(message, { ...refusal.details, more: faults.length - MAX_LISTED });
}

const RETRY_AFTER_MS = 2_000;

/** Other documents are being processed: one of this workspace, or too many in this process (429 `RATE_LIMITED`, D-116). */
export class DocumentsBusy extends Throttled {
  constructor(before: TurnsBefore) {
    const now = before === 'workspace' ? 'Another document or large item of this workspace is' : 'Other large documents are';
    super(RETRY_AFTER_MS, (seconds) => `${now} being worked on. Wait ${seconds} s (see Retry-After), then send this again.`);
  }
}
