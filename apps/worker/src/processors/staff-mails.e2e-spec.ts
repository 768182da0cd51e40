import { randomUUID } from 'node:crypto';
import { openShop, sharedService, type SharedService } from '@svc/testing';
import { Client } from 'pg';

describe('mails to staff', () => {
  let service: SharedService;
  let database: Client;

  beforeAll(async () => {
    service = await sharedService();
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });

  afterAll(() => database?.end());

  async function hire(email: string): Promise<string> {
    const id = randomUUID();
    await database.query('insert into person (id, email, language, created_at) values ($1, $2, $3, real_now())', [id, email, 'fr']);
    return id;
  }

  const plan = (kind: string, email: string, details: object = {}) =>
    database.query(
      'insert into staff_mail (id, kind, email, details, due_at, attempts, created_at) values ($1, $2, $3, $4, real_now(), 0, real_now())',
      [randomUUID(), kind, email, JSON.stringify(details)],
    );

  it('[ADR 0171 r5] bring a link to a person, and nothing to an address that is nobody’s', async () => {
    const [email, stranger] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const personId = await hire(email);
    await plan('sign_in_link', stranger);
    await plan('sign_in_link', email);
    const [mail] = await service.mails.mailsTo(email);
    expect(mail!.subject).toMatch(/^Connexion à /);
    const token = /\/console\/sign-in\/([0-9A-Za-z]{43})\b/.exec(mail!.text!)![1]!;
    const { rows } = await database.query('select token_hash, purpose from sign_in_link where person_id = $1', [personId]);
    expect(rows).toEqual([{ token_hash: expect.stringMatching(/^[\w-]{43}$/), purpose: 'sign_in' }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(service.mails.raw.filter((raw) => raw.includes(stranger))).toEqual([]);
    expect((await database.query('select 1 from staff_mail where email = any ($1)', [[email, stranger]])).rowCount).toBe(0);
  });

  it('[ADR 0171 r8] bring an invitation that names the shop', async () => {
    const shop = await openShop(service, 'staffed', { version: 1 });
    const { rows } = await database.query<{ id: string }>('select id from workspace where slug = $1', [shop.slug]);
    const invitation = { workspaceId: rows[0]!.id, id: randomUUID() };
    const email = `${randomUUID()}@example.com`;
    await database.query(
      `insert into staff_invitation (workspace_id, id, email, role, created_at, expires_at) values ($1, $2, $3, 'door', real_now(), real_now() + interval '7 days')`,
      [invitation.workspaceId, invitation.id, email],
    );
    await plan('invitation', email, { invitation });
    const [mail] = await service.mails.mailsTo(email);
    expect(mail!.subject).toMatch(/^Work on /);
    expect(mail!.text).toMatch(/\/console\/invitations\/wks_[0-9a-z]{26}\/inv_[0-9a-z]{26}\/[0-9A-Za-z]{43}\b/);
  });
});
