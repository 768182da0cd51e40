import { PRINT_PLACE, type TicketLinks } from '@svc/contracts';
import type { QrDrawing, SeatView, TicketView } from '@svc/ticketing';
import { Badge, ButtonLink, Card, type HostedPage } from '../page';
import type { PageLocale } from '../page-locale';
import { QrCode } from './qr-code';
import { STATUS_TONES } from './status-tones';
import { TicketFacts } from './ticket-facts';
import { printedParts, ticketsOfPart } from './ticket-files';
import { TicketNews } from './ticket-news';

/** What the page of a ticket is made with. */
export interface TicketTools extends PageLocale {
  /** Of the seat, while it lets in. */
  code?: QrDrawing;
  links: TicketLinks;
}

/** The page of one ticket: the code for the door, when, where, as whom, and what to take along. */
export function ticketPage(ticket: TicketView, tools: TicketTools): HostedPage {
  const { merchant, event } = ticket;
  return {
    title: event.title,
    brand: merchant,
    pictures: [event.coverUrl],
    locale: tools.locale,
    words: tools.words,
    content: <Ticket ticket={ticket} tools={tools} />,
  };
}

function Ticket({ ticket, tools }: { ticket: TicketView; tools: TicketTools }) {
  const { merchant, event, seat, others } = ticket;
  const words = tools.words.ticket;
  const link = { workspaceSlug: merchant.slug, ...seat };
  return (
    <>
      <Card>
        {event.coverUrl && <img class="cover" src={event.coverUrl} alt="" />}
        <div class="tight">
          <h1>{event.title}</h1>
          <Badge tone={STATUS_TONES[seat.status]}>{words.statuses[seat.status]}</Badge>
        </div>
        <TicketNews ticket={ticket} pageLocale={tools} />
        {tools.code && <Code seat={seat} drawing={tools.code} tools={tools} />}
        <TicketFacts ticket={ticket} pageLocale={tools} />
        {seat.code && (
          <div class="row no-print">
            <ButtonLink href={tools.links.calendar(link)}>{words.calendar}</ButtonLink>
            {printedParts(ticket).parts === 1 && (
              <ButtonLink href={tools.links.pdf(link)} second>
                {others.some(({ code }) => code) ? words.saveAll : words.save}
              </ButtonLink>
            )}
          </div>
        )}
      </Card>
      {seat.code && printedParts(ticket).parts > 1 && <Prints ticket={ticket} tools={tools} />}
      {others.length > 0 && <Others ticket={ticket} tools={tools} />}
    </>
  );
}

/** The tickets of a large group, so many in each file (D-106). */
function Prints({ ticket, tools: { links, words: { ticket: words } } }: { ticket: TicketView; tools: TicketTools }) {
  const { tickets, parts } = printedParts(ticket);
  const link = { workspaceSlug: ticket.merchant.slug, ...ticket.seat };
  return (
    <Card>
      <h2 id={PRINT_PLACE}>{words.saveAll}</h2>
      <ul class="plain list no-print">
        {Array.from({ length: parts }, (_, index) => (
          <li key={index}>
            <a href={links.pdf(link, index + 1)}>{words.savePart(...ticketsOfPart(index + 1, tickets))}</a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Code({ seat, drawing, tools: { words: { ticket: words } } }: { seat: SeatView; drawing: QrDrawing; tools: TicketTools }) {
  return (
    <figure class="tight centred">
      <QrCode drawing={drawing} label={words.codeOf(seat.holder)} />
      <figcaption>
        {words.show} <span class="quiet small">{seat.ref}</span>
      </figcaption>
    </figure>
  );
}

/** The seats that the guest has taken for others, so that each can be passed on. */
function Others({ ticket: { merchant, others }, tools: { links, words: { ticket: words } } }: { ticket: TicketView; tools: TicketTools }) {
  return (
    <Card>
      <h2>{words.others}</h2>
      <ul class="plain list">
        {others.map((seat) => (
          <li key={seat.ref}>
            <a href={links.page({ workspaceSlug: merchant.slug, ...seat })}>
              {words.other(seat.number, seat.holder)}
            </a>
            <span class="quiet small">
              {words.otherStatus(seat.tier, words.statuses[seat.status])}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
