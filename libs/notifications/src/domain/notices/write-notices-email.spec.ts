import type { NoticedNews, NoticesEmailSource } from '../../ports/notices-email-source';
import { anAlertEmailSource } from '../../testing';
import { emailHtml } from '../email-html';
import { emailText } from '../email';
import { type NoticesMailKind, writeNoticesEmail } from './write-notices-email';

const ID = '01890a5d-ac96-774b-bcce-b302099a8058';
const at = '2026-11-29T08:00:00.000Z';
const registration = { id: ID, event: 'Press day', name: 'Ada Obi', email: 'ada@example.com', seats: [{ name: 'Press', quantity: 2 }] };
const order = { id: ID, number: 1001, totalMinor: 100_000, currency: 'NGN', buyer: 'Efe', items: [{ name: 'Mug', quantity: 2 }] };
const variant = { id: ID, product: 'Mug', name: 'Indigo', left: 3, threshold: 5 };
const message = { id: ID, kind: 'order_confirmed', recipient: 'uche@example.com', reason: '550 No such user' } as const;
const delivery = { id: ID, type: 'order.updated', url: 'https://erp.example/hooks' };
const source = (...news: NoticedNews[]): NoticesEmailSource => ({ ...anAlertEmailSource(), news });
const write = (kind: NoticesMailKind, ...news: NoticedNews[]) =>
  writeNoticesEmail({ kind, details: { notices: { ids: [ID], total: 1 } } }, source(...news));
const textOf = (email: ReturnType<typeof write>) => emailText(email!).replaceAll('\u00a0', ' ');
const isInOrder = (text: string, ...parts: string[]) => {
  const places = parts.map((part) => text.indexOf(part));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
};

describe('[D-156] a mail about one piece of news', () => {
  it('says who waits for approval, and then how to answer', () => {
    const email = write('registration_waiting', { kind: 'registrations', at, registration });
    expect(email!.subject).toBe('A registration for Press day waits for you');
    expect(
      isInOrder(textOf(email), 'Seats: 2 × Press', 'Guest: Ada Obi', 'ada@example.com', 'guest approve grp_', 'guest decline grp_'),
    ).toBe(true);
  });

  it('[D-153] leaves a name that reads as a link out of the first sentence', () => {
    const news = { kind: 'registrations', at, registration: { ...registration, name: 'win.example/now' } } as const;
    const email = write('registration_waiting', news)!;
    expect([email.subject, email.greeting, ...email.paragraphs].join(' ')).not.toContain('win.example');
    expect(emailHtml(write('registration_waiting', { ...news, registration: { ...registration, name: '<b>x</b>' } })!)).not.toContain(
      '<b>x</b>',
    );
  });

  it('says how many of a variant are left', () => {
    const email = write('stock_low', { kind: 'lowStock', at, variant });
    expect(email!.subject).toBe('Mug, Indigo: 3 left');
    expect(textOf(email)).toContain('Notice at: 5');
  });

  it('says what has failed, to whom, and why', () => {
    const text = textOf(write('failure_reported', { kind: 'failures', at, message }));
    expect(isInOrder(text, 'To a buyer: the order is placed', 'uche@example.com', '550 No such user', 'message retry')).toBe(true);
    expect(textOf(write('failure_reported', { kind: 'failures', at, delivery }))).toContain('https://erp.example/hooks');
  });

  it('is not written once it is no longer so', () => {
    expect(write('registration_waiting')).toBeUndefined();
  });
});

describe('[D-156] a list of news', () => {
  const news: NoticedNews[] = [
    { kind: 'failures', at, message },
    { kind: 'orders', at, order },
    { kind: 'orders', at, order: { ...order, number: 1002, buyer: undefined } },
    { kind: 'registrations', at, registration },
    { kind: 'refundRequests', at, order: { ...order, reason: 'Too small\nand torn' } },
    { kind: 'lowStock', at, variant },
  ];

  it('names order, items, amounts and people of each, kind by kind, and then what to do', () => {
    const email = write('notices_listed', ...news)!;
    expect(email.subject).toBe(
      '2 new orders, 1 registration waits, 1 refund is asked for, 1 variant runs low, 1 message or webhook failed',
    );
    const text = textOf(email);
    for (const line of [
      '1001 · 2 × Mug · ₦1,000 · Efe\n',
      '1002 · 2 × Mug · ₦1,000\n',
      'Press day · 2 × Press · Ada Obi · ada@example.com',
      '1001 · 2 × Mug · ₦1,000 · Efe · Too small and torn',
      'Mug, Indigo · 3 left',
      'uche@example.com · 550 No such user',
    ])
      expect(text).toContain(line);
    expect(
      isInOrder(text, '2 new orders', '550 No such user', 'order list --to-fulfil', 'guest list --status pending', 'message retry'),
    ).toBe(true);
  });

  it('counts what it has no room for', () => {
    const email = writeNoticesEmail({ kind: 'notices_listed', details: { notices: { ids: [ID], total: 131 } } }, source(news[1]!))!;
    expect(email.paragraphs).toEqual(['And 130 more, which this mail has no room for.']);
  });
});
