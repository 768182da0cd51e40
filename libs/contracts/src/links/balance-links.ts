import { refOf, type LinkSigner } from '@svc/kernel';

/** By which a link to the balance of an order is known (D-1a). */
export interface BalanceLink {
  workspaceSlug: string;
  /** UUID. */
  orderId: string;
}

const PURPOSE = 'balance';

/** The links by which buyers see and pay what is left of an order: `/<workspace slug>/b/<ord ref>?t=<token>`. The same each time they are written. */
export class BalanceLinks {
  /** @param publicUrl where people reach the service, without a slash at its end */
  constructor(
    private readonly publicUrl: string,
    private readonly signer: LinkSigner,
  ) {}

  page(link: BalanceLink): string {
    const token = this.signer.sign(PURPOSE, subjectOf(link));
    return `${this.publicUrl}/${link.workspaceSlug}/b/${refOf('ord', link.orderId)}?t=${token}`;
  }

  /** Whether `token` opens the order's page. */
  opens(token: string, link: BalanceLink): boolean {
    return this.signer.verify(PURPOSE, subjectOf(link), token);
  }
}

function subjectOf({ workspaceSlug, orderId }: BalanceLink): string {
  return `${workspaceSlug}/${refOf('ord', orderId)}`;
}
