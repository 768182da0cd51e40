import { randomUUID } from 'node:crypto';
import type { AlertAddress } from '../domain/messages-of';
import { InMemoryMessages } from './in-memory-messages';
import { messagesContract } from './messages.contract';

describe('messages in memory', () => {
  messagesContract(() => {
    const addresses: AlertAddress[] = [];
    let aheadMs = 0;
    const realClock = { now: () => new Date() };
    const clock = { now: () => new Date(Date.now() + aheadMs) };
    const { work, log } = new InMemoryMessages(clock, [], addresses, [], [], [], realClock);
    const makeWorkspace = async (email?: string) => {
      const workspaceId = randomUUID();
      if (email) addresses.push({ workspaceId, email });
      return workspaceId;
    };
    return { work, log, makeWorkspace, advanceTestClock: async (_, seconds) => void (aheadMs += seconds * 1_000) };
  });
});
