import { refOf } from '@svc/kernel';
import { type PaymentAttempt, type Refusal, RefusalLog } from '@svc/payments';
import type { Logger } from 'pino';

/** Warns of refusals, with the provider's code and sentence, which contain no secret and nothing of the buyer (D-127). */
export class LoggedRefusals extends RefusalLog {
  constructor(private readonly logger: Pick<Logger, 'warn'>) {
    super();
  }

  refused({ workspaceId, mode, checkoutId, reference, rail, provider }: PaymentAttempt, { cause, code, message }: Refusal): void {
    this.logger.warn(
      { workspaceId, mode, checkout: refOf('chk', checkoutId), reference, rail, provider, cause, code, said: message },
      'A provider refused to charge; the attempt says why.',
    );
  }
}
