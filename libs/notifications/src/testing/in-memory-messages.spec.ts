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
    const messages = new InMemoryMessages(clock, [], addresses, [], [], [], realClock);
    const { work, log } = messages;
    const makeWorkspace = async (email?: string) => {
      const workspaceId = randomUUID();
      if (email) addresses.push({ workspaceId, email });
      return workspaceId;
    };
    const notified = async (_: string, subjectId: string) => messages.notified.filter((row) => row.subjectId === subjectId);
    const suspend = async (id: string) => void messages.suspended.add(id);
    return { work, log, makeWorkspace, suspend, notified, advanceTestClock: async (_, seconds) => void (aheadMs += seconds * 1_000) };
  });
});
