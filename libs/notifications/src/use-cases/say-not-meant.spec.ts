import { randomUUID } from 'node:crypto';
import { purgedRecipient } from '../domain/message';
import { aMessage, InMemoryMessages } from '../testing';
import { admitMail } from './admit-mail';
import { SayNotMeant } from './say-not-meant';

const NOW = new Date('2026-11-28T08:00:00.000Z');
const workspaceId = randomUUID();
let messages: InMemoryMessages;
let answers: SayNotMeant;

beforeEach(() => {
  messages = new InMemoryMessages({ now: () => NOW });
  answers = new SayNotMeant(messages.work, messages.log, { now: () => NOW });
});

async function planned(facts: Parameters<typeof aMessage>[0] = {}) {
  const message = aMessage({ workspaceId, kind: 'attendee_ticket', ...facts });
  await messages.work.run(({ plan }) => plan.insert([message]));
  return message;
}
const attempt = async (message: ReturnType<typeof aMessage>) =>
  messages.work.run(async (tx) => {
    const leased = (await tx.messages.lease(message, 1_000))!;
    return admitMail(tx, leased, { now: NOW, ids: { next: randomUUID } });
  });
const read = ({ id: messageId }: { id: string }) => ({ workspaceId, messageId });

describe('[D-153] the owner of an address that somebody else has named', () => {
  it('ends such mails of the shop, and takes that back', async () => {
    const mail = await planned();
    expect(await answers.isSaid(read(mail))).toBe(false);
    expect(await answers.execute(read(mail), 'not_meant')).toBe(true);
    expect([await answers.isSaid(read(mail)), messages.notMeant.get('ade@example.com')]).toEqual([true, NOW]);
    for (const kind of ['attendee_ticket', 'ticket_given', 'ticket_given_pending'] as const) {
      expect(await attempt(await planned({ kind, recipient: 'Ade@example.com' }))).toMatchObject({
        state: 'withheld',
        reason: expect.stringContaining('not meant'),
      });
    }
    expect(await attempt(await planned({ kind: 'registration_confirmed' }))).toBeUndefined();
    expect(await attempt(await planned({ recipient: 'bola@example.com' }))).toBeUndefined();
    await answers.execute(read(mail), 'meant');
    expect([await answers.isSaid(read(mail)), messages.notMeant.get('ade@example.com')]).toEqual([false, undefined]);
    expect(await attempt(await planned())).toBeUndefined();
  });

  it('changes nothing at another shop', async () => {
    const mail = await planned();
    expect(await answers.execute({ ...read(mail), workspaceId: randomUUID() }, 'not_meant')).toBe(false);
    expect(await answers.isSaid({ workspaceId, messageId: randomUUID() })).toBeUndefined();
  });

  it.each(['Erased', 'Erased 01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01', purgedRecipient(randomUUID())])(
    '[D-154] changes nothing once the person is erased or the text deleted: %s',
    async (recipient) => {
      const mail = await planned({ recipient });
      expect([await answers.isSaid(read(mail)), await answers.execute(read(mail), 'not_meant')]).toEqual([true, true]);
      expect(messages.notMeant.size).toBe(0);
    },
  );
});
