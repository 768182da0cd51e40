import { MESSAGE_KINDS } from '../message';
import { countedSince, mailExcess, mailGroupOf, nextListAt } from './unanswered-mails';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const HOUR_MS = 3_600_000;

describe('[D-153] mails that nobody answered', () => {
  it.each([
    [0, 0, true],
    [4, 4, true],
    [5, 5, false],
    [0, 19, true],
    [0, 20, false],
    [4, 20, false],
  ])('are limited to 5 a day and 20 a week for sign-ups and named attendees: after %d and %d another goes: %s', (day, week, goes) => {
    expect(mailExcess('unconfirmed', { day, week }) === undefined).toBe(goes);
  });

  it.each([
    [19, 100, true],
    [20, 20, false],
  ])('are limited to 20 a day for registrations: after %d and %d another goes: %s', (day, week, goes) => {
    expect(mailExcess('registration', { day, week }) === undefined).toBe(goes);
  });

  it('name in the reason the limit that was reached, and how the mail is sent after all', () => {
    expect(mailExcess('unconfirmed', { day: 5, week: 20 })).toMatch(/ 5 unanswered mails .* a day\. .*Retry the message/);
    expect(mailExcess('unconfirmed', { day: 1, week: 20 })).toMatch(/ 20 unanswered mails .* a week/);
  });

  it('are counted by kind, unless a payment or the merchant has caused them', () => {
    const grouped = MESSAGE_KINDS.flatMap((kind) => {
      const group = mailGroupOf(kind, { isTrusted: false });
      return group ? [[kind, group]] : [];
    });
    expect(Object.fromEntries(grouped)).toEqual({
      newsletter_confirm: 'unconfirmed',
      restock_confirm: 'unconfirmed',
      attendee_ticket: 'unconfirmed',
      ticket_given: 'unconfirmed',
      ticket_given_pending: 'unconfirmed',
      registration_confirmed: 'registration',
      registration_received: 'registration',
      order_confirmed: 'registration',
      transfer_instructions: 'registration',
      payment_event_cancelled: 'registration',
    });
    expect(MESSAGE_KINDS.filter((kind) => mailGroupOf(kind, { isTrusted: true }))).toEqual([]);
  });

  it('count for a day, and for a week', () => {
    expect(countedSince(NOW)).toEqual({ day: new Date('2026-11-27T12:00:00.000Z'), week: new Date('2026-11-21T12:00:00.000Z') });
  });

  it('are followed by one mail a day with links to all registrations', () => {
    const minutesUntil = (last?: Date) => (nextListAt(last, NOW).getTime() - NOW.getTime()) / 60_000;
    const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
    expect([undefined, before(48), before(24), before(23), before(1)].map(minutesUntil)).toEqual([1, 1, 1, 60, 23 * 60]);
  });
});
