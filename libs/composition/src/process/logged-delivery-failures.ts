import { refOf } from '@svc/kernel';
import { DeliveryFailures, type FailedAttempt } from '@svc/webhooks';
import type { Logger } from 'pino';

/** Warns of webhooks that were not delivered, without addresses and bodies: their receiver is the merchant's. */
export class LoggedDeliveryFailures extends DeliveryFailures {
  constructor(private readonly logger: Pick<Logger, 'warn'>) {
    super();
  }

  failed({ workspaceId, destinationId, deliveryId, attempt, outcome }: FailedAttempt): void {
    const reason = outcome.kind === 'answer' ? `answered ${outcome.status}` : outcome.reason;
    this.logger.warn(
      {
        ref: refOf('whd', deliveryId),
        workspace: refOf('wks', workspaceId),
        destination: refOf('wdn', destinationId),
        attempt,
        reason,
      },
      'A receiver of webhooks did not take a delivery; it is tried again, for days.',
    );
  }
}
