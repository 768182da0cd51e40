// Contract suites
export { staffContract, type StaffFixture } from './staff.contract';
export { totpCodesContract } from './totp-codes.contract';

// Fakes
export { InMemoryStaff } from './in-memory-staff';
export { PlainTotpCodes } from './plain-totp-codes';

// Builders
export { aMember, anInvitation, aPasskey, aPerson, aSession, MOMENT } from './staff.builder';
