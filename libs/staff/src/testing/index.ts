// Contract suites
export { staffContract, type StaffFixture } from './staff.contract';
export { totpCodesContract } from './totp-codes.contract';

// Fakes
export { InMemoryStaff } from './in-memory-staff';
export { PlainTotpCodes } from './plain-totp-codes';
export { ScriptedCeremonies } from './scripted-ceremonies';
export { CountedSecrets, StaffWorld } from './staff-world';

// Builders
export { aMember, anInvitation, aPasskey, aPerson, aSession, MOMENT } from './staff.builder';
