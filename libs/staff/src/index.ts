// Use cases
export { type AdmittedSession, AdmitSession, type Entrance } from './use-cases/admit-session';
export { AuthenticatorCodes, ManageAuthenticatorApp, type NewTotp } from './use-cases/authenticator-app';
export { ChangeProfile, type ProfileCommand } from './use-cases/change-profile';
export { FactorNeeded, FactorRefused } from './use-cases/factor-changes';
export { AcceptInvitation, type AcceptCommand, type InviteCommand, ManageInvitations } from './use-cases/invitations';
export { LimitSignIns } from './use-cases/limit-sign-ins';
export { type Acting, ManageMembers, type MemberName, NotInWorkspace } from './use-cases/members';
export { type OpenedSession, SessionMint, type SignedIn } from './use-cases/open-session';
export { ManagePasskeys, PasskeyChallenges, UsePasskey } from './use-cases/passkeys';
export { PurgeStaff } from './use-cases/purge-staff';
export { type RecoverCommand, RecoverPerson } from './use-cases/recover-person';
export { SendStaffMails, type StaffSite } from './use-cases/send-staff-mails';
export { ManageSessions } from './use-cases/sessions';
export { RequestSignIn, type RequestSignInCommand, SignInByLink, type UseLinkCommand } from './use-cases/sign-in-by-link';

// Ports
export { type CeremonyOptions, PasskeyCeremonies } from './ports/passkey-ceremonies';
export { type Membership, type NamedMember, type SeenSession, StaffReader } from './ports/staff-reader';
export {
  type ChallengeStore,
  type FactorStore,
  type InvitationStore,
  type LinkStore,
  type MemberStore,
  type PersonStore,
  type SessionStore,
  type StaffMailStore,
  type StaffTx,
  StaffUnitOfWork,
} from './ports/staff-tx';
export { TotpCodes } from './ports/totp-codes';

// Rules
export {
  decideEntry,
  type Entry,
  type Factor,
  FACTOR_DEMANDS,
  type FactorDemand,
  FACTORS,
  type FactorState,
  TOTP_STATES,
  type Way,
  WAYS,
} from './domain/decide-entry';
export { INVITATION_MS, type Invitation, InvitationRefused, SignInFirst } from './domain/invitation';
export { LastOwner, type Member, OwnersOnly } from './domain/member';
export {
  CHALLENGE_PURPOSES,
  type ChallengePurpose,
  type Credential,
  type Factors,
  type Passkey,
  type PasskeyChallenge,
  stateOfFactors,
} from './domain/passkey';
export { type Person, personAddress } from './domain/person';
export { NotYoursToRecover } from './domain/recovery';
export { TOKEN_LENGTH, tokenHash } from './domain/secret-token';
export {
  endOfSession,
  FreshSignInNeeded,
  hasSessionEnded,
  isFresh,
  refuseStale,
  SESSION_IDLE_MS,
  SESSION_MOST_MS,
  type StaffSession,
  type Visitor,
} from './domain/session';
export { LINK_PURPOSES, LinkRefused, type LinkPurpose, type SignInLink } from './domain/sign-in-link';
export { STAFF_MAIL_KINDS, type StaffMail, type StaffMailDetails, type StaffMailKind } from './domain/staff-mail';
export { invitationPath, signInPath } from './domain/staff-paths';
export { contextOfTotp, type Totp } from './domain/totp';
