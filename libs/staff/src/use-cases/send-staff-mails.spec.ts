import { aWorkspace } from '@svc/access/testing';
import { type Email, EmailSender, type SendOutcome } from '@svc/notifications';
import { StaffWorld } from '../testing/staff-world';
import { SendStaffMails } from './send-staff-mails';

const publicUrl = 'https://shop.example';
const TOKEN = /https:\/\/shop\.example\/console\/[\w/-]*\/([0-9A-Za-z]{43})\b/;

class ScriptedSender extends EmailSender {
  readonly sent: Email[] = [];
  outcome: SendOutcome = { ok: true };

  async send(email: Email): Promise<SendOutcome> {
    this.sent.push(email);
    return this.outcome;
  }
}

function aPost({ isOutward = true } = {}) {
  const world = new StaffWorld();
  const sender = new ScriptedSender();
  const workspaces = { byId: async (id: string) => (id === aWorkspace().id ? aWorkspace({ displayName: 'Ile' }) : undefined) };
  const post = new SendStaffMails(world.staff.work, workspaces, sender, world.mint, world.clock, { publicUrl, isOutward });
  const tokenIn = (at = sender.sent.length - 1) => TOKEN.exec(sender.sent[at]!.text)![1]!;
  const use = (token: string) => world.byLink.execute({ token, visitor: world.visitor, requestId: 'req_1' });
  return { world, sender, post, tokenIn, use };
}

describe('mails to staff', () => {
  it('[ADR 0171 r3] get the token of their link when they are sent, which is stored nowhere but as its hash', async () => {
    const { world, sender, post, tokenIn, use } = aPost();
    const ada = await world.hire({}, { language: 'fr' });
    await world.request.execute({ email: ada.email, visitor: world.visitor });
    expect(await post.execute()).toBe(1);
    expect(sender.sent).toMatchObject([{ to: { email: ada.email }, subject: 'Connexion à shop.example' }]);
    const token = tokenIn();
    const { people, links, mails, sessions } = world.staff;
    expect(JSON.stringify([people, links, mails, sessions].map((map) => [...map]))).not.toContain(token);
    expect(sender.sent[0]!.html).toContain(token);
    expect((await use(token)).session.personId).toBe(ada.id);
    expect(await post.execute()).toBe(1);
    expect(await post.execute()).toBe(0);
  });

  it('[ADR 0171 r5] are dropped for an address that is nobody’s', async () => {
    const { world, sender, post } = aPost();
    await world.request.execute({ email: 'nobody@example.com', visitor: world.visitor });
    expect(await post.execute()).toBe(0);
    expect([sender.sent, world.staff.mails.size, world.staff.links.size]).toEqual([[], 0, 0]);
  });

  it('[ADR 0171 r5] end the former link with the newer one', async () => {
    const { world, post, tokenIn, use } = aPost();
    const ada = await world.hire();
    for (let at = 0; at < 2; at += 1) await world.request.execute({ email: ada.email, visitor: world.visitor });
    expect(await post.execute()).toBe(2);
    await expect(use(tokenIn(0))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await use(tokenIn(1))).toBeDefined();
  });

  it('[ADR 0171 r8] carry an invitation, unless it was withdrawn meanwhile', async () => {
    const { world, sender, post, tokenIn } = aPost();
    const workspaceId = aWorkspace().id;
    const owner = await world.signIn(await world.hire({ [workspaceId]: 'owner' }));
    await post.execute();
    const invite = (email: string) => world.invitations.invite({ by: world.by(owner), workspaceId, email, role: 'door' });
    const [invitation, withdrawn] = [await invite('bola@example.com'), await invite('chidi@example.com')];
    await world.invitations.withdraw(world.by(owner), withdrawn);
    expect(await post.execute()).toBe(1);
    expect(sender.sent.at(-1)).toMatchObject({ to: { email: 'bola@example.com' }, subject: 'Work on Ile' });
    const opened = await world.accept.execute({ ...invitation, token: tokenIn(), visitor: world.visitor, requestId: 'req_1' });
    expect(await world.admitted(opened!)).toMatchObject({
      person: { email: 'bola@example.com' },
      workspaces: [{ workspaceId, role: 'door' }],
    });
  });

  it('[ADR 0171 r10] are tried again after a failure, with another token, and given up after a permanent one', async () => {
    const { world, sender, post, tokenIn, use } = aPost();
    const ada = await world.hire();
    await world.request.execute({ email: ada.email, visitor: world.visitor });
    sender.outcome = { ok: false, permanent: false, reason: 'away' };
    expect([await post.execute(), await post.execute(), sender.sent.length]).toEqual([0, 0, 1]);
    world.pass(2_000);
    sender.outcome = { ok: true };
    expect(await post.execute()).toBe(1);
    await expect(use(tokenIn(0))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await use(tokenIn(1));
    sender.outcome = { ok: false, permanent: true, reason: '550' };
    expect([await post.execute(), world.staff.mails.size]).toEqual([0, 0]);
  });

  it('[D-135] wait while nothing goes outward', async () => {
    const { world, sender, post } = aPost({ isOutward: false });
    await world.request.execute({ email: 'ada@example.com', visitor: world.visitor });
    expect([await post.execute(), sender.sent.length, world.staff.mails.size]).toEqual([0, 0, 1]);
  });
});
