import { FreshSignInNeeded } from '../domain/session';
import { StaffWorld } from '../testing/staff-world';
import { FactorNeeded, FactorRefused } from './factor-changes';

const requestId = 'req_1';

async function withPasskey() {
  const world = new StaffWorld();
  const ada = await world.hire({ lagos: 'owner' });
  const first = await world.signIn(ada);
  const opened = await world.addPasskey(first);
  return { world, ada, first, opened };
}

describe('a passkey', () => {
  it('[ADR 0171 r6] is added in a session, which has proved it and gets another token', async () => {
    const { world, ada, first, opened } = await withPasskey();
    expect(await world.admitted(first)).toBeUndefined();
    expect(await world.admitted(opened)).toMatchObject({
      session: { way: 'passkey' },
      factors: { passkeys: 1 },
      entry: { outcome: 'allowed' },
    });
    expect(world.mailsTo(ada.email)).toContain('factor_added');
    expect(world.audited()).toContainEqual(['lagos', 'create', 'staff_factor', ada.id]);
  });

  it('[ADR 0171 r6] signs in, and is noted', async () => {
    const { world, ada, opened } = await withPasskey();
    const options = await world.usePasskey.beginSignIn(world.visitor);
    expect(world.ceremonies.named).toEqual([]);
    world.pass(1_000);
    const response = world.ceremonies.answer(options, opened.credentialId);
    const signedIn = await world.usePasskey.signIn({ response, visitor: world.visitor, requestId });
    expect(await world.admitted(signedIn)).toMatchObject({ person: ada, session: { way: 'passkey' }, entry: { outcome: 'allowed' } });
    expect([...world.staff.passkeys.values()]).toMatchObject([{ counter: 1, lastUsedAt: world.now }]);
  });

  it('[ADR 0171 r6] answers each challenge once, right or wrong', async () => {
    const { world, opened } = await withPasskey();
    const signIn = (response: unknown) => world.usePasskey.signIn({ response, visitor: world.visitor, requestId });
    const options = await world.usePasskey.beginSignIn(world.visitor);
    await expect(signIn(world.ceremonies.answer(options, opened.credentialId, false))).rejects.toThrow(FactorRefused);
    await expect(signIn(world.ceremonies.answer(options, opened.credentialId))).rejects.toThrow(FactorRefused);
    const again = world.ceremonies.answer(await world.usePasskey.beginSignIn(world.visitor), opened.credentialId);
    await signIn(again);
    await expect(signIn(again)).rejects.toThrow(FactorRefused);
  });

  it('[ADR 0171 r6] answers no challenge of another purpose, of another person, or after five minutes', async () => {
    const { world, opened } = await withPasskey();
    const bola = await world.signIn(await world.hire({ lagos: 'door' }));
    const signIn = (options: object) =>
      world.usePasskey.signIn({ response: world.ceremonies.answer(options, opened.credentialId), visitor: world.visitor, requestId });
    await expect(signIn(await world.usePasskey.beginProof(world.by(opened)))).rejects.toThrow(FactorRefused);
    const ofBola = world.ceremonies.answer(await world.usePasskey.beginProof(world.by(bola)), opened.credentialId);
    await expect(world.usePasskey.prove(world.by(opened), ofBola)).rejects.toThrow(FactorRefused);
    const foreign = world.ceremonies.answer(await world.usePasskey.beginProof(world.by(bola)), opened.credentialId);
    await expect(world.usePasskey.prove(world.by(bola), foreign)).rejects.toThrow(FactorRefused);
    const late = await world.usePasskey.beginSignIn(world.visitor);
    world.pass(5 * 60_000);
    await expect(signIn(late)).rejects.toThrow(FactorRefused);
  });

  it.each([undefined, {}, 'text', { credentialId: 'x' }])('[ADR 0171 r6] is refused where there is none: %j', async (response) => {
    const world = new StaffWorld();
    await expect(world.usePasskey.signIn({ response, visitor: world.visitor, requestId })).rejects.toThrow(FactorRefused);
  });

  it('[ADR 0171 r4] makes a session fresh again', async () => {
    const { world, opened } = await withPasskey();
    world.pass(16 * 60_000);
    await expect(world.passkeys.begin(world.by(opened))).rejects.toThrow(FreshSignInNeeded);
    const options = await world.usePasskey.beginProof(world.by(opened));
    expect(world.ceremonies.named).toEqual([opened.credentialId]);
    const proved = await world.usePasskey.prove(world.by(opened), world.ceremonies.answer(options, opened.credentialId));
    expect(await world.admitted(proved)).toMatchObject({ isFresh: true });
    expect(await world.admitted(opened)).toBeUndefined();
  });

  it('[ADR 0171 r2] is added by nobody who came by a link and has one already', async () => {
    const { world, ada } = await withPasskey();
    await expect(world.passkeys.begin(world.by(await world.signIn(ada)))).rejects.toThrow(FactorNeeded);
  });

  it('[ADR 0171 r6] is stored once', async () => {
    const { world, opened } = await withPasskey();
    const bola = await world.signIn(await world.hire());
    await expect(world.addPasskey(bola, opened.credentialId)).rejects.toThrow(FactorRefused);
  });

  it('[ADR 0171 r6] ends the other sessions when it is removed, and the session of that goes on with what is left', async () => {
    const { world, ada, opened } = await withPasskey();
    const other = await world.signIn(ada);
    const [passkey] = [...world.staff.passkeys.values()];
    await world.passkeys.remove(world.by(opened), passkey!.id);
    expect(await world.admitted(other)).toBeUndefined();
    expect(await world.admitted(opened)).toMatchObject({ session: { way: 'link' }, entry: { outcome: 'allowed' } });
    expect(world.mailsTo(ada.email)).toContain('factor_removed');
    await expect(world.passkeys.remove(world.by(opened), passkey!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[ADR 0171 r6] is one of twenty at most', async () => {
    const { world, opened } = await withPasskey();
    let latest = { ...opened };
    for (let at = 1; at < 20; at += 1) latest = await world.addPasskey(latest);
    await expect(world.passkeys.begin(world.by(latest))).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
