import { Injectable } from '@nestjs/common';
import { AdmitVisitor, type Workspace } from '@svc/access';
import type { Wallet } from '@svc/contracts';
import { nameParam } from '@svc/http';
import { AnswerMails } from '@svc/notifications';
import { OpenTicket, QrCodes, type QrDrawing, type TicketView, WalletPasses } from '@svc/ticketing';
import type { PageLink } from '../page-visitor';

/** Ticket, and the workspace of its event. */
export interface OpenedTicket {
  ticket: TicketView;
  workspace: Workspace;
}

/** Code of a valid ticket, and the wallets that the ticket may be added to. */
export interface Admission {
  code?: QrDrawing;
  wallets: readonly Wallet[];
}

/** Admits visitors to tickets. Each view counts as one read of its visitor (decisions 3.9). */
@Injectable()
export class TicketPageLoader {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly openTicket: OpenTicket,
    private readonly codes: QrCodes,
    private readonly passes: WalletPasses,
    private readonly answers: AnswerMails,
  ) {}

  /**
   * Opens a ticket. The rate limit comes first, so that tokens cannot be guessed; a form counts as a registration does, and answers the
   * mail that its link comes from (D-153). Guests see their tickets even where the shop has switched the API off.
   * @throws NotFound for unknown tickets and for wrong tokens alike (D-1a); RateLimited
   */
  async open({ workspace, ref, token, clientIp }: PageLink, rate: 'read' | 'register' = 'read'): Promise<OpenedTicket> {
    const workspaceSlug = nameParam('page').transform(workspace, { type: 'param' });
    const opened = await this.visitors.execute({ workspaceSlug, rate, clientIp, alsoSwitchedOff: true });
    const ticket = await this.openTicket.execute({ workspaceSlug, ref, token });
    const { attendeeId, alone } = ticket.seat;
    if (rate === 'register' && alone === undefined) await this.answers.execute({ workspaceId: opened.id, attendeeId });
    return { workspace: opened, ticket };
  }

  /** Returns the code and the wallets of a ticket while it admits its guest. */
  async admissionOf({ seat: { code } }: TicketView): Promise<Admission> {
    return code === undefined ? { wallets: [] } : { code: await this.codes.draw(code), wallets: this.passes.wallets() };
  }
}
