import { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks } from '@svc/contracts';
import { PlainConfirmationCodes } from '@svc/contracts/testing';
import { NotFound } from '@svc/kernel';
import { OPERATOR, PlainLinkSigner, RecordingJobQueue } from '@svc/kernel/testing';
import { randomUUID } from 'node:crypto';
import type { Buyer } from '../domain/buyer-messages-of';
import { MOST_RESENT } from '../domain/limits/resend';
import type { EmailSourceOf } from '../ports/email-sources';
import { aGuestEmailSource, aMessage, anOrderEmailSource, InMemoryEmailSources, InMemoryMessages, PlainTicketDocuments } from '../testing';
import { ResendMessage } from './resend-message';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const links = ['https://tickets.example', new PlainLinkSigner()] as const;

describe('[D-149] sending a message once more', () => {
  let messages: InMemoryMessages;
  let sources: Partial<EmailSourceOf>;
  let buyers: Buyer[];
  let queue: RecordingJobQueue;
  let now: Date;

  beforeEach(() => {
    now = NOW;
    buyers = [];
    messages = new InMemoryMessages({ now: () => now }, [], [], buyers);
    sources = { seats: aGuestEmailSource(), order: anOrderEmailSource() };
    queue = new RecordingJobQueue();
  });

  const resending = () =>
    new ResendMessage(
      messages.work,
      messages.log,
      {
        sources: new InMemoryEmailSources(sources),
        documents: new PlainTicketDocuments(),
        codes: { sign: () => 'code' },
        links: new TicketLinks(...links),
        balances: new BalanceLinks(...links),
        orders: new OrderLinks(...links),
        checkouts: new CheckoutLinks(...links),
        subscriptions: new SubscriptionLinks(...links),
        confirmations: new PlainConfirmationCodes(),
        wallets: () => [],
        organiser: 'no-reply@shop.example',
      },
      queue,
      { next: () => randomUUID() },
      { now: () => now },
    );

  async function sent(facts: Parameters<typeof aMessage>[0] = {}) {
    const message = aMessage(facts);
    await messages.work.run(async ({ plan, messages: store }) => {
      await plan.insert([message]);
      await store.settle((await store.lease(message, 1_000))!, { state: 'sent', at: now });
    });
    return message;
  }
  const resend = ({ workspaceId, id }: { workspaceId: string; id: string }) => resending().execute({ workspaceId, id, by: OPERATOR });

  it('plans a message of its own, due at once, and records who wanted it', async () => {
    const first = await sent({ details: { limitedAs: 'registration' } });
    const id = await resend(first);
    expect(await messages.log.find(first.workspaceId, id)).toMatchObject({
      kind: first.kind,
      recipient: first.recipient,
      state: 'due',
      details: { resendOf: first.id },
    });
    expect((await messages.log.find(first.workspaceId, first.id))!.state).toBe('sent');
    expect(queue.jobs).toHaveLength(1);
    expect(messages.audit.entries).toMatchObject([{ subject: { kind: 'message' }, author: OPERATOR }]);
  });

  it('is refused where it would no longer be true, or of use, and plans nothing', async () => {
    const first = await sent();
    const refused = (reason: string) => ({ code: 'CONFLICT', details: { reason } });
    sources.seats = aGuestEmailSource({ event: { removed: true } });
    await expect(resend(first)).rejects.toMatchObject(refused('untrue'));
    sources.seats = aGuestEmailSource();
    const { endAt } = sources.seats.event;
    now = new Date(endAt);
    await expect(resend(first)).rejects.toMatchObject(refused('over'));
    sources.seats = undefined;
    await expect(resend(first)).rejects.toMatchObject(refused('untrue'));
    await expect(resend({ ...first, id: randomUUID() })).rejects.toBeInstanceOf(NotFound);
    expect((await messages.log.page(first.workspaceId, { limit: 10 })).data).toHaveLength(1);
  });

  it('goes to the buyer of an order at the address that the order has now alone', async () => {
    const first = await sent({ kind: 'order_confirmed' });
    const { workspaceId, mode, subjectId } = first;
    const buyer = (email: string) => ({ workspaceId, mode, subjectId, email }) as Buyer;
    buyers.push(buyer('ade@example.com'));
    await resend(first);
    buyers.splice(0, 1, buyer('bola@example.com'));
    await expect(resend(first)).rejects.toMatchObject({ details: { reason: 'address_changed' } });
  });

  it('is done twenty times a day for a recipient, whichever messages are repeated', async () => {
    const first = await sent();
    const second = await sent({ workspaceId: first.workspaceId, recipient: 'ADE@example.com' });
    for (let count = 0; count < MOST_RESENT; count += 1) await resend(count % 2 === 0 ? first : second);
    await expect(resend(second)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { limit: 'recipient' } });
    await resend(await sent({ workspaceId: first.workspaceId, recipient: 'bola@example.com' }));
    now = new Date(NOW.getTime() + 24 * 3_600_000);
    sources.seats = aGuestEmailSource();
    await resend(await sent({ workspaceId: first.workspaceId }));
  });
});
