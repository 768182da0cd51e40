import type { TicketLinks } from '@svc/contracts';
import type { QrCodes, SeatView, TicketView } from '@svc/ticketing';
import { Badge, ButtonLink, Card, type HostedPage } from '../page';
import { QrCode } from './qr-code';
import { STATUS_WORDS } from './status-words';
import { TicketFacts } from './ticket-facts';
import { TicketNews } from './ticket-news';

/** What the page of a ticket is made with. */
export interface TicketTools {
  codes: QrCodes;
  links: TicketLinks;
}

/** The page of one ticket: the code for the door, when, where, as whom, and what to take along. */
export function ticketPage(ticket: TicketView, tools: TicketTools): HostedPage {
  const { merchant, event } = ticket;
  return {
    title: event.title,
    brand: merchant,
    pictures: [event.coverUrl],
    content: <Ticket ticket={ticket} tools={tools} />,
  };
}

function Ticket({ ticket, tools }: { ticket: TicketView; tools: TicketTools }) {
  const { merchant, event, seat, others } = ticket;
  const status = STATUS_WORDS[seat.status];
  const link = { workspaceSlug: merchant.slug, ...seat };
  return (
    <>
      <Card>
        {event.coverUrl && <img class="cover" src={event.coverUrl} alt="" />}
        <div class="tight">
          <h1>{event.title}</h1>
          <Badge tone={status.tone}>{status.words}</Badge>
        </div>
        <TicketNews ticket={ticket} />
        {seat.code && <Code seat={seat} codes={tools.codes} />}
        <TicketFacts ticket={ticket} />
        {seat.code && (
          <div class="row no-print">
            <ButtonLink href={tools.links.calendar(link)}>Add to calendar</ButtonLink>
            <ButtonLink href={tools.links.pdf(link)} second>
              {others.some(({ code }) => code) ? 'Save tickets as PDF' : 'Save ticket as PDF'}
            </ButtonLink>
          </div>
        )}
      </Card>
      {others.length > 0 && <Others ticket={ticket} links={tools.links} />}
    </>
  );
}

function Code({ seat, codes }: { seat: SeatView; codes: QrCodes }) {
  return (
    <figure class="tight centred">
      <QrCode drawing={codes.draw(seat.code!)} label={`QR code of the ticket of ${seat.holder}`} />
      <figcaption>
        Show this code at the door. <span class="quiet small">{seat.ref}</span>
      </figcaption>
    </figure>
  );
}

/** The seats that the guest has taken for others, so that each can be passed on. */
function Others({ ticket: { merchant, others }, links }: { ticket: TicketView; links: TicketLinks }) {
  return (
    <Card>
      <h2>Seats you took for others</h2>
      <ul class="plain list">
        {others.map((seat) => (
          <li key={seat.ref}>
            <a href={links.page({ workspaceSlug: merchant.slug, ...seat })}>
              Seat {seat.number}: {seat.holder}
            </a>
            <span class="quiet small">
              {seat.tier}, {STATUS_WORDS[seat.status].words.toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
