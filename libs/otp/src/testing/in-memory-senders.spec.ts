import { randomUUID } from 'node:crypto';
import { InMemorySecretBox } from '@svc/kernel/testing';
import { InMemoryOtp } from './in-memory-otp';
import { InMemorySenders } from './in-memory-senders';
import { sendersContract } from './senders.contract';

describe('numbers and templates in memory', () => {
  sendersContract(() => {
    const place = new InMemorySenders(new InMemorySecretBox(), new InMemoryOtp());
    return { work: place.work, connections: place, box: place.box, otp: place.otp, makeWorkspace: async () => randomUUID() };
  });
});
