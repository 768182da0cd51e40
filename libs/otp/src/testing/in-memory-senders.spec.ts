import { randomUUID } from 'node:crypto';
import { InMemorySecretBox } from '@svc/kernel/testing';
import { InMemoryOtp } from './in-memory-otp';
import { InMemorySenders } from './in-memory-senders';
import { sendersContract } from './senders.contract';

describe('numbers and templates in memory', () => {
  sendersContract(() => {
    const memory = new InMemorySenders(new InMemorySecretBox(), new InMemoryOtp());
    return { work: memory.work, connections: memory, box: memory.box, otp: memory.otp, makeWorkspace: async () => randomUUID() };
  });
});
