import { UsageError } from '../errors.mjs';
import { choice } from '../choice-option.mjs';
import { limit } from '../limit-option.mjs';
import { exportTable } from '../table-file.mjs';
import { orNull } from '../texts.mjs';

const filters = {
  event: { type: 'string', value: '<event>', text: 'only of this event, by its slug or ref' },
  status: choice('<status>', ['confirmed', 'pending', 'declined', 'cancelled', 'checked_in'], { before: 'only' }),
};

/** Lists the people who have registered. */
export const listGuests = {
  name: 'guest list',
  summary: 'List registrations for events, newest first',
  needs: 'workspace',
  options: {
    ...filters,
    search: {
      type: 'string',
      value: '<text>',
      text: 'only with this text in a name, an e-mail or a phone number, or with a ticket of this short code',
    },
    limit,
  },
  async run({ client, values: { event, status, search, limit: most } }) {
    const guests = await client.list('/registrations', { event, status, search }, most);
    return { data: guests, text: guests.length > 0 ? guests.map(lineOf).join('\n') : 'No registrations.' };
  },
};

function lineOf({ ref, status, eventSlug, contact, attendees }) {
  const seats = attendees.length === 1 ? '' : `  (${attendees.length} seats)`;
  return `${ref}  ${status.padEnd(10)}  ${eventSlug}  ${contact.name} <${contact.email ?? contact.phone}>${seats}`;
}

/** A guest whom the merchant puts on the list. */
export const addGuest = {
  name: 'guest add',
  takes: ['<event>', '<name>'],
  summary: 'Register a guest for a free event and send the ticket',
  about:
    'Name the event by its slug or ref. A guest who already holds a seat keeps it. --override lifts the rules that it names; capacity always applies.',
  needs: 'workspace',
  options: {
    ticket: { type: 'string', value: '<ref>', text: 'the ticket type (tkt_…)', needed: true },
    quantity: { type: 'string', value: '<number>', text: 'number of tickets (default: 1)' },
    email: { type: 'string', value: '<email>', text: 'e-mail address to send the ticket to' },
    phone: { type: 'string', value: '<phone>', text: 'phone number with country code; gets an SMS when there is no e-mail' },
    override: choice('<rule>', ['saleWindow', 'age', 'questions', 'seatCeiling'], { multiple: true }),
  },
  async run({ client, values: { ticket, quantity = '1', email, phone, override }, positionals: [event, name] }) {
    const body = { event, tickets: [{ ticketTypeRef: ticket, quantity: Number(quantity) }], contact: { name, email, phone }, override };
    const guest = await client.call('POST', '/registrations', body);
    return { data: guest, text: `${guest.contact.name} (${guest.ref}) is ${guest.status}.` };
  },
};

const decision = (action, summary, done, { about, options, bodyOf = () => undefined, queryOf = () => undefined, asks } = {}) => ({
  ...(asks && { asks }),
  name: `guest ${action}`,
  takes: ['<ref>'],
  summary,
  about: ['Name the registration by the ref of any of its attendees (att_…) or of its group (grp_…).', about].filter(Boolean).join('\n'),
  needs: 'workspace',
  options,
  async run({ client, values, positionals: [ref] }) {
    const guest = await client.call('POST', `/registrations/{ref}/${action}`, bodyOf(values), { path: { ref }, query: queryOf(values) });
    return { data: guest, text: `${guest.contact.name} (${guest.ref}) ${done}` };
  },
});

export const approveGuest = decision('approve', 'Approve a registration that waits for approval', 'is confirmed, and gets the ticket.', {
  about: 'After the end of the event, or of the last day of the tickets, it needs --force.',
  options: { force: { type: 'boolean', text: 'approve although the event is over' } },
  queryOf: ({ force }) => (force ? { force: 'true' } : undefined),
});
export const declineGuest = decision('decline', 'Decline a registration that waits for approval', 'is declined and notified.');
export const reopenGuest = decision('reopen', 'Reopen a declined registration', 'waits for approval again, and is notified.', {
  about: 'Fails where the seats are taken by now, the guest has registered again, or the event is over or cancelled.',
});
export const cancelGuest = decision(
  'cancel',
  'Cancel a registration, some of its seats, or a purchased seat',
  'is notified; the seats are available again.',
  {
    about:
      'Without --attendee, every seat is cancelled. Of purchased tickets, only the seat of the named attendee is: state its refund with --refund.',
    options: {
      refund: choice('<what>', ['none', 'share'], { before: 'refund of a purchased seat:' }),
      attendee: { type: 'string', multiple: true, value: '<ref>', text: 'cancel only the seat of this attendee (att_…)' },
    },
    asks: ({ positionals: [ref], values: { attendee, refund } }) =>
      `Cancel ${attendee ? `the seats ${attendee.join(', ')}` : 'all seats'} of ${ref}${refund === 'share' ? ', and refund their share' : ''}?`,
    bodyOf: ({ attendee, refund }) => (attendee || refund) && { attendeeRefs: attendee, refund },
  },
);

/** Command that corrects the person on a seat. */
export const correctGuest = {
  name: 'guest correct',
  takes: ['<ref>'],
  summary: 'Correct the name or the address of the person on a seat',
  about:
    'Name the registration by the ref of its group (grp_…) or of its first seat (att_…): the guest who registered is corrected. Name another or a purchased seat by its attendee: the person on it is. Links and tickets that went to a former address end. An empty text removes a value.',
  needs: 'workspace',
  options: {
    name: { type: 'string', value: '<name>', text: 'name of the person' },
    email: { type: 'string', value: '<address>', text: 'e-mail address of the person' },
    phone: { type: 'string', value: '<number>', text: 'phone number of the person, such as +2348031234567' },
    quietly: { type: 'boolean', text: 'do not notify the former address' },
  },
  async run({ client, values: { name, email, phone, quietly: isQuiet }, positionals: [ref] }) {
    const body = { name, email: orNull(email), phone: orNull(phone), notifyOld: !isQuiet };
    const guest = await client.call('PATCH', '/registrations/{ref}', body, { path: { ref } });
    return { data: guest, text: `${ref} of ${guest.contact.name} is corrected.` };
  },
};

