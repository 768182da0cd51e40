import { type AdmissionDay, type AttendeeStatus, localTimeText, placeLines, PRINT_ANCHOR, type TicketLinks } from '@svc/contracts';
import { type QrDrawing, QUIET_MODULES, type SeatView, type TicketCancellation, type TicketView } from '@svc/ticketing';
import { Badge, ButtonLink, Card, Facts, type HostedPage, Notice, type Tone } from '../page';
import type { Messages } from '../messages';
import type { PageLocale } from '../page-locale';
import type { OwnTicket } from './own-ticket';
import { OwnTicketNote, OwnTicketSection } from './own-ticket-section';
import { printedParts, ticketsOfPart } from './ticket-files';
import type { Admission } from './ticket-page-loader';
import { WalletButtons } from './wallet-buttons';

/** Tones of a seat's status for its guest (D-13). */
export const STATUS_TONES: Readonly<Record<AttendeeStatus, Tone>> = {
  confirmed: 'good',
  pending: 'warn',
  declined: 'bad',
  cancelled: 'bad',
  checked_in: 'good',
};

/** QR code, black on white in both colour schemes, since scanners need the contrast. */
function QrCode({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }) {
  const side = size + 2 * QUIET_MODULES;
  return (
    <svg class="code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path transform={`translate(${QUIET_MODULES} ${QUIET_MODULES})`} d={path} fill="#000" />
    </svg>
  );
}

/** Shows the time, the place and the name of the guest. */
function TicketFacts({ ticket: { event, seat, seats }, pageLocale }: { ticket: TicketView; pageLocale: PageLocale }) {
  const words = pageLocale.words.ticket;
  const { days } = seat;
  const timezone = days[0]?.timezone;
  return (
    <Facts
      of={[
        [
          words.when,
          <div class="stack">
            {days.map((day) => (
              <Day key={day.id} day={day} days={days} pageLocale={pageLocale} />
            ))}
          </div>,
        ],
        [words.doors, event.doorsAt && timezone && localTimeText({ date: '', startAt: event.doorsAt, timezone }, pageLocale.locale).time],
        [
          words.where,
          samePlace(days) && days[0] && placeLines(days[0].location).length > 0 ? (
            <Place day={days[0]} pageLocale={pageLocale} />
          ) : undefined,
        ],
        [words.ticket, seats > 1 ? words.seatOf(seat.tier, seat.number, seats) : seat.tier],
        [words.name, seat.holder],
      ]}
    />
  );
}

/** Shows one day of a ticket, with its place where days have different ones. */
export function Day({ day, days, pageLocale }: { day: AdmissionDay; days: readonly AdmissionDay[]; pageLocale: PageLocale }) {
  const { date, time, zone } = localTimeText(day, pageLocale.locale);
  return (
    <div>
      {day.label && <div>{day.label}</div>}
      <div>{date}</div>
      {time && (
        <div>
          {time} <span class="quiet">{`(${zone})`}</span>
        </div>
      )}
      {!samePlace(days) && <Place day={day} pageLocale={pageLocale} />}
    </div>
  );
}

