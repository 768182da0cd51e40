import { StaffWorld } from '../testing/staff-world';
import { PurgeStaff } from './purge-staff';

const DAY = 86_400_000;

describe('the deletion of what has ended', () => {
  it('[ADR 0171 r4] takes sessions, links, challenges and invitations after their end, and people who are in no workspace', async () => {
    const world = new StaffWorld();
    const { staff } = world;
    const [ada, left] = [await world.hire({ lagos: 'owner' }), await world.hire()];
    const opened = await world.signIn(ada);
    await world.linkFor(left);
    await world.usePasskey.beginSignIn(world.visitor);
    await world.invitations.invite({ by: world.by(opened), workspaceId: 'lagos', email: 'bola@example.com', role: 'door' });
    const purge = new PurgeStaff(staff.work, world.clock);
    expect(await purge.execute()).toBe(0);
    world.pass(31 * DAY);
    expect(await purge.execute()).toBe(5);
    expect([...staff.people.keys()]).toEqual([ada.id]);
    expect([staff.sessions.size, staff.links.size, staff.challenges.size, staff.invitations.size]).toEqual([0, 0, 0, 0]);
  });
});
