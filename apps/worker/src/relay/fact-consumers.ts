import { Inject, Injectable } from '@nestjs/common';
import type { RelayTx } from '@svc/composition';
import type { KnownFact } from '@svc/contracts';
import { GatherContacts } from '@svc/customers';
import type { Job } from '@svc/kernel';
import { PlanMessages, PlanNotices } from '@svc/notifications';
import { PlanDeliveries } from '@svc/webhooks';
import { factsFor } from './routes';

/** Hands facts to their consumers, in the transaction that takes them from the outbox. */
@Injectable()
export class FactConsumers {
  constructor(
    @Inject(PlanDeliveries) private readonly planDeliveries: Pick<PlanDeliveries, 'execute'>,
    @Inject(PlanMessages) private readonly planMessages: Pick<PlanMessages, 'execute'>,
    @Inject(PlanNotices) private readonly planNotices: Pick<PlanNotices, 'execute'>,
    @Inject(GatherContacts) private readonly gatherContacts: Pick<GatherContacts, 'execute'>,
  ) {}

  /** Returns the jobs to enqueue after the commit. Throws UnknownFact. */
  async consume(tx: RelayTx, facts: readonly KnownFact[]): Promise<Job[]> {
    const deliveries = await this.planDeliveries.execute(tx.deliveries, factsFor('deliveries', facts));
    const messages = await this.planMessages.execute(tx.messages, factsFor('messages', facts));
    await this.planNotices.execute(tx.notices, factsFor('notices', facts));
    await this.gatherContacts.execute(tx.contacts, factsFor('contacts', facts));
    return [...deliveries, ...messages];
  }
}
