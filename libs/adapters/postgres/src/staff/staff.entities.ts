import type { Role } from '@svc/access';
import type {
  ChallengePurpose,
  FactorDemand,
  Invitation,
  LinkPurpose,
  Member,
  Passkey,
  Person,
  SignInLink,
  StaffMail,
  StaffMailKind,
  StaffSession,
  Totp,
  Way,
} from '@svc/staff';
import { selectList, withoutNulls } from '../rows/statements';
import {
  bigint,
  boolean,
  integer,
  json,
  list,
  moment,
  nullable,
  primary,
  table,
  text,
  unselected,
  uuid,
  workspaceKey,
} from '../rows/table';

export const personEntity = table('person', {
  id: primary(uuid()),
  email: text(),
  name: nullable(text()),
  language: nullable(text()),
  createdAt: moment(),
});

export const memberEntity = table('staff_member', {
  workspaceId: primary(uuid()),
  personId: primary(uuid()),
  role: text<Role>(),
  joinedAt: moment(),
  invitedById: nullable(uuid()),
});

export const policyEntity = table('staff_policy', { workspaceId: primary(uuid()), demand: text<FactorDemand>() });

export const invitationEntity = table('staff_invitation', {
  ...workspaceKey(),
  email: text(),
  role: text<Role>(),
  language: nullable(text()),
  invitedById: nullable(uuid()),
  createdAt: moment(),
  expiresAt: moment(),
  tokenHash: unselected(nullable(text())),
});

export const sessionEntity = table('staff_session', {
  id: primary(uuid()),
  tokenHash: unselected(text()),
  personId: uuid(),
  way: text<Way>(),
  createdAt: moment(),
  lastSeenAt: moment(),
  provedAt: moment(),
  ip: text(),
  device: nullable(text()),
});

export const linkEntity = table('sign_in_link', {
  personId: primary(uuid()),
  id: uuid(),
  tokenHash: unselected(text()),
  purpose: text<LinkPurpose>(),
  createdAt: moment(),
  expiresAt: moment(),
});

export const passkeyEntity = table('passkey', {
  id: primary(uuid()),
  personId: uuid(),
  credentialId: text(),
  publicKey: text(),
  counter: bigint(),
  transports: list(text()),
  isBackedUp: boolean(),
  name: text(),
  createdAt: moment(),
  lastUsedAt: nullable(moment()),
});

export const totpEntity = table('staff_totp', {
  personId: primary(uuid()),
  sealed: text(),
  createdAt: moment(),
  confirmedAt: nullable(moment()),
  lastStep: nullable(bigint()),
});

export const challengeEntity = table('staff_challenge', {
  hash: primary(text()),
  purpose: text<ChallengePurpose>(),
  personId: nullable(uuid()),
  expiresAt: moment(),
});

export const staffMailEntity = table('staff_mail', {
  id: primary(uuid()),
  kind: text<StaffMailKind>(),
  email: text(),
  language: nullable(text()),
  details: json<StaffMail['details']>(),
  dueAt: moment(),
  attempts: integer(),
  createdAt: moment(),
});

export const INVITATION = selectList(invitationEntity);
export const LINK = selectList(linkEntity);
export const MAIL = selectList(staffMailEntity);
export const CHALLENGE_FIELDS = selectList(challengeEntity, { fields: ['purpose', 'personId', 'expiresAt'] });

/** Returns a row as the domain has it: what is absent has no field. */
export const personOf = (row: object): Person => withoutNulls<Person>(row);
export const memberOf = (row: object): Member => withoutNulls<Member>(row);
export const invitationOf = (row: object): Invitation => withoutNulls<Invitation>(row);
export const sessionOf = (row: object): StaffSession => withoutNulls<StaffSession>(row);
export const linkOf = (row: object): SignInLink => withoutNulls<SignInLink>(row);
export const passkeyOf = (row: object): Passkey => withoutNulls<Passkey>(row);
export const totpOf = (row: object): Totp => withoutNulls<Totp>(row);
export const mailOf = (row: object): StaffMail => withoutNulls<StaffMail>(row);
