import { refOf, type LinkSigner } from '@svc/kernel';

/** By what a link to a ticket is known; a raised serial makes the links before it void, as it does the QR codes (D-1a, D-80). */
export interface TicketLink {
  workspaceSlug: string;
  /** UUID. */
  attendeeId: string;
  serial: number;
}

const PURPOSE = 'ticket';

/** Where the page of a ticket tells in what parts it is printed. */
export const PRINT_PLACE = 'print';

/** The links by which people without a key open a ticket: its page, the PDF and the calendar entry below it (D-1a). */
export class TicketLinks {
  /** @param publicUrl where people reach the service, without a slash at its end */
  constructor(
    private readonly publicUrl: string,
    private readonly signer: LinkSigner,
  ) {}

  page(link: TicketLink): string {
    return this.below(link, '');
  }

  /** Of the ticket's PDF; of a group's first seat it has all seats, in parts that count from 1. */
  pdf(link: TicketLink, part = 1): string {
    return this.below(link, '/ticket.pdf') + (part === 1 ? '' : `&part=${part}`);
  }

  /** Where the page of a ticket lists the parts that its seats are printed in. */
  print(link: TicketLink): string {
    return `${this.page(link)}#${PRINT_PLACE}`;
  }

  calendar(link: TicketLink): string {
    return this.below(link, '/invite.ics');
  }

  /** Whether `token` opens the ticket. */
  opens(token: string, link: TicketLink): boolean {
    return this.signer.verify(PURPOSE, subjectOf(link), token);
  }

  private below(link: TicketLink, path: string): string {
    const token = this.signer.sign(PURPOSE, subjectOf(link));
    return `${this.publicUrl}/${link.workspaceSlug}/t/${refOf('att', link.attendeeId)}${path}?t=${token}`;
  }
}

function subjectOf({ workspaceSlug, attendeeId, serial }: TicketLink): string {
  return `${workspaceSlug}/${refOf('att', attendeeId)}/${serial}`;
}
