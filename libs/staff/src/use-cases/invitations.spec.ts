import { InvitationRefused, SignInFirst } from '../domain/invitation';
import { OwnersOnly } from '../domain/member';
import { StaffWorld } from '../testing/staff-world';
import type { OpenedSession } from './open-session';

const requestId = 'req_1';

async function aShop(scale = 0) {
  const world = new StaffWorld(scale);
  const owner = await world.signIn(await world.hire({ lagos: 'owner' }));
  const invite = (email: string, role: 'owner' | 'door' = 'door', by = owner) =>
    world.invitations.invite({ by: world.by(by), workspaceId: 'lagos', email, role, language: 'fr' });
  /** Gives an invitation its token, as the mail does. */
  const mailed = async (invitation: { workspaceId: string; id: string }) => {
    const { token, hash } = world.mint.token();
    await world.staff.work.run(({ invitations }) => invitations.setHash(invitation, hash));
    return token;
  };
  const acceptBy = (by: OpenedSession | undefined, { id }: { id: string }, token: string, name?: string) =>
    world.accept.execute({ workspaceId: 'lagos', id, token, name, by: by && { ...by, requestId }, visitor: world.visitor, requestId });
  const accept = async (invitation: { id: string }, token: string, name?: string) => (await acceptBy(undefined, invitation, token, name))!;
  return { world, owner, invite, mailed, accept, acceptBy };
}

describe('an invitation', () => {
  it('[ADR 0171 r8] makes its address a person and a member, and signs them in, once', async () => {
    const { world, owner, invite, mailed, accept } = await aShop();
    const invitation = await invite('Bola@Example.com');
    expect(world.mailsTo('bola@example.com')).toEqual(['invitation']);
    const token = await mailed(invitation);
    const opened = await accept(invitation, token, ' Bola ');
    expect(await world.admitted(opened)).toMatchObject({
      person: { email: 'bola@example.com', name: 'Bola', language: 'fr' },
      session: { way: 'link' },
      workspaces: [{ workspaceId: 'lagos', role: 'door', invitedById: owner.session.personId }],
    });
    await expect(accept(invitation, token)).rejects.toThrow(InvitationRefused);
    expect(world.audited().map(([, action, kind]) => `${action} ${kind}`)).toEqual(
      expect.arrayContaining(['create staff_invitation', 'create staff_member']),
    );
  });

  it('[ADR 0171 r8] ends after 7 days, when it is withdrawn, and when the address is invited again', async () => {
    const { world, owner, invite, mailed, accept } = await aShop();
    const [withdrawn, former] = [await invite('chidi@example.com'), await invite('bola@example.com')];
    const tokens = [await mailed(withdrawn), await mailed(former)] as const;
    await world.invitations.withdraw(world.by(owner), withdrawn);
    await expect(accept(withdrawn, tokens[0])).rejects.toThrow(InvitationRefused);
    const latest = await invite('bola@example.com');
    await expect(accept(former, tokens[1])).rejects.toThrow(InvitationRefused);
    const token = await mailed(latest);
    world.pass(7 * 86_400_000);
    await expect(accept(latest, token)).rejects.toThrow(InvitationRefused);
  });

  it('[ADR 0171 r8] is refused without its token, and with that of another', async () => {
    const { invite, mailed, accept } = await aShop();
    const [one, other] = [await invite('bola@example.com'), await invite('chidi@example.com')];
    const token = await mailed(other);
    await mailed(one);
    for (const each of ['', 'b'.repeat(43), token]) await expect(accept(one, each)).rejects.toThrow(InvitationRefused);
  });

  it('[ADR 0171 r8] signs nobody in to an account that there is: who holds a forwarded one signs in first, and it works on', async () => {
    const { world, owner, invite, mailed, acceptBy } = await aShop();
    const bola = await world.hire({ accra: 'owner' }, { email: 'bola@example.com', name: 'Bola' });
    const invitation = await invite('bola@example.com');
    const token = await mailed(invitation);
    for (const by of [undefined, owner]) await expect(acceptBy(by, invitation, token, 'Somebody')).rejects.toThrow(SignInFirst);
    const own = await world.signIn(bola);
    expect(await acceptBy(own, invitation, token, 'Somebody')).toBeUndefined();
    expect(await world.admitted(own)).toMatchObject({ person: bola, workspaces: [{ workspaceId: 'accra' }, { workspaceId: 'lagos' }] });
    await expect(acceptBy(own, invitation, token)).rejects.toThrow(InvitationRefused);
  });

  it('[ADR 0171 r8] is made for no member, and for an owner by owners alone', async () => {
    const { world, invite } = await aShop();
    const manager = await world.hire({ lagos: 'manager' });
    await expect(invite(manager.email)).rejects.toMatchObject({ code: 'CONFLICT' });
    const by = await world.signIn(manager);
    await expect(invite('bola@example.com', 'owner', by)).rejects.toThrow(OwnersOnly);
    await invite('bola@example.com', 'owner');
    await invite('chidi@example.com', 'door', by);
  });

  it('[ADR 0171 r8] changes nothing for somebody who has become a member meanwhile', async () => {
    const { world, invite, mailed, acceptBy } = await aShop();
    const invitation = await invite('bola@example.com');
    const own = await world.signIn(await world.hire({ lagos: 'finance' }, { email: 'bola@example.com' }));
    await acceptBy(own, invitation, await mailed(invitation));
    expect(await world.admitted(own)).toMatchObject({ workspaces: [{ role: 'finance' }] });
  });

  it('[ADR 0171 r8] is limited by workspace', async () => {
    const { invite } = await aShop(1);
    for (let at = 0; at < 30; at += 1) await invite(`person-${at}@example.com`);
    await expect(invite('another@example.com')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
