import type { TicketLinks, Wallet } from '@svc/contracts';
import type { OrderTickets } from '@svc/ticketing';
import { Badge, Card, Facts } from '../page';
import { Day, Place, samePlace, STATUS_TONES } from '../tickets/ticket-page';
import { WalletTextLinks } from '../tickets/wallet-buttons';
import { MapLink } from './delivery-section';
import type { OrderPageView } from './order-view';

interface TicketsProps {
  view: OrderPageView;
  tickets: OrderTickets;
  links: TicketLinks;
  wallets: readonly Wallet[];
}

/** Shows the event of the tickets, and each ticket with its page, its calendar entry and its passes. */
export function TicketsSection({ view, tickets: { event, days, seats }, links, wallets }: TicketsProps) {
  const { order: words, ticket } = view.words;
  const [first] = days;
  return (
    <Card>
      <h2>{event.title}</h2>
      <Facts
        of={[
          [
            ticket.when,
            <div class="stack">
              {days.map((day) => (
                <Day key={day.id} day={day} places={days} pageLocale={view} />
              ))}
            </div>,
          ],
          [ticket.where, first?.location && samePlace(days) ? <Place day={first} pageLocale={view} /> : undefined],
        ]}
      />
      <MapLink place={first?.location} text={words.pickup.map} />
      {view.isTest && <p class="quiet small">{words.testTickets}</p>}
      {seats.length > 0 && (
        <>
          <h3>{words.tickets.title}</h3>
          <ul class="plain list">
            {seats.map((seat, index) => (
              <Seat
                key={seat.ref}
                view={view}
                seat={seat}
                name={seats.length > 1 ? ticket.seatOf(seat.tier, index + 1, seats.length) : seat.tier}
                links={links}
                wallets={wallets}
              />
            ))}
          </ul>
          {seats.filter(({ admits, given: isGiven }) => admits && !isGiven).length > 1 && <p class="quiet small">{words.tickets.more}</p>}
        </>
      )}
    </Card>
  );
}

function Seat({ view, seat, name, links, wallets }: Omit<TicketsProps, 'tickets'> & { seat: OrderTickets['seats'][number]; name: string }) {
  const { workspaceSlug, words } = view;
  const { tickets } = words.order;
  const link = { workspaceSlug, ...seat };
  if (seat.given) {
    return (
      <li>
        <span>{name}</span>
        <Badge>{tickets.given}</Badge>
      </li>
    );
  }
  return (
    <li>
      <a href={links.page(link)}>{tickets.open(name, seat.holder)}</a>
      {seat.admits ? (
        <span class="row">
          <a href={links.calendar(link)} aria-label={tickets.calendarOf(tickets.open(name, seat.holder))}>
            {tickets.calendar}
          </a>
          <WalletTextLinks link={link} links={links} wallets={wallets} pageLocale={view} ticket={tickets.open(name, seat.holder)} />
        </span>
      ) : (
        <Badge tone={STATUS_TONES[seat.status]}>{words.ticket.statuses[seat.status]}</Badge>
      )}
    </li>
  );
}
