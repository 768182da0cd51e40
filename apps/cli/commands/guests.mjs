import { UsageError } from '../errors.mjs';
import { choice } from '../choice-option.mjs';
import { limit } from '../limit-option.mjs';
import { handOut } from '../table-file.mjs';

const filters = {
  event: { type: 'string', value: '<event>', text: 'only of this event: its slug or ref' },
  status: choice('<status>', ['confirmed', 'pending', 'declined', 'cancelled', 'checked_in'], { before: 'only' }),
};

/** Lists the people who have registered. */
export const listGuests = {
  name: 'guest list',
  summary: 'List who has registered for events, newest first',
  needs: 'workspace',
  options: {
    ...filters,
    search: {
      type: 'string',
      value: '<text>',
      text: 'only with this in a name, an e-mail or a phone number, or with a ticket of this short code',
    },
    limit,
  },
  async run({ client, values: { event, status, search, limit: most } }) {
    const guests = await client.list('/registrations', { event, status, search }, most);
    return { data: guests, text: guests.length > 0 ? guests.map(lineOf).join('\n') : 'Nobody yet.' };
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
  summary: 'Register a guest for a free event, who is sent the ticket',
  about:
    'The event is named by its slug or ref. A guest who holds a seat already keeps that one. Rules that --override names are set aside; capacity never is.',
  needs: 'workspace',
  options: {
    ticket: { type: 'string', value: '<ref>', text: 'the ticket type (tkt_…)', needed: true },
    quantity: { type: 'string', value: '<number>', text: 'how many tickets, 1 unless told' },
    email: { type: 'string', value: '<email>', text: 'where the ticket is sent to' },
    phone: { type: 'string', value: '<phone>', text: 'with its country code; a text goes there when there is no e-mail' },
    override: choice('<rule>', ['saleWindow', 'age', 'questions', 'seatCeiling'], { multiple: true }),
  },
  async run({ client, values: { ticket, quantity = '1', email, phone, override }, positionals: [event, name] }) {
    const body = { event, tickets: [{ ticketTypeRef: ticket, quantity: Number(quantity) }], contact: { name, email, phone }, override };
    const guest = await client.call('POST', '/registrations', body);
    return { data: guest, text: `${guest.contact.name} (${guest.ref}) is ${guest.status}.` };
  },
};

const decision = (action, summary, done, { about, options, bodyOf = () => undefined } = {}) => ({
  name: `guest ${action}`,
  takes: ['<ref>'],
  summary,
  about: ['The ref is that of the registration: any of its attendees’ (att_…) or its group’s (grp_…).', about].filter(Boolean).join('\n'),
  needs: 'workspace',
  options,
  async run({ client, values, positionals: [ref] }) {
    const guest = await client.call('POST', `/registrations/{ref}/${action}`, bodyOf(values), { path: { ref } });
    return { data: guest, text: `${guest.contact.name} (${guest.ref}) ${done}` };
  },
});

export const approveGuest = decision('approve', 'Let a guest in who waits for approval', 'is confirmed, and gets the ticket.');
export const declineGuest = decision('decline', 'Turn a guest away who waits for approval', 'is declined, and is told.');
export const cancelGuest = decision(
  'cancel',
  'Cancel a registration, some of its seats, or a seat that was bought',
  'is told; the seats are for sale again.',
  {
    about:
      'Without --attendee every seat is cancelled. Of tickets that were bought, the seat of that attendee alone is; say then what goes back with it.',
    options: {
      refund: choice('<what>', ['none', 'share'], { before: 'of a seat that was bought, what goes back:' }),
      attendee: { type: 'string', multiple: true, value: '<ref>', text: 'whose seat alone to cancel (att_…), may be given several times' },
    },
    bodyOf: ({ attendee, refund }) => (attendee || refund) && { attendeeRefs: attendee, refund },
  },
);

/** For a ticket that was lost, or that others have. */
export const reissueTicket = {
  name: 'guest reissue-ticket',
  takes: ['<attendee>'],
  summary: 'Issue the ticket of a seat anew; the one before admits nobody from then on',
  about: 'The seat is named by the ref of its attendee (att_…). The guest is sent the new ticket.',
  needs: 'workspace',
  options: {
    serial: { type: 'string', value: '<serial>', text: 'of the ticket that is to be replaced; repeating the command then issues no other' },
    quietly: { type: 'boolean', text: 'send nothing' },
  },
  async run({ client, values: { serial, quietly }, positionals: [ref] }) {
    const ticketSerial = serial === undefined ? undefined : Number(serial);
    const guest = await client.call('POST', '/registrations/{ref}/reissue-ticket', { ticketSerial, notify: !quietly }, { path: { ref } });
    const { ticketSerial: valid } = guest.attendees.find((attendee) => attendee.ref === ref);
    return { data: guest, text: `The valid ticket of ${ref} has the serial ${valid}; those before admit nobody.` };
  },
};

/** The guests of an event as a table. */
export const exportGuests = {
  name: 'guest export',
  takes: ['<event>', '[file]'],
  summary: 'Write the guests of an event as a table (CSV)',
  about: 'The event is named by its slug or ref. Without a file, or with -, it goes to standard output; with --json the registrations do.',
  needs: 'workspace',
  options: { status: filters.status },
  async run({ client, values: { status, json }, positionals: [event, path = '-'], env }) {
    if (path === '-' && json) return { data: await client.list('/registrations', { event, status }), text: '' };
    return handOut(await client.text('/registrations.csv', { event, status }), path, env);
  },
};

/** Somebody at the door. */
export const checkIn = {
  name: 'guest check-in',
  takes: ['<code or ref>'],
  summary: 'Let a guest in at the door',
  about:
    'Takes what was read from the QR code of a ticket (SVC1.…), or the ref of an attendee (att_…).\nEnds with 1 when the guest must not be let in, and says why.',
  needs: 'workspace',
  options: {
    event: { type: 'string', value: '<event>', text: 'that is entered here, its slug or ref; tickets of others are refused' },
    day: { type: 'string', value: '<day>', text: 'of the event that is entered, its key or ref; the day that is on now unless told' },
    undo: { type: 'boolean', text: 'take the check-in of this attendee back, the latest unless --day names one' },
  },
  async run({ client, values: { event, day, undo }, positionals: [shown] }) {
    const isRef = shown.startsWith('att_');
    if (undo) {
      if (!isRef) throw new UsageError('Say whose check-in to take back by the attendee’s ref (att_…).');
      await client.call('DELETE', '/check-ins/{ref}', undefined, { path: { ref: shown }, query: { day } });
      return { data: { attendeeRef: shown }, text: `The check-in of ${shown}${day === undefined ? '' : ` on ${day}`} is taken back.` };
    }
    const guest = await client.call('POST', '/check-ins', { ...(isRef ? { attendeeRef: shown } : { code: shown }), event, day });
    const where = [guest.ticketTypeName, guest.eventTitle, guest.day && (guest.day.label ?? guest.day.dayDate)].filter(Boolean);
    return { data: guest, text: `${guest.name ?? guest.attendeeRef} may come in: ${where.join(', ')}.` };
  },
};
