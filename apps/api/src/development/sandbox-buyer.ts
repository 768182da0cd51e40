import { Injectable } from '@nestjs/common';
import { WorkspaceList, type Workspace } from '@svc/access';
import { ReadBuyersCheckout, SettleForReaders, type BuyersCheckout, type Checkout } from '@svc/checkout';
import { PaymentSandbox, enterTenant, type SandboxOutcome } from '@svc/composition';
import { CheckoutLinks, type PaymentRail } from '@svc/contracts';
import { FinalConflict, idOf, NotFound } from '@svc/kernel';
import type { CheckoutName, PaymentAttempt } from '@svc/payments';
import { PlausibleBuyer } from './plausible-buyer';

/** Behaviour of a simulated buyer. */
export interface PlayedBuyer {
  rail: PaymentRail;
  outcome: SandboxOutcome;
}

/** Error for a simulated payment that the state of the checkout does not allow. */
export class CannotBePlayed extends FinalConflict {
  constructor(message: string) {
    super(message);
  }
}

/**
 * Simulates a buyer at the sandbox: does everything that the hosted page and the sandbox's page would do, without a browser
 * (docs/spec/around.md, "Development only").
 */
@Injectable()
export class SandboxBuyer {
  constructor(
    private readonly workspaces: WorkspaceList,
    private readonly readCheckout: ReadBuyersCheckout,
    private readonly buyer: PlausibleBuyer,
    private readonly settleCheckout: SettleForReaders,
    private readonly sandbox: PaymentSandbox,
    private readonly links: CheckoutLinks,
  ) {}

  /**
   * Returns the checkout after the payment. A buyer without contact or address gets plausible ones, and accepts new prices. A checkout
   * that has ended receives late money if a payment had been started.
   * @throws NotFound, CannotBePlayed, InvalidInput for a rail that is not offered, and the errors that a buyer would get
   */
  async play(ref: string, { rail, outcome }: PlayedBuyer): Promise<{ checkout: Checkout; workspace: Workspace }> {
    const { workspace, buyersCheckout } = await this.find(ref);
    enterTenant(workspace.id, buyersCheckout.checkout.mode);
    const isOpen = (await this.settleCheckout.execute(checkoutNameOf(buyersCheckout.checkout))).status === 'open';
    const attempt = isOpen ? await this.begin(workspace, buyersCheckout.checkout, rail) : begunBefore(buyersCheckout, rail);
    if (attempt && attempt.provider !== 'sandbox')
      throw new CannotBePlayed(`This rail is served by ${attempt.provider}, which cannot be played.`);
    // A payment that has just failed receives nothing. One that is over, and has failed at the provider by now, may still receive money.
    if (attempt && !(isOpen && attempt.status === 'failed')) await this.sandbox.play(attempt.reference, outcome, { late: !isOpen });
    return { workspace, checkout: await this.settleCheckout.execute({ ...checkoutNameOf(buyersCheckout.checkout), fresh: true }) };
  }

  /** Returns undefined when nothing is due. */
  private begin(workspace: Workspace, checkout: Checkout, rail: PaymentRail): Promise<PaymentAttempt | undefined> {
    return this.buyer.pay(checkout, {
      rail,
      returnUrl: this.links.hostedUrl({ workspaceSlug: workspace.slug, checkoutId: checkout.id, linkSerial: checkout.linkSerial }, 'full'),
    });
  }

  /** Finds the workspace as well, which the ref alone does not name. */
  private async find(ref: string): Promise<{ workspace: Workspace; buyersCheckout: BuyersCheckout }> {
    const checkoutId = idOf('chk', ref);
    const buyersCheckout = checkoutId && (await this.readCheckout.anywhere(checkoutId));
    const workspace = buyersCheckout && (await this.workspaces.byId(buyersCheckout.checkout.workspaceId));
    if (!workspace) throw new NotFound('checkout');
    return { workspace, buyersCheckout };
  }
}

/** Returns the last payment on this rail of a checkout that has ended. */
function begunBefore({ checkout: { status }, attempts }: BuyersCheckout, rail: PaymentRail): PaymentAttempt {
  const attempt = attempts.findLast((one) => one.rail === rail);
  if (!attempt)
    throw new CannotBePlayed(
      `This checkout is ${status}, and nobody had begun to pay it by ${rail}: no money can come late. Open another one.`,
    );
  return attempt;
}

function checkoutNameOf({ workspaceId, mode, id: checkoutId }: Checkout): CheckoutName {
  return { workspaceId, mode, checkoutId };
}
