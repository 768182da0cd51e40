import type { Clock } from '@svc/kernel';
import { decideDelivery, type DeliveryReport } from '../domain/decide-delivery';
import type { DeliveryCallback, DeliveryReports } from '../ports/delivery-reports';
import type { SenderUnitOfWork, SentMessage } from '../ports/sender-connections';
import type { CallbackAddress, FindCallbackConnection } from './find-callback-connection';

/** Notes what a provider tells of codes that were sent. Told twice is told once, the order does not matter; money does not depend on it. */
export class ReceiveDelivery {
  constructor(
    private readonly find: FindCallbackConnection,
    private readonly reports: DeliveryReports,
    private readonly work: SenderUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound; CallbackForged; InvalidInput */
  async execute(address: CallbackAddress, callback: DeliveryCallback): Promise<void> {
    const told = this.reports.read(await this.find.execute(address), callback);
    if (told.length === 0) return;
    const now = this.clock.now();
    await this.work.run(async ({ deliveries }) => {
      const codes = await deliveries.hold(address.owner, [...new Set(told.map(({ providerRef }) => providerRef))]);
      const changed = codes.map((code) => [code, knownAfter(code, told, now)] as const).filter(([before, after]) => before !== after);
      if (changed.length > 0) await deliveries.put(changed.map(([, after]) => after));
    });
  }
}

function knownAfter(code: SentMessage, told: readonly DeliveryReport[], now: Date): SentMessage {
  return told
    .filter(({ providerRef }) => providerRef === code.providerRef)
    .reduce((known, report) => {
      const delivery = decideDelivery(known.delivery, report, now);
      return delivery ? { ...known, delivery } : known;
    }, code);
}
