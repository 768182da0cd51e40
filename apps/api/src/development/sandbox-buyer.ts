import { Injectable } from '@nestjs/common';
import { WorkspaceList, type Workspace } from '@svc/access';
import { ReadBuyersCheckout, SettleForReaders, type BuyersCheckout, type Checkout } from '@svc/checkout';
import { PaymentSandbox, enterTenant, type SandboxOutcome } from '@svc/composition';
import { CheckoutLinks } from '@svc/contracts';
import { DomainError, idOf, NotFound } from '@svc/kernel';
import type { CheckoutName, PaymentAttempt, PaymentRail } from '@svc/payments';
import { PlausibleBuyer } from './plausible-buyer';

/** What a played buyer does. */
export interface PlayedBuyer {
  rail: PaymentRail;
  outcome: SandboxOutcome;
}

/** A played payment cannot be made as things stand. */
export class CannotBePlayed extends DomainError {
  constructor(message: string) {
    super('CONFLICT', message);
  }
}

/** Plays a buyer at the sandbox: everything that the hosted page and the sandbox's page would do, without a browser (around.md). */
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
   * The checkout as it is afterwards. A buyer who lacks contact or address gets plausible ones, and agrees to new prices.
   * What has ended gets late money, if somebody had begun to pay it.
   * @throws NotFound, CannotBePlayed, InvalidInput for a rail that is not offered, and the errors that a buyer would get
   */
  async play(ref: string, { rail, outcome }: PlayedBuyer): Promise<{ checkout: Checkout; workspace: Workspace }> {
    const { workspace, found } = await this.find(ref);
    enterTenant(workspace.id, found.checkout.mode);
    const isOpen = (await this.settleCheckout.execute(checkoutNameOf(found.checkout))).status === 'open';
    const attempt = isOpen ? await this.begin(workspace, found.checkout, rail) : begunBefore(found, rail);
    if (attempt && attempt.provider !== 'sandbox')
      throw new CannotBePlayed(`This rail is served by ${attempt.provider}, which cannot be played.`);
    // A try that has just failed takes nothing; one that is over, and is failed by now for the provider, may still get money.
    if (attempt && !(isOpen && attempt.status === 'failed')) await this.sandbox.play(attempt.reference, outcome, { late: !isOpen });
    return { workspace, checkout: await this.settleCheckout.execute({ ...checkoutNameOf(found.checkout), fresh: true }) };
  }

  /** Undefined when nothing is due. */
  private begin(workspace: Workspace, checkout: Checkout, rail: PaymentRail): Promise<PaymentAttempt | undefined> {
    return this.buyer.pay(checkout, {
      rail,
      returnUrl: this.links.hostedUrl({ workspaceSlug: workspace.slug, checkoutId: checkout.id }, 'full'),
    });
  }

  /** The ref alone tells no workspace. */
  private async find(ref: string): Promise<{ workspace: Workspace; found: BuyersCheckout }> {
    const checkoutId = idOf('chk', ref);
    const found = checkoutId && (await this.readCheckout.anywhere(checkoutId));
    const workspace = found && (await this.workspaces.byId(found.checkout.workspaceId));
    if (!workspace) throw new NotFound('checkout');
    return { workspace, found };
  }
}

/** The last try on this rail of a checkout that has ended. */
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
