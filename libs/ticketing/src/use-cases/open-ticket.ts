import type { TicketLink, TicketLinks } from '@svc/contracts';
import { idOf, NotFound, type Clock } from '@svc/kernel';
import { aloneOf, presentTicket, type TicketSource, type TicketView } from '../domain/ticket.view';
import { TicketReplaced } from '../domain/ticketing.errors';
import type { TicketReader, TicketSigner } from '../ports/tickets';

export interface TicketRequestLink {
  workspaceSlug: string;
  /** `att_…`, as in the address. */
  ref: string;
  token: string;
}

/** Earlier tickets whose links are recognised as replaced; older ones look like any other link. */
const MOST_REPLACED = 50;

/** Opens a ticket by its link (D-1a). */
export class OpenTicket {
  constructor(
    private readonly tickets: TicketReader,
    private readonly signer: TicketSigner,
    private readonly links: TicketLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound when there is no such ticket, and alike when the token was not made for it; TicketReplaced for the link
   * of an earlier one
   */
  async execute({ workspaceSlug, ref, token }: TicketRequestLink): Promise<TicketView> {
    const attendeeId = idOf('att', ref);
    const source = attendeeId && (await this.tickets.find(workspaceSlug, attendeeId));
    if (!source) throw new NotFound('ticket');
    const {
      seat: { serial },
      address: alone,
    } = source;
    if (this.opens(token, source, { serial })) return this.present(source);
    if (alone !== undefined && this.opens(token, source, { serial, alone })) return this.present(aloneOf(source));
    throw this.wasOnce(token, source) ? new TicketReplaced() : new NotFound('ticket');
  }

  private present(source: TicketSource): TicketView {
    return presentTicket(source, this.clock.now(), (ticket) => this.signer.sign(ticket));
  }

  private opens(token: string, { workspace, seat: { attendeeId } }: TicketSource, link: Pick<TicketLink, 'serial' | 'alone'>): boolean {
    return this.links.opens(token, { workspaceSlug: workspace.slug, attendeeId, ...link });
  }

  /** Returns whether a token was made for one of the earlier tickets. */
  private wasOnce(token: string, source: TicketSource): boolean {
    const { serial } = source.seat;
    return Array.from({ length: Math.min(MOST_REPLACED, serial) }, (_, index) => serial - 1 - index).some((before) =>
      [undefined, source.address].some((alone) => this.opens(token, source, { serial: before, alone })),
    );
  }
}
