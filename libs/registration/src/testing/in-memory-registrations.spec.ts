import { randomUUID } from 'node:crypto';
import { InMemoryRegistrations } from './in-memory-registrations';
import { registrationContract } from './registration.contract';

describe('registrations in memory', () => registrationContract(() => new InMemoryRegistrations(), async () => randomUUID()));
