import { StaffWorld } from '../testing/staff-world';

const [MINUTE, HOUR] = [60_000, 3_600_000];

describe('the sessions of a person', () => {
  it('[ADR 0171 r4] are listed, but for those that have ended', async () => {
    const world = new StaffWorld();
    const ada = await world.hire();
    await world.signIn(ada);
    world.pass(12 * HOUR);
    const { session } = await world.signIn(ada);
    await world.signIn(await world.hire());
    expect(await world.sessions.list(ada.id)).toEqual([session]);
  });

  it('[ADR 0171 r4] end when they are revoked, one by one or all others, at their next request', async () => {
    const world = new StaffWorld();
    const ada = await world.hire({ lagos: 'owner' });
    const [own, second, third] = [await world.signIn(ada), await world.signIn(ada), await world.signIn(ada)];
    await world.sessions.revoke(world.by(own), second.session.id);
    expect(await world.admitted(second)).toBeUndefined();
    expect(await world.sessions.revokeOthers(world.by(own))).toBe(1);
    expect([await world.admitted(third), await world.admitted(own)]).toEqual([undefined, expect.anything()]);
    await world.sessions.revoke(world.by(own), own.session.id);
    expect(await world.admitted(own)).toBeUndefined();
    expect(world.audited().filter(([, action]) => action === 'delete')).toHaveLength(3);
  });

  it('[ADR 0171 r4] are ended by nobody else', async () => {
    const world = new StaffWorld();
    const [ada, bola] = [await world.signIn(await world.hire()), await world.signIn(await world.hire())];
    await expect(world.sessions.revoke(world.by(ada), bola.session.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await world.sessions.revokeOthers(world.by(ada))).toBe(0);
    expect(await world.admitted(bola)).toBeDefined();
  });
});

describe('a session at its requests', () => {
  it('[ADR 0171 r4] goes on while it is used, and ends after 12 hours without a request', async () => {
    const world = new StaffWorld();
    const opened = await world.signIn(await world.hire());
    for (let hour = 0; hour < 30; hour += 10) {
      world.pass(10 * HOUR);
      expect(await world.admitted(opened)).toBeDefined();
    }
    world.pass(12 * HOUR);
    expect(await world.admitted(opened)).toBeUndefined();
  });

  it('[ADR 0171 r4] ends after 30 days, however often it is used', async () => {
    const world = new StaffWorld();
    const opened = await world.signIn(await world.hire());
    for (let hour = 0; hour < 30 * 24 - 10; hour += 10) {
      world.pass(10 * HOUR);
      expect(await world.admitted(opened)).toBeDefined();
    }
    world.pass(10 * HOUR);
    expect(await world.admitted(opened)).toBeUndefined();
  });

  it('[ADR 0171 r4] is fresh for 15 minutes', async () => {
    const world = new StaffWorld();
    const opened = await world.signIn(await world.hire());
    world.pass(15 * MINUTE - 1);
    expect(await world.admitted(opened)).toMatchObject({ isFresh: true });
    world.pass(1);
    expect(await world.admitted(opened)).toMatchObject({ isFresh: false });
  });

  it('[ADR 0171 r2] enters each workspace as that one demands', async () => {
    const world = new StaffWorld();
    const ada = await world.hire({ lagos: 'owner', accra: 'door', abuja: 'finance' });
    await world.staff.work.run(async ({ members }) => {
      await members.setDemand('accra', 'any');
      await members.setDemand('abuja', 'passkey');
    });
    const opened = await world.addApp(await world.signIn(ada));
    const { workspaces } = (await world.admitted(opened))!;
    expect(Object.fromEntries(workspaces.map(({ workspaceId, entry }) => [workspaceId, entry]))).toEqual({
      lagos: { outcome: 'allowed' },
      accra: { outcome: 'allowed' },
      abuja: { outcome: 'needs_factor', by: 'enrol', factors: ['passkey'] },
    });
  });

  it.each([undefined, '', 'short', 'b'.repeat(43)])('[ADR 0171 r3] is none without its token: %j', async (token) => {
    expect(await new StaffWorld().admit.execute(token)).toBeUndefined();
  });
});
