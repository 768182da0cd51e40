import { localTimeText } from '@svc/contracts';
import type { TicketView } from '@svc/ticketing';
import { Notice } from '../page';

/** What a guest should know of the seat before all else; nothing of one that simply is confirmed. */
export function TicketNews({ ticket }: { ticket: TicketView }) {
  const { event, seat, merchant, days } = ticket;
  if (event.removed) return <Notice tone="bad">{merchant.name} has taken this event down. Ask them what becomes of it.</Notice>;
  switch (seat.status) {
    case 'pending':
      return <Notice tone="warn">We have your request. {merchant.name} confirms each guest by hand; your ticket appears here, and is sent to you, once they have.</Notice>;
    case 'declined':
      return <Notice tone="bad">{merchant.name} could not confirm your place this time. Nothing else is needed from you.</Notice>;
    case 'cancelled':
      return <Notice tone="bad">This seat was given back, and its code no longer lets in. If that was not meant, write to {merchant.name}.</Notice>;
    case 'checked_in':
      return <Notice tone="good">You are in{checkedInText(seat.checkedInAt, days[0]?.timezone)}. Enjoy it!</Notice>;
    case 'confirmed':
      return event.isOver ? <Notice>This event is over. Thank you for coming.</Notice> : null;
  }
}

function checkedInText(at: string | undefined, timezone: string | undefined): string {
  if (at === undefined || timezone === undefined) return '';
  return `, since ${localTimeText({ date: '', startAt: at, timezone }).time}`;
}