/** Command that gives a seat another ticket type. */
export const changeTicket = {
  name: 'guest change-ticket',
  takes: ['<attendee>'],
  summary: 'Change the ticket type of a seat at the same price',
  about:
    'Name the seat by the ref of its attendee (att_…). Price and deposit have to be those that it was sold at. Its ticket stays valid, and is sent as it is now.',
  needs: 'workspace',
  options: {
    type: { type: 'string', value: '<type>', text: 'the new ticket type, by its key or ref (tkt_…)', needed: true },
    quietly: { type: 'boolean', text: 'do not notify anybody' },
  },
  async run({ client, values: { type, quietly: isQuiet }, positionals: [ref] }) {
    const path = { ref };
    const ticketTypeRef = type.startsWith('tkt_') ? type : await typeNamed(client, path, type);
    const seats = await client.call('POST', '/registrations/{ref}/ticket-type', { ticketTypeRef, notify: !isQuiet }, { path });
    const { ticketTypeName } = seats.attendees.find((attendee) => attendee.ref === ref);
    const warnings = (seats.warnings ?? []).map(({ message }) => `Note: ${message}`);
    return { data: seats, text: [`${ref} has the ticket type ${ticketTypeName}.`, ...warnings].join('\n') };
  },
};

async function typeNamed(client, path, key) {
  const { eventRef } = await client.call('GET', '/registrations/{ref}', undefined, { path });
  const { ticketTypes } = await client.call('GET', '/events/{ref}', undefined, { path: { ref: eventRef } });
  const named = ticketTypes.find((type) => type.key === key);
  if (named) return named.ref;
  throw new UsageError(`The event has no ticket type "${key}". Its types: ${ticketTypes.map((type) => type.key).join(', ')}.`);
}

/** For a ticket that was lost, or that others have. */
export const reissueTicket = {
  name: 'guest reissue-ticket',
  takes: ['<attendee>'],
  summary: 'Replace the ticket of a seat; the previous ticket becomes invalid',
  about: 'Name the seat by the ref of its attendee (att_…). The guest is sent the new ticket.',
  needs: 'workspace',
  options: {
    serial: {
      type: 'string',
      value: '<serial>',
      text: 'serial of the ticket to replace; repeating the command then issues no further ticket',
    },
    quietly: { type: 'boolean', text: 'do not notify the guest' },
  },
  async run({ client, values: { serial, quietly }, positionals: [ref] }) {
    const ticketSerial = serial === undefined ? undefined : Number(serial);
    const guest = await client.call('POST', '/registrations/{ref}/reissue-ticket', { ticketSerial, notify: !quietly }, { path: { ref } });
    const { ticketSerial: valid } = guest.attendees.find((attendee) => attendee.ref === ref);
    return { data: guest, text: `The valid ticket of ${ref} has the serial ${valid}; earlier ones are invalid.` };
  },
};

/** The guests of an event as a table. */
export const exportGuests = {
  name: 'guest export',
  takes: ['<event>', '[file]'],
  summary: 'Export the guests of an event as CSV or XLSX',
  about:
    'Name the event by its slug or ref. A file whose name ends in .xlsx is one, of up to 100,000 lines, and keeps what a spreadsheet would change. Without a file, or with -, the table goes to standard output. With --json and no file, the registrations are printed as JSON.',
  needs: 'workspace',
  options: { status: filters.status },
  async run({ client, values: { status, json }, positionals: [event, path = '-'], env }) {
    if (path === '-' && json) return { data: await client.list('/registrations', { event, status }), text: '' };
    return exportTable(client, { address: '/registrations', query: { event, status }, path, env });
  },
};

/** Somebody at the door. */
export const checkIn = {
  name: 'guest check-in',
  takes: ['<code or ref>'],
  summary: 'Check a guest in at the door',
  about:
    'Give the content of a ticket’s QR code (SVC1.…), or the ref of an attendee (att_…).\nExits with 1 when the guest must not be admitted, and gives the reason.',
  needs: 'workspace',
  options: {
    event: { type: 'string', value: '<event>', text: 'the event at this door, by its slug or ref; tickets for other events are refused' },
    day: { type: 'string', value: '<day>', text: 'the day of the event, by its key or ref (default: the current day)' },
    undo: { type: 'boolean', text: 'undo the check-in of this attendee: the latest, or that of --day' },
  },
  async run({ client, values: { event, day, undo }, positionals: [shown] }) {
    const isRef = shown.startsWith('att_');
    if (undo) {
      if (!isRef) throw new UsageError('Name the attendee whose check-in to undo by its ref (att_…).');
      await client.call('DELETE', '/check-ins/{ref}', undefined, { path: { ref: shown }, query: { day } });
      return { data: { attendeeRef: shown }, text: `The check-in of ${shown}${day === undefined ? '' : ` on ${day}`} is undone.` };
    }
    const guest = await client.call('POST', '/check-ins', { ...(isRef ? { attendeeRef: shown } : { code: shown }), event, day });
    const where = [guest.ticketTypeName, guest.eventTitle, guest.day && (guest.day.label ?? guest.day.dayDate)].filter(Boolean);
    return { data: guest, text: `${guest.name ?? guest.attendeeRef} is checked in: ${where.join(', ')}.` };
  },
};
