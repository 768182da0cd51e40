import { Injectable } from '@nestjs/common';
import { Throttled, Turns } from '@svc/kernel';

const RETRY_AFTER_MS = 2_000;

/**
 * Limits the previews of registrations in this process to one for each workspace, since they draw tickets beside those of guests
 * (ADR 0124 r3); refused ones get 429 `RATE_LIMITED`.
 */
@Injectable()
export class PreviewTurns extends Turns {
  constructor() {
    super(
      () =>
        new Throttled(
          RETRY_AFTER_MS,
          (seconds) =>
            `Another registration of this workspace is being previewed. Wait ${seconds} s (see Retry-After), then send this one again.`,
        ),
    );
  }
}
