// Contract suites
export { givingContract } from './giving.contract';
export { merchantsRegistrationContract } from './merchants-registration.contract';
export { ticketTypeContract } from './ticket-type.contract';
export { reopeningContract } from './reopening.contract';
export { registrationContract, type RegistrationFixture } from './registration.contract';

// Fakes
export { InMemoryRegistrations } from './in-memory-registrations';
