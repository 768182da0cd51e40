import { refOf } from '@svc/kernel';
import { type PaymentAttempt, type Refusal, RefusalLog } from '@svc/payments';
import type { Logger } from 'pino';

/** Logs refusals, with the provider's code and sentence, which contain no secret and nothing of the buyer (D-127). */
export class LoggedRefusals extends RefusalLog {
  constructor(private readonly logger: Pick<Logger, 'warn' | 'error'>) {
    super();
  }

  refused(attempt: PaymentAttempt, refusal: Refusal): void {
    this.logger.warn(fieldsOf(attempt, refusal), 'A provider refused to charge; the attempt says why.');
  }

  keyRefused(attempt: PaymentAttempt, refusal: Refusal): void {
    this.logger.error(
      fieldsOf(attempt, refusal),
      'A payment provider refuses the key of a workspace: its merchant sets the credentials again. Until then nothing is paid by it, and money that came is not seen.',
    );
  }
}

function fieldsOf(
  { workspaceId, mode, checkoutId, reference, rail, provider }: PaymentAttempt,
  { cause, code, message }: Refusal,
): Record<string, unknown> {
  const workspace = refOf('wks', workspaceId);
  return { workspace, mode, checkout: refOf('chk', checkoutId), reference, rail, provider, cause, code, said: message };
}
