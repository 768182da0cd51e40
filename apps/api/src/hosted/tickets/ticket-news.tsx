import { localTimeText } from '@svc/contracts';
import type { TicketView } from '@svc/ticketing';
import { Notice } from '../page';
import type { PageLocale } from '../page-locale';

/** What a guest should know of the seat before all else; nothing of one that simply is confirmed. */
export function TicketNews({ ticket, pageLocale }: { ticket: TicketView; pageLocale: PageLocale }) {
  const { event, seat, merchant } = ticket;
  const { news } = pageLocale.words.ticket;
  if (event.removed) return <Notice tone="bad">{news.removed(merchant.name)}</Notice>;
  switch (seat.status) {
    case 'pending':
      return <Notice tone="warn">{news.pending(merchant.name)}</Notice>;
    case 'declined':
      return <Notice tone="bad">{news.declined(merchant.name)}</Notice>;
    case 'cancelled':
      return <Notice tone="bad">{news.cancelled(merchant.name)}</Notice>;
    case 'checked_in':
      return <Notice tone="good">{checkedInText(seat.checkedInAt, seat.days[0]?.timezone, pageLocale)}</Notice>;
    case 'confirmed':
      return event.isOver ? <Notice>{news.over}</Notice> : null;
  }
}

function checkedInText(at: string | undefined, timezone: string | undefined, { locale, words: { ticket } }: PageLocale): string {
  const time = at !== undefined && timezone !== undefined ? localTimeText({ date: '', startAt: at, timezone }, locale).time : undefined;
  return time === undefined ? ticket.news.in : ticket.news.inSince(time);
}
