import { randomUUID } from 'node:crypto';
import { givingContract } from './giving.contract';
import { InMemoryRegistrations } from './in-memory-registrations';
import { merchantsRegistrationContract } from './merchants-registration.contract';
import { reopeningContract } from './reopening.contract';
import { registrationContract } from './registration.contract';
import { ticketTypeContract } from './ticket-type.contract';

describe('registrations in memory', () => {
  registrationContract(
    () => new InMemoryRegistrations(),
    async () => randomUUID(),
  );
  givingContract(
    () => new InMemoryRegistrations(),
    async () => randomUUID(),
  );
  merchantsRegistrationContract(
    () => new InMemoryRegistrations(),
    async () => randomUUID(),
  );
  reopeningContract(
    () => new InMemoryRegistrations(),
    async () => randomUUID(),
  );
  ticketTypeContract(
    () => new InMemoryRegistrations(),
    async () => randomUUID(),
  );
});
