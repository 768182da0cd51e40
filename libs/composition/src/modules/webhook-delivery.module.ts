import { setImmediate } from 'node:timers/promises';
import { Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { Metrics } from '@svc/adapters/metrics';
import { NodeWebhookSender } from '@svc/adapters/webhook-http';
import { Clock, IdGenerator, SecretBox } from '@svc/kernel';
import { DeliveryFailures, DrainDestination, ExchangeAttempts, Randomness, WebhookSender, WebhookUnitOfWork } from '@svc/webhooks';
import { ServiceConfig } from '../config/config';
import { MeteredWebhookSender } from '../metrics/metered-calls';
import { LoggedDeliveryFailures } from '../process/logged-delivery-failures';
import { construct, provide } from '../provide';
import { TracedWebhookSender } from '../traces/traced-calls';
import { LOGGER, type Logger } from './platform.module';
import { WebhooksModule } from './webhooks.module';

/** Time that attempts may go on when the process ends. */
const GRACE_MS = 5_000;
const MACHINE_CLOCK: Clock = { now: () => new Date() };

/** Sends webhooks: for the worker. */
@Module({
  imports: [WebhooksModule],
  providers: [
    provide(
      NodeWebhookSender,
      [ServiceConfig],
      ({ webhookHosts, waits }) => new NodeWebhookSender({ allowedHosts: webhookHosts, timeoutMs: waits.webhookMs }),
    ),
    provide(
      WebhookSender,
      [NodeWebhookSender, Metrics],
      (sender, metrics) => new TracedWebhookSender(new MeteredWebhookSender(sender, metrics)),
    ),
    { provide: DeliveryFailures, useFactory: (logger: Logger) => new LoggedDeliveryFailures(logger), inject: [LOGGER] },
    construct(ExchangeAttempts, WebhookUnitOfWork, SecretBox, Randomness, IdGenerator, Clock),
    provide(
      DrainDestination,
      [ExchangeAttempts, WebhookSender, Clock, DeliveryFailures],
      (exchange, sender, clock, failures) => new DrainDestination(exchange, sender, clock, MACHINE_CLOCK, () => setImmediate(), failures),
    ),
  ],
  exports: [WebhooksModule, DrainDestination],
})
export class WebhookDeliveryModule implements BeforeApplicationShutdown {
  constructor(
    private readonly drain: DrainDestination,
    private readonly sender: NodeWebhookSender,
  ) {}

  /** Lets running attempts finish for a while; the rest are aborted, and due again for another worker at once. */
  async beforeApplicationShutdown(): Promise<void> {
    const interruption = setTimeout(() => this.sender.interrupt(), GRACE_MS);
    await this.drain.stop();
    clearTimeout(interruption);
    await this.sender.close();
  }
}
