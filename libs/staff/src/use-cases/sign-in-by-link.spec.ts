import { LinkRefused } from '../domain/sign-in-link';
import { StaffWorld } from '../testing/staff-world';

const REQUEST = { requestId: 'req_1' };

describe('a request for a link', () => {
  it('[ADR 0171 r5] does the same for an address that is known and for one that is not', async () => {
    const world = new StaffWorld();
    const { email } = await world.hire({ lagos: 'owner' });
    const answers = [];
    for (const each of [email.toUpperCase(), 'nobody@example.com'])
      answers.push(await world.request.execute({ email: each, language: 'fr', visitor: world.visitor }));
    expect(answers).toEqual([undefined, undefined]);
    const mails = [...world.staff.mails.values()];
    expect(mails.map(({ id: _, ...mail }) => mail)).toEqual(
      [email, 'nobody@example.com'].map((each) =>
        expect.objectContaining({ kind: 'sign_in_link', email: each, language: 'fr', details: {} }),
      ),
    );
    expect(world.staff.links.size).toBe(0);
  });

  it('[ADR 0171 r5] is refused for what is no address, and writes nothing', async () => {
    const world = new StaffWorld();
    await expect(world.request.execute({ email: 'ada', visitor: world.visitor })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(world.staff.mails.size).toBe(0);
  });

  it('[ADR 0171 r5] is limited by address, known or not, and by caller', async () => {
    const world = new StaffWorld(1);
    const { email } = await world.hire();
    const ask = (to: string, ip: string) => world.request.execute({ email: to, visitor: { ip } });
    for (const to of [email, 'nobody@example.com']) {
      for (let at = 1; at <= 5; at += 1) await ask(to, `203.0.113.${at}`);
      await expect(ask(to, '203.0.113.99')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
    for (let at = 0; at < 30; at += 1) await ask(`person-${at}@example.com`, '198.51.100.7');
    await expect(ask('another@example.com', '198.51.100.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('a link', () => {
  it('[ADR 0171 r5] signs its person in, once', async () => {
    const world = new StaffWorld();
    const ada = await world.hire({ lagos: 'owner' });
    const token = await world.linkFor(ada);
    const opened = await world.byLink.execute({ token, visitor: world.visitor, ...REQUEST });
    expect(opened.session).toMatchObject({ personId: ada.id, way: 'link', ip: '203.0.113.7', device: 'Firefox' });
    expect(await world.admitted(opened)).toMatchObject({ person: ada, isFresh: true, entry: { outcome: 'allowed' } });
    await expect(world.byLink.execute({ token, visitor: world.visitor, ...REQUEST })).rejects.toThrow(LinkRefused);
  });

  it.each([undefined, '', 'short', 'b'.repeat(43)])('[ADR 0171 r5] is refused where there is none: %j', async (token) => {
    const world = new StaffWorld();
    await expect(world.byLink.execute({ token, visitor: world.visitor, ...REQUEST })).rejects.toThrow(LinkRefused);
  });

  it('[ADR 0171 r5] is refused after its time, and is used up by that', async () => {
    const world = new StaffWorld();
    const token = await world.linkFor(await world.hire());
    world.pass(15 * 60_000);
    await expect(world.byLink.execute({ token, visitor: world.visitor, ...REQUEST })).rejects.toThrow(LinkRefused);
  });

  it('[ADR 0171 r2] brings a person with a factor no further than to that factor', async () => {
    const world = new StaffWorld();
    const ada = await world.hire({ lagos: 'owner' });
    await world.addPasskey(await world.signIn(ada));
    const opened = await world.signIn(ada);
    const use = { outcome: 'needs_factor', by: 'use', factors: ['passkey'] };
    expect(await world.admitted(opened)).toMatchObject({ entry: use, workspaces: [{ workspaceId: 'lagos', entry: use }] });
  });

  it('[ADR 0171 r9] is refused, when it follows a recovery, once its person has a factor again', async () => {
    const world = new StaffWorld();
    const ada = await world.hire({ lagos: 'owner' });
    const enrolled = await world.signIn(ada);
    const token = await world.linkFor(ada, 'recovery');
    await world.addApp(enrolled);
    await expect(world.byLink.execute({ token, visitor: world.visitor, ...REQUEST })).rejects.toThrow(LinkRefused);
  });

  it('[ADR 0171 r11] leaves an entry in the audit log of each workspace, which names the person', async () => {
    const world = new StaffWorld();
    const ada = await world.hire({ lagos: 'owner', accra: 'door' });
    await world.signIn(ada);
    expect(world.audited().sort()).toEqual([
      ['accra', 'create', 'staff_session', ada.id],
      ['lagos', 'create', 'staff_session', ada.id],
    ]);
    expect(JSON.stringify(world.staff.audit.entries)).not.toContain(ada.email);
  });

  it('[ADR 0171 r10] is mailed about when the browser is another one', async () => {
    const world = new StaffWorld();
    const ada = await world.hire();
    await world.signIn(ada);
    await world.signIn(ada);
    expect(world.mailsTo(ada.email)).toEqual(['new_sign_in']);
    await world.signIn(ada, { ip: '198.51.100.7', userAgent: 'Safari' });
    expect(world.mailsTo(ada.email)).toEqual(['new_sign_in', 'new_sign_in']);
  });

  it('[ADR 0171 r5] is limited by caller', async () => {
    const world = new StaffWorld(1);
    const use = () => world.byLink.execute({ token: 'b'.repeat(43), visitor: world.visitor, ...REQUEST });
    for (let at = 0; at < 30; at += 1) await expect(use()).rejects.toThrow(LinkRefused);
    await expect(use()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
