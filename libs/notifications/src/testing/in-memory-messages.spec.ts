import { randomUUID } from 'node:crypto';
import type { AlertAddress } from '../domain/messages-of';
import { InMemoryMessages } from './in-memory-messages';
import { messagesContract } from './messages.contract';

const clock = { now: () => new Date() };

describe('messages in memory', () => {
  messagesContract(() => {
    const addresses: AlertAddress[] = [];
    const { work, log } = new InMemoryMessages(clock, [], addresses);
    const makeWorkspace = async (email?: string) => {
      const workspaceId = randomUUID();
      if (email) addresses.push({ workspaceId, email });
      return workspaceId;
    };
    return { work, log, makeWorkspace };
  });
});
