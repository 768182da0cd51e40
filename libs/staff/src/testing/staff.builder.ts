import { randomUUID } from 'node:crypto';
import type { Invitation } from '../domain/invitation';
import type { Member } from '../domain/member';
import type { Passkey } from '../domain/passkey';
import type { Person } from '../domain/person';
import type { StaffSession } from '../domain/session';

/** Moment at which things of tests were made. */
export const MOMENT = new Date('2026-12-01T09:00:00.000Z');

export const aPerson = (fields: Partial<Person> = {}): Person => {
  const id = randomUUID();
  return { id, email: `${id}@example.com`, createdAt: MOMENT, ...fields };
};

export const aMember = (fields: Partial<Member> & Pick<Member, 'workspaceId' | 'personId'>): Member => ({
  role: 'owner',
  joinedAt: MOMENT,
  ...fields,
});

export const aSession = (fields: Partial<StaffSession> & Pick<StaffSession, 'personId'>): StaffSession => ({
  id: randomUUID(),
  way: 'link',
  createdAt: MOMENT,
  lastSeenAt: MOMENT,
  provedAt: MOMENT,
  ip: '203.0.113.7',
  device: 'Firefox',
  ...fields,
});

export const anInvitation = (fields: Partial<Invitation> & Pick<Invitation, 'workspaceId'>): Invitation => ({
  id: randomUUID(),
  email: `${randomUUID()}@example.com`,
  role: 'door',
  createdAt: MOMENT,
  expiresAt: new Date(MOMENT.getTime() + 7 * 86_400_000),
  ...fields,
});

export const aPasskey = (fields: Partial<Passkey> & Pick<Passkey, 'personId'>): Passkey => ({
  id: randomUUID(),
  credentialId: randomUUID(),
  publicKey: 'cHVibGlj',
  counter: 0,
  transports: ['internal'],
  isBackedUp: false,
  name: 'Phone',
  createdAt: MOMENT,
  ...fields,
});
