import assert from 'node:assert/strict';
import { absent, accepted, holds, notValid, refused } from '../run/expectations.mjs';

const HOUR = 3_600_000;

/** An event with a day that is on and one that is not, and one with days that are all ahead. */
const document = ({ now }) => {
  const at = (hours) => new Date(now.getTime() + hours * HOUR).toISOString();
  const day = (key, from) => ({ key, dayDate: at(from).slice(0, 10), startAt: at(from), endAt: at(from + 4), timezone: 'UTC' });
  const ticketTypes = [
    { key: 'all-days', name: 'All days', kind: 'free' },
    { key: 'one-day', name: 'One day', kind: 'free', validDays: ['later'] },
  ];
  const event = (slug, from) => ({
    slug,
    title: slug,
    timezone: 'UTC',
    startAt: at(0.5),
    endAt: at(200),
    days: [day('first', from), day('later', from + 60)],
    ticketTypes,
  });
  return { version: 1, events: [event('on', 1), event('ahead', 100)] };
};

export const checks = {
  'D-125': async (shop) => {
    const door = await shop.openAnother(document);
    const admin = { key: door.adminToken };
    const guestOf = async (slug, tier) => {
      const tickets = [{ ticketTypeRef: door.refOf(`${slug}/${tier}`), quantity: 1 }];
      return accepted(await door.post(`/store/events/${slug}/register`, { tickets, contact: door.buyer() }), 201).ref;
    };
    const admit = (attendeeRef, day) => door.post('/admin/check-ins', { attendeeRef, day }, admin);
    const undo = async (ref, day) =>
      accepted(await door.get(`/admin/check-ins/${ref}${day ? `?day=${day}` : ''}`, { ...admin, method: 'DELETE' }), 204);
    const seatOf = async (ref) => accepted(await door.get(`/admin/registrations/${ref}`, admin)).attendees[0];
    const refusedAs = async (answer, details) => holds(refused(await answer, 409, 'TICKET_REFUSED'), { details });

    const [ada, bola] = [await guestOf('on', 'all-days'), await guestOf('on', 'one-day')];
    holds(accepted(await admit(ada), 201), { attendeeRef: ada, day: { key: 'first' } });
    await refusedAs(admit(ada), { reason: 'already_checked_in', day: { key: 'first' } });
    await refusedAs(admit(bola), { reason: 'wrong_day', day: { key: 'first' }, validDays: ['later'] });
    holds(accepted(await admit(ada, 'later'), 201), { day: { key: 'later' } });
    holds(accepted(await admit(bola, 'later'), 201), { day: { key: 'later' } });
    holds(await seatOf(bola), { validDays: ['later'], admissions: [{ day: 'later' }] });

    await undo(ada);
    holds(await seatOf(ada), { status: 'checked_in', admissions: [{ day: 'first' }] });
    await undo(ada, 'first');
    holds(await seatOf(ada), { status: 'confirmed', admissions: absent, validDays: absent });

    const chidi = await guestOf('ahead', 'all-days');
    const { details } = notValid(await admit(chidi));
    assert.deepEqual(details.accepted, ['first', 'later'], 'who does not say which day it is learns which there are');
    notValid(await admit(chidi, 'never'));
    holds(accepted(await admit(chidi, 'first'), 201), { day: { key: 'first' } });
  },
};
