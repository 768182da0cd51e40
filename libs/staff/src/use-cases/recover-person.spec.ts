import { NotYoursToRecover } from '../domain/recovery';
import { FreshSignInNeeded } from '../domain/session';
import { StaffWorld } from '../testing/staff-world';

const operator = { author: { requestId: 'req_1' } };
const token = { author: { keyId: 'key', requestId: 'req_1' } };

async function whoLostEverything(roles: Record<string, 'door' | 'owner'> = { lagos: 'door' }) {
  const world = new StaffWorld();
  const owner = await world.signIn(await world.hire({ lagos: 'owner' }));
  const bola = await world.hire(roles);
  const opened = await world.addApp(await world.addPasskey(await world.signIn(bola)));
  return { world, owner, bola, opened };
}

describe('a recovery', () => {
  it('[ADR 0171 r9] ends, by an owner, all factors and sessions, and the person comes back by a link', async () => {
    const { world, owner, bola, opened } = await whoLostEverything();
    const former = await world.linkFor(bola);
    await world.recover.execute({ by: world.by(owner), personId: bola.id, workspaceId: 'lagos' });
    expect(await world.admitted(opened)).toBeUndefined();
    await expect(world.byLink.execute({ token: former, visitor: world.visitor, requestId: 'req_1' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(world.mailsTo(bola.email)).toContain('recovery_link');
    expect(world.audited()).toContainEqual(['lagos', 'change', 'staff_recovery', owner.session.personId]);
    const link = await world.linkFor(bola, 'recovery');
    const back = await world.byLink.execute({ token: link, visitor: world.visitor, requestId: 'req_1' });
    expect(await world.admitted(back)).toMatchObject({ session: { way: 'recovery' }, factors: { passkeys: 0, totp: 'none' } });
    expect(await world.admitted(await world.addPasskey(back))).toMatchObject({ entry: { outcome: 'allowed' } });
  });

  it('[ADR 0171 r9] is refused to an owner of one workspace, and to its token, of somebody who works in another one', async () => {
    const { world, owner, bola, opened } = await whoLostEverything({ lagos: 'door', accra: 'owner' });
    for (const by of [world.by(owner), token])
      await expect(world.recover.execute({ by, personId: bola.id, workspaceId: 'lagos' })).rejects.toThrow(NotYoursToRecover);
    expect(await world.admitted(opened)).toBeDefined();
    await world.recover.execute({ by: operator, personId: bola.id });
    expect(await world.admitted(opened)).toBeUndefined();
    expect(world.audited().filter(([, , kind]) => kind === 'staff_recovery')).toHaveLength(2);
  });

  it('[ADR 0171 r9] needs a fresh session of an owner, and somebody of the workspace', async () => {
    const { world, owner, bola, opened } = await whoLostEverything();
    const recover = (by: Parameters<typeof world.recover.execute>[0]['by'], personId: string) =>
      world.recover.execute({ by, personId, workspaceId: 'lagos' });
    await expect(recover(world.by(opened), owner.session.personId)).rejects.toThrow(NotYoursToRecover);
    const stranger = await world.hire({ accra: 'door' });
    await expect(recover(world.by(owner), stranger.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    world.pass(15 * 60_000);
    await expect(recover(world.by(owner), bola.id)).rejects.toThrow(FreshSignInNeeded);
    await recover(token, bola.id);
  });
});
