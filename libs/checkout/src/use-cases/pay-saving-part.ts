import { InvalidInput, type Clock } from '@svc/kernel';
import { deadlineOf } from '../domain/savings/saving-offer';
import { isSavingUp, type Saving } from '../domain/savings/saving';
import type { Checkout } from '../domain/checkout';
import type { ReadSavingOffer } from './read-saving-offer';
import type { RefreshSaving } from './refresh-saving';
import type { StartedPayment, StartPayment, StartPaymentCommand } from './start-payment';

export interface PaySavingPartCommand extends Omit<StartPaymentCommand, 'part'> {
  /** Minor units; at least the offer's `leastPartMinor`, unless less is missing, and no more than is missing. */
  partMinor: number;
  /** `YYYY-MM-DD`, the day by whose end all is to be saved; the last one offered when absent. Only the first part chooses it. */
  deadline?: string;
}

/**
 * Lets somebody pay a part of a checkout that is saved up for: the first begins the plan once it has come (D-15, ADR 0039).
 * Answers without an attempt when nothing is missing any more, since prices have fallen.
 * @throws InvalidInput when it is not offered, or part or day are not as offered; and what StartPayment throws
 */
export class PaySavingPart {
  constructor(
    private readonly offer: Pick<ReadSavingOffer, 'execute'>,
    private readonly refreshing: Pick<RefreshSaving, 'execute'>,
    private readonly starting: Pick<StartPayment, 'execute'>,
    private readonly clock: Clock,
  ) {}

  async execute({ partMinor, deadline, ...command }: PaySavingPartCommand): Promise<StartedPayment> {
    const before = await this.refreshing.execute(command.name);
    if (before.saving?.startedAt && before.status === 'paid') return { checkout: before };
    const saving = isSavingUp(before) ? before.saving : await this.termsFor(before, deadline);
    return this.starting.execute({ ...command, part: { amountMinor: partMinor, saving } });
  }

  /** Of a checkout that has ended, StartPayment says so. */
  private async termsFor(checkout: Checkout, day: string | undefined): Promise<Saving | undefined> {
    if (checkout.status !== 'open') return undefined;
    const offer = await this.offer.execute(checkout);
    if (!offer) throw new InvalidInput('This cannot be saved up for. Pay it at once, or choose something else.');
    const { priceMode, holdPolicy, holdThresholdPct, refundPct, leastPartPct } = offer;
    return { priceMode, holdPolicy, holdThresholdPct, refundPct, leastPartPct, deadline: deadlineOf(offer, day, this.clock.now()) };
  }
}
