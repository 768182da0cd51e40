import type { TicketLinks, Wallet } from '@svc/contracts';
import type { OrderTickets } from '@svc/ticketing';
import type { ComponentChildren } from 'preact';
import { Badge, ButtonLink, Card, Facts } from '../page';
import type { PageLocale } from '../page-locale';
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
  const { order: words } = view.words;
  const [first] = days;
  return (
    <Card>
      <h2>{event.title}</h2>
      {view.isTest && <p class="quiet small">{words.testTickets}</p>}
      {seats.length > 0 && (
        <>
          <TicketList view={view} seats={seats} links={links} wallets={wallets} />
          {seats.filter(({ admits, given: isGiven }) => admits && !isGiven).length > 1 && <p class="quiet small">{words.tickets.more}</p>}
        </>
      )}
      <Facts of={ticketFacts(days, view)} />
      <MapLink place={first?.location} text={words.pickup.map} />
    </Card>
  );
}

/** Returns the rows of when and where tickets admit. */
export function ticketFacts(days: OrderTickets['days'], pageLocale: PageLocale): (readonly [string, ComponentChildren])[] {
  const { ticket } = pageLocale.words;
  const [first] = days;
  return [
    [
      ticket.when,
      <div key="when" class="stack">
        {days.map((day) => (
          <Day key={day.id} day={day} days={days} pageLocale={pageLocale} />
        ))}
      </div>,
    ],
    [ticket.where, first?.location && samePlace(days) ? <Place key="where" day={first} pageLocale={pageLocale} /> : undefined],
  ];
}

interface ListProps extends Omit<TicketsProps, 'view' | 'tickets'> {
  view: Pick<OrderPageView, 'workspaceSlug' | 'locale' | 'words'>;
  seats: OrderTickets['seats'];
}

/** Shows each ticket as a button, with the name of its holder. */
export function TicketList({ seats, ...props }: ListProps) {
  return (
    <ul class="plain ticket-list" aria-label={props.view.words.order.tickets.title}>
      {seats.map((seat, index) => (
        <Seat key={seat.ref} seat={seat} number={index + 1} of={seats.length} {...props} />
      ))}
    </ul>
  );
}

interface SeatProps extends Omit<ListProps, 'seats'> {
  seat: OrderTickets['seats'][number];
  /** Its place among the tickets of the order, from 1. */
  number: number;
  of: number;
}

function Seat({ view, seat, number, of, links, wallets }: SeatProps) {
  const { workspaceSlug, words } = view;
  const { tickets } = words.order;
  const link = { workspaceSlug, ...seat };
  const name = tickets.open(of > 1 ? words.ticket.seatOf(seat.tier, number, of) : seat.tier, seat.holder);
  const show = of > 1 ? tickets.showOf(number, of) : tickets.show;
  return (
    <li>
      <div>
        <strong>{seat.given ? seat.tier : seat.holder}</strong>
        {!seat.given && <div class="quiet small">{seat.tier}</div>}
      </div>
      {seat.given ? (
        <Badge>{tickets.given}</Badge>
      ) : seat.admits ? (
        <ButtonLink href={links.page(link)} label={tickets.open(show, `${seat.tier}, ${seat.holder}`)} second={number > 1}>
          {show}
        </ButtonLink>
      ) : (
        <span class="row">
          <Badge tone={STATUS_TONES[seat.status]}>{words.ticket.statuses[seat.status]}</Badge>
          <a href={links.page(link)} aria-label={tickets.open(show, `${seat.tier}, ${seat.holder}`)}>
            {show}
          </a>
        </span>
      )}
      {seat.admits && !seat.given && (
        <span class="row small">
          <a href={links.calendar(link)} aria-label={tickets.calendarOf(name)}>
            {tickets.calendar}
          </a>
          <WalletTextLinks link={link} links={links} wallets={wallets} pageLocale={view} ticket={name} />
        </span>
      )}
    </li>
  );
}
