import { LastOwner, OwnersOnly } from '../domain/member';
import { FreshSignInNeeded } from '../domain/session';
import { StaffWorld } from '../testing/staff-world';
import { NotInWorkspace } from './members';

const token = { author: { keyId: 'key', requestId: 'req_1' } };

async function aShop() {
  const world = new StaffWorld();
  const [owner, manager, guard] = [
    await world.hire({ lagos: 'owner' }),
    await world.hire({ lagos: 'manager' }),
    await world.hire({ lagos: 'door' }),
  ];
  const sessions = { owner: await world.signIn(owner), manager: await world.signIn(manager), guard: await world.signIn(guard) };
  return { world, owner, manager, guard, sessions };
}

describe('a member', () => {
  it('[D-157] has another role from the next request on', async () => {
    const { world, guard, sessions } = await aShop();
    await world.members.changeRole(world.by(sessions.owner), { workspaceId: 'lagos', personId: guard.id }, 'finance');
    expect(await world.admitted(sessions.guard)).toMatchObject({ workspaces: [{ role: 'finance' }] });
    expect(world.staff.audit.entries.at(-1)).toMatchObject({
      action: 'change',
      subject: { kind: 'staff_member', ref: expect.stringMatching(/^per_/) },
      details: { from: 'door', to: 'finance' },
      author: { personId: sessions.owner.session.personId },
    });
  });

  it('[ADR 0171 r4] is out at the next request once removed, and keeps other workspaces', async () => {
    const { world, guard, sessions } = await aShop();
    const both = await world.hire({ lagos: 'support', accra: 'owner' });
    const other = await world.signIn(both);
    for (const personId of [guard.id, both.id]) await world.members.remove(world.by(sessions.owner), { workspaceId: 'lagos', personId });
    expect(await world.admitted(sessions.guard)).toBeUndefined();
    expect((await world.admitted(other))?.workspaces.map(({ workspaceId }) => workspaceId)).toEqual(['accra']);
  });

  it('[ADR 0171 r8] leaves, unless they are the last owner', async () => {
    const { world, owner, sessions } = await aShop();
    await expect(world.members.leave(world.by(sessions.owner), 'lagos')).rejects.toThrow(LastOwner);
    await expect(world.members.remove(token, { workspaceId: 'lagos', personId: owner.id })).rejects.toThrow(LastOwner);
    await expect(world.members.changeRole(token, { workspaceId: 'lagos', personId: owner.id }, 'door')).rejects.toThrow(LastOwner);
    await world.members.leave(world.by(sessions.guard), 'lagos');
    expect(await world.admitted(sessions.guard)).toBeUndefined();
  });

  it('[ADR 0171 r8] is one of two owners who leave at once: one of them stays', async () => {
    const { world, manager, sessions } = await aShop();
    await world.members.changeRole(world.by(sessions.owner), { workspaceId: 'lagos', personId: manager.id }, 'owner');
    const results = await Promise.allSettled(
      [sessions.owner, sessions.manager].map((session) => world.members.leave(world.by(session), 'lagos')),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('[D-157] makes and removes owners only as one', async () => {
    const { world, owner, guard, sessions } = await aShop();
    const by = world.by(sessions.manager);
    await expect(world.members.changeRole(by, { workspaceId: 'lagos', personId: guard.id }, 'owner')).rejects.toThrow(OwnersOnly);
    await expect(world.members.remove(by, { workspaceId: 'lagos', personId: owner.id })).rejects.toThrow(OwnersOnly);
    await expect(world.members.demand(by, 'lagos', 'none')).rejects.toThrow(OwnersOnly);
    await world.members.changeRole(by, { workspaceId: 'lagos', personId: guard.id }, 'support');
  });

  it('[ADR 0171 r4] is changed by a fresh session alone, of somebody who is in the workspace still', async () => {
    const { world, guard, sessions } = await aShop();
    const name = { workspaceId: 'lagos', personId: guard.id };
    const stranger = await world.signIn(await world.hire({ accra: 'owner' }));
    await expect(world.members.remove(world.by(stranger), name)).rejects.toThrow(NotInWorkspace);
    world.pass(15 * 60_000);
    await expect(world.members.remove(world.by(sessions.owner), name)).rejects.toThrow(FreshSignInNeeded);
    await world.members.remove(token, name);
    await expect(world.members.remove(token, name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the demand of a workspace', () => {
  it('[ADR 0171 r2] is in force at the next request, also of sessions that are open', async () => {
    const { world, sessions } = await aShop();
    const owner = await world.addPasskey(sessions.owner);
    await world.members.demand(world.by(owner), 'lagos', 'passkey');
    expect(await world.admitted(owner)).toMatchObject({ workspaces: [{ entry: { outcome: 'allowed' } }] });
    expect(await world.admitted(sessions.guard)).toMatchObject({ workspaces: [{ entry: { outcome: 'needs_factor', by: 'enrol' } }] });
    expect(world.audited().at(-1)).toEqual(['lagos', 'change', 'staff_policy', owner.session.personId]);
  });

  it('[ADR 0171 r2] is set by nobody whom it would keep out', async () => {
    const { world, sessions } = await aShop();
    await expect(world.members.demand(world.by(sessions.owner), 'lagos', 'any')).rejects.toMatchObject({ code: 'CONFLICT' });
    const owner = await world.addApp(sessions.owner);
    await expect(world.members.demand(world.by(owner), 'lagos', 'passkey')).rejects.toMatchObject({ code: 'CONFLICT' });
    await world.members.demand(world.by(owner), 'lagos', 'any');
  });
});
