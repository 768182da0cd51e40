import { Module } from '@nestjs/common';
import { LeasedTokens, SecretSource } from '@svc/access';
import { OtplibTotpCodes, relyingPartyOf, WebAuthnCeremonies } from '@svc/adapters/identity';
import { PostgresStaffReader, PostgresStaffUnitOfWork, Sql } from '@svc/adapters/postgres';
import { IdGenerator, parseUrl, RealClock, SecretBox } from '@svc/kernel';
import {
  AcceptInvitation,
  AdmitSession,
  AuthenticatorCodes,
  ChangeProfile,
  LimitSignIns,
  ManageAuthenticatorApp,
  ManageInvitations,
  ManageMembers,
  ManagePasskeys,
  ManageSessions,
  PasskeyCeremonies,
  PasskeyChallenges,
  RecoverPerson,
  RequestSignIn,
  SessionMint,
  SignInByLink,
  StaffReader,
  StaffUnitOfWork,
  TotpCodes,
  UsePasskey,
} from '@svc/staff';
import { ServiceConfig } from '../config/config';
import { construct, provide } from '../provide';
import { AccessModule } from '../modules/access.module';

/** Returns the name by which people know the installation: the host of PUBLIC_URL. */
const siteOf = ({ http: { publicUrl } }: ServiceConfig): string => parseUrl(publicUrl)!.host;

const parts = [
  provide(StaffUnitOfWork, [Sql, IdGenerator], (sql, ids) => new PostgresStaffUnitOfWork(sql, ids)),
  construct(SessionMint, SecretSource, IdGenerator, RealClock),
  provide(StaffReader, [Sql], (sql) => new PostgresStaffReader(sql)),
  provide(PasskeyCeremonies, [ServiceConfig], (config) => new WebAuthnCeremonies(relyingPartyOf(config.http.publicUrl, siteOf(config)))),
  provide(TotpCodes, [ServiceConfig], (config) => new OtplibTotpCodes(siteOf(config))),
  provide(
    LimitSignIns,
    [LeasedTokens, RealClock, ServiceConfig],
    (tokens, clock, config) => new LimitSignIns(tokens, clock, config.rateLimitScale),
  ),
  construct(PasskeyChallenges, StaffUnitOfWork, PasskeyCeremonies, RealClock),
  construct(AuthenticatorCodes, TotpCodes, SecretBox, LimitSignIns),
];

const useCases = [
  construct(AdmitSession, StaffReader, RealClock),
  construct(RequestSignIn, StaffUnitOfWork, LimitSignIns, IdGenerator, RealClock),
  construct(SignInByLink, StaffUnitOfWork, LimitSignIns, SessionMint, RealClock),
  construct(ManagePasskeys, StaffUnitOfWork, PasskeyCeremonies, PasskeyChallenges, SessionMint, IdGenerator, RealClock),
  construct(UsePasskey, StaffUnitOfWork, PasskeyCeremonies, PasskeyChallenges, SessionMint, LimitSignIns, RealClock),
  construct(ManageAuthenticatorApp, StaffUnitOfWork, AuthenticatorCodes, SessionMint, IdGenerator, RealClock),
  construct(ManageSessions, StaffUnitOfWork, RealClock),
  construct(ChangeProfile, StaffUnitOfWork),
  construct(ManageMembers, StaffUnitOfWork, RealClock),
  construct(ManageInvitations, StaffUnitOfWork, LimitSignIns, IdGenerator, RealClock),
  construct(AcceptInvitation, StaffUnitOfWork, LimitSignIns, SessionMint, IdGenerator, RealClock),
  construct(RecoverPerson, StaffUnitOfWork, IdGenerator, RealClock),
];

/** People of the staff: signing in, their factors and sessions, and members of workspaces. */
@Module({
  imports: [AccessModule],
  providers: [...parts, ...useCases],
  exports: [StaffReader, ...useCases.map(({ provide: token }) => token)],
})
export class StaffModule {}
