import { randomBytes, randomUUID } from 'node:crypto';
import { LeasedTokens } from '@svc/access';
import { InMemoryRateLimiter, RecordingAccessLog } from '@svc/access/testing';
import { OtplibTotpCodes, relyingPartyOf, WebAuthnCeremonies } from '@svc/adapters/identity';
import { SoftAuthenticator } from '@svc/adapters/identity/testing';
import { PostgresStaffReader, PostgresStaffUnitOfWork } from '@svc/adapters/postgres';
import { randomIds, useDatabase } from '@svc/adapters/postgres/testing';
import { type Email, EmailSender } from '@svc/notifications';
import {
  AdmitSession,
  AuthenticatorCodes,
  LimitSignIns,
  ManageAuthenticatorApp,
  ManageInvitations,
  ManagePasskeys,
  ManageSessions,
  type OpenedSession,
  PasskeyChallenges,
  RequestSignIn,
  SendStaffMails,
  SessionMint,
  SignInByLink,
  UsePasskey,
} from '@svc/staff';
import { aMember, aPerson } from '@svc/staff/testing';
import { AesSecretBox } from '../secrets/aes-secret-box';
import { RandomSecretSource } from '../secrets/random-sources';

const publicUrl = 'https://shop.example';
const visit = { origin: publicUrl, rpId: 'shop.example' };
const visitor = { ip: '203.0.113.7', userAgent: 'Firefox' };
const requestId = 'req_1';
const TOKEN = /\/([0-9A-Za-z]{43})$/m;

class Post extends EmailSender {
  readonly sent: Email[] = [];

  async send(email: Email) {
    this.sent.push(email);
    return { ok: true } as const;
  }
}

const database = useDatabase(5);

/** The parts of staff as a process has them, on the database. */
function open() {
  const clock = { now: () => new Date() };
  const [work, reader, post] = [new PostgresStaffUnitOfWork(database.sql, randomIds), new PostgresStaffReader(database.sql), new Post()];
  const mint = new SessionMint(new RandomSecretSource(), randomIds, clock);
  const limits = new LimitSignIns(new LeasedTokens(new InMemoryRateLimiter(Date.now), new RecordingAccessLog()), clock, 1);
  const ceremonies = new WebAuthnCeremonies(relyingPartyOf(publicUrl, 'Ile'));
  const challenges = new PasskeyChallenges(work, ceremonies, clock);
  const codes = new AuthenticatorCodes(new OtplibTotpCodes('Ile'), new AesSecretBox([randomBytes(32)]), limits);
  const workspaces = { byId: async () => ({ displayName: 'Ile' }) as never };
  return {
    work,
    post,
    admit: new AdmitSession(reader, clock),
    app: new ManageAuthenticatorApp(work, codes, mint, randomIds, clock),
    byLink: new SignInByLink(work, limits, mint, clock),
    invitations: new ManageInvitations(work, limits, randomIds, clock),
    passkeys: new ManagePasskeys(work, ceremonies, challenges, mint, randomIds, clock),
    request: new RequestSignIn(work, limits, randomIds, clock),
    send: new SendStaffMails(work, workspaces, post, mint, clock, { publicUrl, isOutward: true }),
    sessions: new ManageSessions(work, clock),
    usePasskey: new UsePasskey(work, ceremonies, challenges, mint, limits, clock),
  };
}

/** Returns all rows of all tables, as JSON. */
async function dump(): Promise<string> {
  const tables = await database.source.query<{ name: string }[]>(
    `select c.oid::regclass::text as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const rows = [];
  for (const { name } of tables) rows.push(await database.source.query(`select to_jsonb(each)::text as row from ${name} each`));
  return JSON.stringify(rows);
}

describe('staff on Postgres, with real passkeys', () => {
  it('[ADR 0171 r3] leave no live token of a session, a link or an invitation, and no secret of an app, in any table', async () => {
    const staff = open();
    const [workspaceId, ada] = [await database.makeWorkspace(), aPerson({ email: `${randomUUID()}@example.com` })];
    await staff.work.run(async ({ people, members }) => {
      await people.insert(ada);
      await members.insert(aMember({ workspaceId, personId: ada.id }));
    });
    const tokenOf = (email: string) =>
      TOKEN.exec(staff.post.sent.findLast(({ to, text }) => to.email === email && TOKEN.test(text))!.text)![1]!;
    const by = ({ session }: OpenedSession) => ({ session, requestId, author: { personId: ada.id, requestId } });

    await staff.request.execute({ email: ada.email, visitor });
    await staff.send.execute();
    const signedIn = await staff.byLink.execute({ token: tokenOf(ada.email), visitor, requestId });
    const authenticator = new SoftAuthenticator();
    const options = (await staff.passkeys.begin(by(signedIn))) as { challenge: string };
    const withPasskey = await staff.passkeys.add(by(signedIn), { response: authenticator.register(options.challenge, visit) });
    const { secret } = await staff.app.begin(by(withPasskey));
    await staff.invitations.invite({ by: by(withPasskey), workspaceId, email: 'bola@example.com', role: 'door' });
    await staff.request.execute({ email: ada.email, visitor });
    await staff.send.execute();
    const request = (await staff.usePasskey.beginSignIn(visitor)) as { challenge: string };
    const byPasskey = await staff.usePasskey.signIn({ response: authenticator.sign(request.challenge, visit), visitor, requestId });
    expect(await staff.admit.execute(byPasskey.token)).toMatchObject({ workspaces: [{ workspaceId, entry: { outcome: 'allowed' } }] });

    const stored = await dump();
    expect(stored).toContain(ada.email);
    for (const live of [withPasskey.token, byPasskey.token, tokenOf(ada.email), tokenOf('bola@example.com'), secret, options.challenge])
      expect(stored.includes(live)).toBe(false);
  });

  it('[ADR 0171 r4] end a session with its revocation: the next request has none', async () => {
    const staff = open();
    const ada = aPerson();
    await staff.work.run(({ people }) => people.insert(ada));
    await staff.request.execute({ email: ada.email, visitor });
    await staff.send.execute();
    const token = TOKEN.exec(staff.post.sent.at(-1)!.text)![1]!;
    const results = await Promise.allSettled([1, 2, 3].map(() => staff.byLink.execute({ token, visitor, requestId })));
    const opened = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(opened).toHaveLength(1);
    expect(await staff.admit.execute(opened[0]!.token)).toMatchObject({ person: { id: ada.id } });
    await staff.sessions.revoke({ session: opened[0]!.session, requestId }, opened[0]!.session.id);
    expect(await staff.admit.execute(opened[0]!.token)).toBeUndefined();
  });
});
