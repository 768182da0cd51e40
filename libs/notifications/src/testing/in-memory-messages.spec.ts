import { randomUUID } from 'node:crypto';
import { InMemoryMessages } from './in-memory-messages';
import { messagesContract } from './messages.contract';

const clock = { now: () => new Date() };

describe('messages in memory', () => {
  messagesContract(() => {
    const { work, log } = new InMemoryMessages(clock);
    return { work, log, makeWorkspace: async () => randomUUID() };
  });
});
