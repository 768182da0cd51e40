import { Injectable } from '@nestjs/common';
import { Throttled, Turns } from '@svc/kernel';

const RETRY_AFTER_MS = 5_000;

/** Limits the exports of tables that run at once in this process (D-116); refused exports get 429 `RATE_LIMITED`. */
@Injectable()
export class TableTurns extends Turns {
  constructor() {
    super((before) => {
      const now = before === 'workspace' ? 'Another table of this workspace is' : 'Tables of others are';
      return new Throttled(
        RETRY_AFTER_MS,
        (seconds) => `${now} being exported. Wait ${seconds} s (see Retry-After), then ask for this one again.`,
      );
    });
  }
}
