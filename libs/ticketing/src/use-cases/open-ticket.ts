import type { TicketLinks } from '@svc/contracts';
import { idOf, NotFound, type Clock } from '@svc/kernel';
import { presentTicket, type TicketView } from '../domain/ticket.view';
import type { TicketReader, TicketSigner } from '../ports/tickets';

export interface TicketRequestLink {
  workspaceSlug: string;
  /** `att_…`, as it stands in the address. */
  ref: string;
  token: string;
}

/** Follows the link of a ticket (D-1a). */
export class OpenTicket {
  constructor(
    private readonly tickets: TicketReader,
    private readonly signer: TicketSigner,
    private readonly links: TicketLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound when there is no such ticket, and alike when the token was not made for it or has been taken back */
  async execute({ workspaceSlug, ref, token }: TicketRequestLink): Promise<TicketView> {
    const attendeeId = idOf('att', ref);
    const source = attendeeId && (await this.tickets.find(workspaceSlug, attendeeId));
    if (!source || !this.links.opens(token, { workspaceSlug: source.workspace.slug, ...source.seat })) throw new NotFound('ticket');
    return presentTicket(source, this.clock.now(), (ticket) => this.signer.sign(ticket));
  }
}