/** Shows the place of a day, as its guest may know. */
export function Place({
  day: { location },
  pageLocale: {
    locale,
    words: { ticket: words },
  },
}: {
  day: AdmissionDay;
  pageLocale: PageLocale;
}) {
  const { onlineUrl, ...onSite } = location ?? {};
  return (
    <div>
      {placeLines(onSite, locale).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {onlineUrl && (
        <div>
          <a href={onlineUrl}>{location?.onlineProvider ? words.onlineBy(location.onlineProvider) : words.online}</a>
        </div>
      )}
    </div>
  );
}

/** Returns true when all days are at one place. */
export function samePlace(days: readonly AdmissionDay[]): boolean {
  return days.every(({ location }) => placeLines(location).join() === placeLines(days[0]!.location).join());
}

/** Shows the most important notice about the seat; nothing for a confirmed one without news. */
function TicketNews({ ticket, pageLocale }: { ticket: TicketView; pageLocale: PageLocale }) {
  const { event, seat, merchant, cancellation } = ticket;
  const { news } = pageLocale.words.ticket;
  if (cancellation) return <CancelledNotice {...cancellation} organiser={merchant.name} words={pageLocale.words} />;
  if (event.removed) return <Notice tone="bad">{news.removed(merchant.name)}</Notice>;
  switch (seat.status) {
    case 'pending':
      return <Notice tone="warn">{news.pending(merchant.name)}</Notice>;
    case 'declined':
      return <Notice tone="bad">{news.declined(merchant.name)}</Notice>;
    case 'cancelled':
      return <Notice tone="bad">{news.cancelled(merchant.name)}</Notice>;
    case 'checked_in':
      return <Notice tone="good">{checkedInText(seat, pageLocale)}</Notice>;
    case 'confirmed':
      return event.isOver ? <Notice>{news.over}</Notice> : null;
  }
}

/** Shows that the event of a ticket, or each of its days, is cancelled, with the reason. */
function CancelledNotice({ of, reason, organiser, words }: TicketCancellation & { organiser: string; words: Messages }) {
  const text = of === 'event' ? words.event.states.cancelled(organiser) : words.ticket.news.daysCancelled(organiser, of === 'days');
  return <Notice tone="bad">{reason ? `${text} ${reason}` : text}</Notice>;
}

/** Returns the time of the last check-in; a ticket of several days admits its guest once on each, so the text has the date. */
function checkedInText({ checkedInAt, days }: SeatView, { locale, words: { ticket } }: PageLocale): string {
  const timezone = days[0]?.timezone;
  if (checkedInAt === undefined || timezone === undefined) return ticket.news.in;
  const { date, time } = localTimeText({ date: '', startAt: checkedInAt, timezone }, locale);
  if (time === undefined) return ticket.news.in;
  return days.length > 1 ? ticket.news.inOn(date, time) : ticket.news.inSince(time);
}

/** Settings of a ticket's page. */
export interface TicketTools extends PageLocale, Admission {
  links: TicketLinks;
  /** Actions of its holder. */
  own: OwnTicket;
}

/** Returns the page of one ticket: the code for the door, the time, the place, the guest, and files to take along. */
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
        <OwnTicketNote ticket={ticket} own={tools.own} pageLocale={tools} />
        <TicketNews ticket={ticket} pageLocale={tools} />
        {tools.code && <Code seat={seat} drawing={tools.code} tools={tools} />}
        <TicketFacts ticket={ticket} pageLocale={tools} />
        {seat.code && (
          <div class="row no-print">
            <ButtonLink href={tools.links.calendar(link)}>{words.calendar}</ButtonLink>
            <WalletButtons link={link} links={tools.links} wallets={tools.wallets} pageLocale={tools} />
            {printedParts(ticket).parts === 1 && (
              <ButtonLink href={tools.links.pdf(link)} second>
                {others.some(({ code }) => code) ? words.saveAll : words.save}
              </ButtonLink>
            )}
          </div>
        )}
      </Card>
      {seat.code && printedParts(ticket).parts > 1 && <Prints ticket={ticket} tools={tools} />}
      <OwnTicketSection ticket={ticket} own={tools.own} links={tools.links} pageLocale={tools} />
      {others.length > 0 && <Others ticket={ticket} tools={tools} />}
    </>
  );
}

/** Links to the print files of a large group, each with a limited number of tickets (D-106). */
function Prints({
  ticket,
  tools: {
    links,
    words: { ticket: words },
  },
}: {
  ticket: TicketView;
  tools: TicketTools;
}) {
  const { tickets, parts } = printedParts(ticket);
  const link = { workspaceSlug: ticket.merchant.slug, ...ticket.seat };
  return (
    <Card>
      <h2 id={PRINT_ANCHOR}>{words.saveAll}</h2>
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

/** The code that staff type where a scanner fails. */
function ShortCode({ seat: { shortCode, ref } }: { seat: SeatView }) {
  if (shortCode === undefined) return <span class="quiet small">{ref}</span>;
  return (
    <strong class="short-code" dir="ltr">
      {shortCode}
    </strong>
  );
}

function Code({
  seat,
  drawing,
  tools: {
    words: { ticket: words },
  },
}: {
  seat: SeatView;
  drawing: QrDrawing;
  tools: TicketTools;
}) {
  return (
    <figure class="tight centred">
      <QrCode drawing={drawing} label={words.codeOf(seat.holder)} />
      <figcaption>
        <ShortCode seat={seat} /> {words.show}
      </figcaption>
    </figure>
  );
}

/** Shows the seats that the guest has taken for others, so that each can be passed on. */
function Others({
  ticket: { merchant, others },
  tools: {
    links,
    words: { ticket: words },
  },
}: {
  ticket: TicketView;
  tools: TicketTools;
}) {
  return (
    <Card>
      <h2>{words.others}</h2>
      <ul class="plain list">
        {others.map((seat) => (
          <li key={seat.ref}>
            <a href={links.page({ workspaceSlug: merchant.slug, ...seat })}>{words.other(seat.number, seat.holder)}</a>
            <span class="quiet small">{words.otherStatus(seat.tier, words.statuses[seat.status])}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
