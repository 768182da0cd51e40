import { randomUUID } from 'node:crypto';
import { InMemoryStaff } from './in-memory-staff';
import { staffContract } from './staff.contract';

describe('staff in memory', () => {
  staffContract(() => {
    const { work, reader } = new InMemoryStaff();
    return { work, reader, makeWorkspace: async () => randomUUID() };
  });
});
