import { FreshSignInNeeded } from '../domain/session';
import { StaffWorld } from '../testing/staff-world';
import { FactorNeeded, FactorRefused } from './factor-changes';

async function withApp(scale = 0) {
  const world = new StaffWorld(scale);
  const ada = await world.hire({ lagos: 'owner' });
  const opened = await world.addApp(await world.signIn(ada));
  world.pass(30_000);
  return { world, ada, opened };
}

describe('an authenticator app', () => {
  it('[ADR 0171 r7] is a factor once a code of it was given, and its session has proved it', async () => {
    const world = new StaffWorld();
    const ada = await world.hire({ lagos: 'owner' });
    const first = await world.signIn(ada);
    const { secret, uri } = await world.app.begin(world.by(first));
    expect(uri).toContain(secret);
    expect(await world.admitted(first)).toMatchObject({ factors: { totp: 'unconfirmed' }, entry: { outcome: 'allowed' } });
    await expect(world.app.confirm(world.by(first), '000000')).rejects.toThrow(FactorRefused);
    const opened = await world.app.confirm(world.by(first), world.totp.codeAt(secret, world.now));
    expect(await world.admitted(opened)).toMatchObject({ factors: { totp: 'confirmed' }, session: { way: 'link_and_totp' } });
    expect(world.mailsTo(ada.email)).toContain('factor_added');
    expect(JSON.stringify([...world.staff.totps.values()])).not.toContain(secret);
  });

  it('[ADR 0171 r7] lets its person in by a link and a code, which works once', async () => {
    const {
      world,
      ada,
      opened: { secret },
    } = await withApp();
    const [one, other] = [await world.signIn(ada), await world.signIn(ada)];
    const code = world.totp.codeAt(secret, world.now);
    const proved = await world.app.prove(world.by(one), ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(await world.admitted(proved)).toMatchObject({ session: { way: 'link_and_totp' }, entry: { outcome: 'allowed' } });
    expect(await world.admitted(one)).toBeUndefined();
    await expect(world.app.prove(world.by(other), code)).rejects.toThrow(FactorRefused);
    world.pass(30_000);
    await world.app.prove(world.by(other), world.totp.codeAt(secret, world.now));
  });

  it('[ADR 0171 r7] accepts one of several that give a code at once', async () => {
    const {
      world,
      ada,
      opened: { secret },
    } = await withApp();
    const sessions = [await world.signIn(ada), await world.signIn(ada), await world.signIn(ada)];
    const code = world.totp.codeAt(secret, world.now);
    const results = await Promise.allSettled(sessions.map((session) => world.app.prove(world.by(session), code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('[ADR 0171 r7] proves nothing while it is not confirmed', async () => {
    const world = new StaffWorld();
    const opened = await world.signIn(await world.hire());
    const { secret } = await world.app.begin(world.by(opened));
    await expect(world.app.prove(world.by(opened), world.totp.codeAt(secret, world.now))).rejects.toThrow(FactorRefused);
  });

  it('[ADR 0171 r7] limits the codes of a person, wrong ones in refused requests among them', async () => {
    const {
      world,
      ada,
      opened: { secret },
    } = await withApp(1);
    const session = await world.signIn(ada);
    for (let at = 0; at < 4; at += 1) await expect(world.app.prove(world.by(session), '000000')).rejects.toThrow(FactorRefused);
    await expect(world.app.prove(world.by(session), world.totp.codeAt(secret, world.now))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('[ADR 0171 r7] is set up once, by a fresh session that has proved what there is', async () => {
    const { world, ada, opened } = await withApp();
    await expect(world.app.begin(world.by(opened))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(world.app.remove(world.by(await world.signIn(ada)))).rejects.toThrow(FactorNeeded);
    world.pass(15 * 60_000);
    await expect(world.app.remove(world.by(opened))).rejects.toThrow(FreshSignInNeeded);
  });

  it('[ADR 0171 r7] goes, with the other sessions', async () => {
    const { world, ada, opened } = await withApp();
    const other = await world.signIn(ada);
    await world.app.remove(world.by(opened));
    expect(await world.admitted(other)).toBeUndefined();
    expect(await world.admitted(opened)).toMatchObject({ session: { way: 'link' }, factors: { totp: 'none' } });
    await expect(world.app.remove(world.by(opened))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(world.audited()).toContainEqual(['lagos', 'delete', 'staff_factor', ada.id]);
  });

  it('[ADR 0171 r4] makes no session fresh that was revoked meanwhile', async () => {
    const { world, opened } = await withApp();
    await world.sessions.revoke(world.by(opened), opened.session.id);
    const code = world.totp.codeAt(opened.secret, world.now);
    await expect(world.app.prove(world.by(opened), code)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
