import { type Clock, type IdGenerator, refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { type AccessKey, amend, KeyMint, MOST_ADMIN_TOKENS, pause, resume, revoke } from '../domain/access-key';
import { KeyHasher, parseKey } from '../domain/key-text';
import { EVERY_RIGHT } from '../domain/rights';
import { SecretSource } from '../ports/secret-source';
import { MOMENT, aWorkspace } from '../testing/access.builder';
import { InMemoryAccess } from '../testing/in-memory-access';
import { CachedKeyDirectory } from './cached-key-directory';
import { ChangeAdminToken, ChangeKey, CreateAdminToken, CreateKey, GiveAdminToken, RollKey } from './change-keys';
import { ChangeWorkspace, CreateWorkspace, SetForWorkspace } from './change-workspace';

/** Secrets that are all different, and the same in each run. */
class SequentialSecrets extends SecretSource {
  private last = 0;

  base62(length: number): string {
    this.last += 1;
    return String(this.last).padStart(length, '0');
  }
}

const clock: Clock = { now: () => MOMENT };
const by = OPERATOR;
const lagos = { by, slug: 'lagos-goods', displayName: 'Lagos Goods', timezone: 'Africa/Lagos', currencies: ['NGN'] };

function aManagement() {
  let last = 0;
  const ids: IdGenerator = { next: () => `01900000-0000-7000-8000-${String((last += 1)).padStart(12, '0')}` };
  const [access, hasher] = [new InMemoryAccess(), new KeyHasher([Buffer.alloc(32, 7)])];
  const mint = new KeyMint(new SequentialSecrets(), hasher, ids);
  const directory = new CachedKeyDirectory(access.directory, { isCurrent: true }, () => 0);
  const createKey = new CreateKey(access.unitOfWork, mint, clock);
  return {
    access,
    createWorkspace: new CreateWorkspace(access.unitOfWork, mint, ids, clock),
    changeWorkspace: new ChangeWorkspace(access.unitOfWork, directory),
    createAdminToken: new CreateAdminToken(access.unitOfWork, access.workspaceList, mint, ids, clock),
    changeAdminToken: new ChangeAdminToken(access.workspaceList, new ChangeKey(access.unitOfWork, directory, clock)),
    setForWorkspace: new SetForWorkspace(access.unitOfWork, directory, access.workspaceList, clock),
    createKey,
    giveAdminToken: new GiveAdminToken(createKey),
    changeKey: new ChangeKey(access.unitOfWork, directory, clock),
    rollKey: new RollKey(access.unitOfWork, mint, directory, clock),
    ownerOf: async (text: string) => directory.find(hasher.candidates(text)),
  };
}

async function aShop() {
  const management = aManagement();
  const { workspace } = await management.createWorkspace.execute(lagos);
  const order = {
    by,
    workspace,
    kind: 'publishable',
    mode: 'live',
    origins: ['https://shop.example'],
    limits: {},
  } as const;
  const { key, text } = await management.createKey.execute(order);
  return {
    ...management,
    workspace,
    order,
    key,
    text,
    of: { by, holder: EVERY_RIGHT, workspace, workspaceId: workspace.id, keyId: key.id },
  };
}

describe('making a workspace', () => {
  it('gives it a first admin token and everything switched on', async () => {
    const { createWorkspace, ownerOf } = aManagement();
    const { workspace, adminToken } = await createWorkspace.execute(lagos);

    const { by: _, ...facts } = lagos;
    expect(workspace).toMatchObject({ ...facts, apiEnabled: true, secretKeysEnabled: true, headlessEnabled: false });
    expect(await ownerOf(adminToken)).toMatchObject({ key: { kind: 'admin', scopes: [] }, workspace: { slug: 'lagos-goods' } });
  });

  it('[D-4] refuses a slug that is taken', async () => {
    const { createWorkspace, access } = aManagement();
    await createWorkspace.execute(lagos);

    await expect(createWorkspace.execute(lagos)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(access.keys.size).toBe(1);
  });

  it('lets the operator have another admin token, by ref or slug', async () => {
    const { createAdminToken, ownerOf, workspace } = await aShop();
    const { text } = await createAdminToken.execute({ by, workspace: 'lagos-goods' });

    expect(parseKey(text)).toMatchObject({ kind: 'admin' });
    expect(await ownerOf(text)).toMatchObject({ workspace: { id: workspace.id } });
    await expect(createAdminToken.execute({ by, workspace: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[D-109] notifies the merchant of an admin token that the operator has made, and records it in their audit log', async () => {
    const { access, createAdminToken, workspace } = await aShop();
    expect(access.outbox.facts).toEqual([]);
    const { key } = await createAdminToken.execute({ by, workspace: 'lagos-goods' });
    expect(access.outbox.facts).toEqual([
      expect.objectContaining({ type: 'workspace.admin_token_made.v1', workspaceId: workspace.id, data: { keyId: key.id } }),
    ]);
    expect(access.audit.entries.at(-1)).toMatchObject({ workspaceId: workspace.id, action: 'create', subject: { kind: 'key' } });
  });

  it('[D-109] lets the operator switch an admin token off and on again, and no other key', async () => {
    const { access, workspace, changeAdminToken, createAdminToken, ownerOf, key } = await aShop();
    const token = await createAdminToken.execute({ by, workspace: 'lagos-goods' });
    const of = (keyId: string, workspace = 'lagos-goods') => ({ by, workspace, keyId });
    await changeAdminToken.execute({ ...of(token.key.id), change: pause });
    expect((await ownerOf(token.text))?.key.pausedAt).toEqual(MOMENT);
    await changeAdminToken.execute({ ...of(token.key.id), change: resume });
    expect((await ownerOf(token.text))?.key.pausedAt).toBeUndefined();
    const { data } = await access.keyList.page(workspace.id, { limit: 10 }, 'admin');
    for (const { id } of data) await changeAdminToken.execute({ ...of(id), change: pause }); // [D-157] the last one, too
    for (const refused of [of(key.id), of(token.key.id, 'none')]) {
      await expect(changeAdminToken.execute({ ...refused, change: pause })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('changing a workspace', () => {
  it('[D-67] changes the given fields, and takes effect at once here', async () => {
    const { changeWorkspace, ownerOf, workspace, text } = await aShop();
    await ownerOf(text);
    await changeWorkspace.execute({ by, workspaceId: workspace.id, patch: { apiEnabled: false } });

    expect((await ownerOf(text))?.workspace).toEqual({ ...workspace, apiEnabled: false });
  });

  it('drops no currency in which there are prices', async () => {
    const { access, changeWorkspace, workspace } = await aShop();
    access.currenciesInUse.add('NGN');
    const change = (currencies: string[]) => changeWorkspace.execute({ by, workspaceId: workspace.id, patch: { currencies } });
    await expect(change(['USD'])).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await expect(change(['USD', 'NGN'])).resolves.toMatchObject({ currencies: ['USD', 'NGN'] });
  });

  it('[D-119] refuses a name with control characters, and keeps one that is stored', async () => {
    const { changeWorkspace, changeKey, access, of } = await aShop();
    const named = (displayName: string) => changeWorkspace.execute({ ...of, patch: { displayName } });
    await expect(named('Adire\r\nBcc: x@example.com')).rejects.toMatchObject({ details: { fields: { displayName: expect.any(String) } } });
    await expect(changeWorkspace.execute({ ...of, patch: { support: { promise: 'A\u202eB' } } })).rejects.toThrow('support.promise');
    await access.unitOfWork.run(async ({ workspaces }) => {
      await workspaces.update({ ...(await workspaces.lock(of.workspaceId))!, displayName: 'Adire\nHouse' });
    });
    expect(await changeWorkspace.execute({ ...of, patch: { displayName: 'Adire\nHouse', timezone: 'UTC' } })).toMatchObject({
      timezone: 'UTC',
    });
    await expect(named('Adire\tHouse')).rejects.toThrow('Use letters');
    await expect(changeKey.execute({ ...of, change: (key, now) => amend(key, { label: 'A\nB' }, now) })).rejects.toThrow(
      'label: Use letters',
    );
  });

  it('[§7 NOT_FOUND] finds only existing workspaces', async () => {
    const { changeWorkspace } = aManagement();
    await expect(changeWorkspace.execute({ by, workspaceId: aWorkspace().id, patch: {} })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('making a key', () => {
  it('[D-64] shows it once and stores only a hash and its displayable part', async () => {
    const { access, key, text } = await aShop();

    expect(text).toMatch(/^svc_pk_live_/);
    expect(key).toMatchObject({ prefix: 'svc_pk_live_', ending: text.slice(-4), createdAt: MOMENT });
    expect(JSON.stringify([...access.keys, ...access.hashes])).not.toContain(text);
  });

  it('[D-26] gives it the scopes of its kind when none are named', async () => {
    const { createKey, order, key } = await aShop();
    const secret = await createKey.execute({ ...order, kind: 'secret', origins: [] });
    const narrow = await createKey.execute({ ...order, scopes: ['products:read'] });

    expect([key.scopes, secret.key.scopes, narrow.key.scopes]).toEqual([['read', 'events:register'], ['transact'], ['products:read']]);
  });

  it('refuses contradictory properties', async () => {
    const { createKey, order } = await aShop();
    await expect(createKey.execute({ ...order, kind: 'secret' })).rejects.toMatchObject({
      details: { fields: { origins: expect.any(String) } },
    });
  });
});

describe('[D-157] giving an admin token', () => {
  const maker = { keyId: '01900000-0000-7000-8000-0000000000aa', requestId: 'req_1' };

  it('makes one with a label, rights, an end and its maker, which the audit log records', async () => {
    const { access, giveAdminToken, ownerOf, workspace } = await aShop();
    const order = { workspace, by: maker, holder: EVERY_RIGHT, label: 'Door', role: 'door', expiresAt: new Date('2027-01-01') } as const;
    const { text } = await giveAdminToken.execute(order);
    expect((await ownerOf(text))?.key).toMatchObject({
      kind: 'admin',
      label: 'Door',
      role: 'door',
      madeById: maker.keyId,
      expiresAt: order.expiresAt,
      scopes: [],
    });
    await giveAdminToken.execute({ workspace, by: maker, holder: EVERY_RIGHT, permissions: ['orders.read', 'orders.refund'] });
    expect(access.audit.entries.slice(-2)).toMatchObject([
      { author: maker, action: 'create', subject: { kind: 'key', name: 'Door' }, details: { role: 'door' } },
      { author: maker, action: 'create', details: { permissions: 'orders.read, orders.refund' } },
    ]);
  });

  it('gives what its maker has where nothing is named, and never more', async () => {
    const { giveAdminToken, workspace, access } = await aShop();
    const give = (facts: object) => giveAdminToken.execute({ workspace, by: maker, holder: EVERY_RIGHT, ...facts });
    const holder = { permissions: ['keys.write', 'orders.read'], expiresAt: new Date('2027-01-01') } as const;
    expect((await give({ holder })).key).toMatchObject(holder);
    expect((await give({})).key).toMatchObject({ role: 'owner' });
    const count = access.keys.size;
    await expect(give({ holder, role: 'finance' })).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
    await expect(give({ holder, expiresAt: new Date('2027-01-02') })).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
    await expect(give({ role: 'door', permissions: ['guests.admit'] })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(access.keys.size).toBe(count);
  });

  it('makes 100 that work at most, beside those that were revoked or have ended', async () => {
    const { giveAdminToken, changeKey, access, workspace } = await aShop();
    const give = () => giveAdminToken.execute({ workspace, by: maker, holder: EVERY_RIGHT, role: 'door' });
    for (let made = 1; made < MOST_ADMIN_TOKENS; made += 1) await give();
    await expect(give()).rejects.toMatchObject({ code: 'CONFLICT' });
    const [{ id: keyId }] = (await access.keyList.page(workspace.id, { limit: 1 }, 'admin')).data as [AccessKey];
    await changeKey.execute({ by: maker, holder: EVERY_RIGHT, workspace, keyId, change: revoke });
    const { key } = await give();
    access.keys.set(key.id, { ...key, expiresAt: MOMENT });
    await expect(give()).resolves.toMatchObject({ key: { role: 'door' } });
  });

  it('changes and rolls none that may do more, and rolls one with its rights', async () => {
    const { giveAdminToken, changeKey, rollKey, access, workspace } = await aShop();
    const holder = { permissions: ['keys.write', 'guests.admit', 'events.read'] } as const;
    const { key: door } = await giveAdminToken.execute({ workspace, by: maker, holder: EVERY_RIGHT, role: 'door' });
    const { data } = await access.keyList.page(workspace.id, { limit: 10 }, 'admin');
    const owner = data.find(({ id }) => id !== door.id)!;
    const of = (keyId: string) => ({ by: maker, holder, workspace, workspaceId: workspace.id, keyId });
    for (const change of [pause, revoke])
      await expect(changeKey.execute({ ...of(owner.id), change })).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
    await expect(rollKey.execute({ ...of(owner.id), overlapSeconds: 0 })).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
    const raise = { ...of(door.id), change: (key: AccessKey, now: Date) => amend(key, { role: 'owner' }, now) };
    await expect(changeKey.execute(raise)).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
    expect((await rollKey.execute({ ...of(door.id), overlapSeconds: 0 })).key).toMatchObject({ role: 'door', madeById: maker.keyId });
    expect(access.keys.get(owner.id)).toEqual(owner);
  });

  it('says in the audit log which rights a change has given', async () => {
    const { giveAdminToken, changeKey, access, workspace } = await aShop();
    const { key } = await giveAdminToken.execute({ workspace, by: maker, holder: EVERY_RIGHT, role: 'door' });
    const change = (amendment: Parameters<typeof amend>[1]) =>
      changeKey.execute({
        by: maker,
        holder: EVERY_RIGHT,
        workspace,
        keyId: key.id,
        change: (before, now) => amend(before, amendment, now),
      });
    await change({ permissions: ['guests.admit'] });
    await change({ label: 'Gate' });
    expect(access.audit.entries.slice(-2).map(({ fields, details }) => [fields, details])).toEqual([
      [['permissions', 'role'], { permissions: 'guests.admit' }],
      [['label'], undefined],
    ]);
  });
});

describe('changing a key', () => {
  it('[D-67] takes effect at once here', async () => {
    const { changeKey, ownerOf, text, of } = await aShop();
    await ownerOf(text);
    await changeKey.execute({ ...of, change: pause });

    expect((await ownerOf(text))?.key.pausedAt).toEqual(MOMENT);
  });

  it("[§7 NOT_FOUND] does not find another workspace's key", async () => {
    const { changeKey, rollKey, of } = await aShop();
    const workspaceId = aWorkspace().id.replace(/.$/, 'f');
    const foreign = { ...of, workspaceId, workspace: { ...of.workspace, id: workspaceId } };

    await expect(changeKey.execute({ ...foreign, change: revoke })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(rollKey.execute({ ...foreign, overlapSeconds: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('rolling a key', () => {
  it('[D-64] makes a new one with the same rights, while the old one works on for the overlap', async () => {
    const { rollKey, ownerOf, key, text, of } = await aShop();
    const rolled = await rollKey.execute({ ...of, overlapSeconds: 86_400 });

    const { kind, mode, scopes, origins, limits } = key;
    expect(rolled.key).toMatchObject({ kind, mode, scopes, origins, limits });
    expect(await ownerOf(rolled.text)).toMatchObject({ key: { id: rolled.key.id } });
    expect(await ownerOf(text)).toMatchObject({
      key: { id: key.id, replacedById: rolled.key.id, expiresAt: new Date(MOMENT.getTime() + 86_400_000) },
    });
  });

  it('[D-64] is refused the second time, and makes no key then', async () => {
    const { rollKey, access, of } = await aShop();
    await rollKey.execute({ ...of, overlapSeconds: 0 });
    const keys = access.keys.size;

    await expect(rollKey.execute({ ...of, overlapSeconds: 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(access.keys.size).toBe(keys);
  });
});

describe('settings of the operator', () => {
  const raised = { register: { perMinute: 60_000, burst: 900 } };

  it('[D-130] are refused to the token of their workspace, and set by the operator', async () => {
    const { changeWorkspace, setForWorkspace, access, workspace } = await aShop();
    const patch = { limits: raised, fees: { product: { pct: 1, flatMinor: 0, flatByCurrency: {} } } };
    await expect(
      changeWorkspace.execute({ by, workspaceId: workspace.id, patch: { displayName: 'Mallory', ...patch } }),
    ).rejects.toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
    });
    expect(access.workspaces.get(workspace.id)).toEqual(workspace);
    expect((await setForWorkspace.execute({ by, workspace: workspace.slug, patch })).settings).toMatchObject(patch);
    expect((await changeWorkspace.execute({ by, workspaceId: workspace.id, patch: { displayName: 'Ile', ...patch } })).displayName).toBe(
      'Ile',
    );
  });

  it('[D-159] [ADR 0163 r1] suspend a workspace with a reason, which the audit log keeps, and lift that', async () => {
    const { setForWorkspace, access, workspace, ownerOf, text } = await aShop();
    const set = (suspended: { reason: string } | null) => setForWorkspace.execute({ by, workspace: workspace.slug, patch: { suspended } });
    expect((await set({ reason: 'Fraud' })).suspended).toEqual({ reason: 'Fraud', since: MOMENT });
    expect((await ownerOf(text))?.workspace.suspended?.reason).toBe('Fraud');
    expect((await setForWorkspace.execute({ by, workspace: workspace.slug, patch: { limits: raised } })).suspended?.reason).toBe('Fraud');
    expect((await set(null)).suspended).toBeUndefined();
    const changes = access.audit.entries.filter(({ fields }) => fields?.includes('suspended'));
    expect(changes.map(({ details }) => details)).toEqual([{ reason: 'Fraud' }, undefined]);
  });

  it('[D-130] are refused when a key is made or changed, and set for it by the operator, whole or not at all', async () => {
    const { createKey, changeKey, setForWorkspace, access, order, of, key } = await aShop();
    await expect(createKey.execute({ ...order, limits: raised })).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
    const change = () => changeKey.execute({ ...of, change: (before, now) => amend(before, { limits: raised }, now) });
    await expect(change()).rejects.toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
    const ref = refOf('key', key.id);
    const set = (keys: Record<string, { limits: object }>) =>
      setForWorkspace.execute({ by, workspace: of.workspace.slug, patch: { keys } });
    await set({ [ref]: { limits: raised } });
    expect([access.keys.get(key.id)?.limits, (await change()).limits]).toEqual([raised, raised]);
    await expect(set({ [ref]: { limits: {} }, key_none: { limits: {} } })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(access.keys.get(key.id)?.limits).toEqual(raised);
  });
});

describe('the audit log', () => {
  it('names every workspace and key that was written, the author and the fields, but no value', async () => {
    const { access, changeWorkspace, changeKey, rollKey, workspace, key, of } = await aShop();
    await changeWorkspace.execute({ by, workspaceId: workspace.id, patch: { apiEnabled: false, rails: { card: { enabled: false } } } });
    await changeKey.execute({ ...of, by: { keyId: key.id, requestId: 'req_other' }, change: pause });
    const rolled = await rollKey.execute({ ...of, overlapSeconds: 60 });

    expect(access.audit.entries.map(({ action, subject, fields }) => [action, subject.kind, ...(fields ?? [])])).toEqual([
      ['create', 'workspace'],
      ['create', 'key'],
      ['create', 'key'],
      ['change', 'workspace', 'apiEnabled', 'rails'],
      ['change', 'key', 'pausedAt'],
      ['create', 'key'],
      ['change', 'key', 'expiresAt', 'replacedById'],
    ]);
    expect(access.audit.entries[4]).toMatchObject({ author: { keyId: key.id, requestId: 'req_other' } });
    expect(JSON.stringify(access.audit.entries)).not.toContain(rolled.text);
  });

  it('is silent when nothing changed', async () => {
    const { access, changeWorkspace, changeKey, workspace, of } = await aShop();
    await changeKey.execute({ ...of, change: pause });
    const entryCount = access.audit.entries.length;
    await changeKey.execute({ ...of, change: pause });
    await changeWorkspace.execute({ by, workspaceId: workspace.id, patch: { displayName: workspace.displayName } });
    expect(access.audit.entries).toHaveLength(entryCount);
  });
});
