import { Injectable } from '@nestjs/common';
import { AdmitVisitor, type Workspace } from '@svc/access';
import type { Wallet } from '@svc/contracts';
import { OpenTicket, QrCodes, type QrDrawing, type TicketView, WalletPasses } from '@svc/ticketing';
import { nameParam } from '../../edge';

/** Who opens which ticket by what. */
export interface TicketEntry {
  /** As it stands in the address. */
  workspace: string;
  /** `att_…`, as it stands in the address. */
  ref: string;
  token: string;
  clientIp: string;
}

/** A ticket, and the workspace whose event it is for. */
export interface OpenedTicket {
  ticket: TicketView;
  workspace: Workspace;
}

/** The code of a ticket that lets in, and the wallets that the ticket may be added to. */
export interface Admission {
  code?: QrDrawing;
  wallets: readonly Wallet[];
}

/** Lets people in to tickets. Each look counts as one read of its visitor (decisions 3.9). */
@Injectable()
export class TicketPageLoader {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly openTicket: OpenTicket,
    private readonly codes: QrCodes,
    private readonly passes: WalletPasses,
  ) {}

  /**
   * Counted first, so that tokens cannot be tried without end; a form as a registration is. A shop that has switched the API off lets its guests see their tickets all the same.
   * @throws NotFound for what does not exist and for a token that does not open it, alike (D-1a); RateLimited
   */
  async open({ workspace, ref, token, clientIp }: TicketEntry, rate: 'read' | 'register' = 'read'): Promise<OpenedTicket> {
    const workspaceSlug = nameParam('page').transform(workspace, { type: 'param' });
    const opened = await this.visitors.execute({ workspaceSlug, rate, clientIp, alsoSwitchedOff: true });
    return { workspace: opened, ticket: await this.openTicket.execute({ workspaceSlug, ref, token }) };
  }

  /** What a ticket lets in by, while it does. */
  async admissionOf({ seat: { code } }: TicketView): Promise<Admission> {
    return code === undefined ? { wallets: [] } : { code: await this.codes.draw(code), wallets: this.passes.wallets() };
  }
}
