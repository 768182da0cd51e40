import { randomUUID } from 'node:crypto';
import type { Mode } from '@svc/kernel';
import { aGuestEmailSource, aMessage, InMemoryEmailSources, InMemoryMessages, PlainTicketDocuments } from '../testing';
import type { SendOutcome } from '../ports/senders';
import { SendMessage } from './send-message';
import type { EmailDependencies } from './write-message';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const workspaceId = randomUUID();

describe('[D-156] a message that has failed for good', () => {
  let messages: InMemoryMessages;

  async function send({ recipient = 'ade@example.com', mode = 'live' as Mode, permanent = true, address = 'desk@example.com' } = {}) {
    messages = new InMemoryMessages({ now: () => NOW }, [], address ? [{ workspaceId, email: address }] : []);
    const outcome: SendOutcome = { ok: false, permanent, reason: '550 no such user' };
    const message = aMessage({ workspaceId, mode, recipient });
    await messages.work.run(({ plan }) => plan.insert([message]));
    const setup = {
      sources: new InMemoryEmailSources({ seats: aGuestEmailSource() }),
      documents: new PlainTicketDocuments(),
      codes: { sign: () => 'code' },
      links: { page: () => 'https://shop.example', ticket: () => 'https://shop.example' },
      wallets: () => [],
      organiser: 'no-reply@shop.example',
    } as unknown as EmailDependencies;
    const sender = { send: async () => outcome };
    await new SendMessage(messages.work, setup, sender, sender, { now: () => NOW }, { next: () => randomUUID() }).execute(message);
    return messages.left.map(({ type, data }) => [type, data, message.id]);
  }

  it('is reported, once, in live mode', async () => {
    const [[type, data, id]] = (await send()) as [[string, object, string]];
    expect([type, data]).toEqual(['message.failed.v1', { messageId: id }]);
    expect(await send({ mode: 'test' })).toEqual([]);
  });

  it('is not reported while it is tried again, without an address, or about that address itself', async () => {
    expect(await send({ permanent: false })).toEqual([]);
    expect(await send({ address: '' })).toEqual([]);
    expect(await send({ recipient: 'Desk@example.com' })).toEqual([]);
  });
});
