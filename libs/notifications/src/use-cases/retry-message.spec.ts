import { OPERATOR } from '@svc/kernel/testing';
import { erasedRecipient, PURGED } from '../domain/message';
import { aMessage, InMemoryMessages } from '../testing';
import { RetryMessage } from './retry-message';

describe('retrying a message', () => {
  const clock = { now: () => new Date('2026-02-01T12:00:00.000Z') };

  /** Retries a failed message to a recipient. Returns the state that it has then. */
  async function retried(recipient: string): Promise<string | undefined> {
    const messages = new InMemoryMessages(clock);
    const message = { ...aMessage(), recipient };
    const { workspaceId, id } = message;
    await messages.work.run(({ plan }) => plan.insert([message]));
    const leased = await messages.work.run(({ messages: store }) => store.lease(message, 1_000));
    await messages.work.run(({ messages: store }) => store.settle(leased!, { state: 'failed', reason: 'No such mailbox.' }));
    await new RetryMessage(messages.work, messages.log, { enqueue: async () => undefined, waiting: async () => 0 }).execute({
      workspaceId,
      id,
      by: OPERATOR,
    });
    return (await messages.log.find(workspaceId, id))?.state;
  }

  it('makes a failed message due again', async () => {
    expect(await retried('ade@example.com')).toBe('due');
  });

  it.each([erasedRecipient('1'), `${PURGED}1`])('[D-152] sends nothing to nobody: %s', async (recipient) => {
    await expect(retried(recipient)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
