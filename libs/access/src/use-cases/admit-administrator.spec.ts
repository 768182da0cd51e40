import type { AccessKey } from '../domain/access-key';
import { KeyHasher } from '../domain/key-text';
import type { Workspace } from '../domain/workspace';
import { MOMENT, aWorkspace, anAccessKey, keyText } from '../testing/access.builder';
import { InMemoryAccess } from '../testing/in-memory-access';
import { InMemoryRateLimiter } from '../testing/in-memory-rate-limiter';
import { RecordingAccessLog } from '../testing/recording-access-log';
import { AdmitAdministrator, type AdministratorRequest } from './admit-administrator';
import { FailedAuthentications, LeasedTokens } from './leased-tokens';
import { LastUseNotes } from './key-reader';

const operatorToken = keyText('admin', undefined, 'operator');
const adminToken = keyText('admin', undefined, 'admin');

interface Facts {
  key?: Partial<AccessKey>;
  workspace?: Partial<Workspace>;
  operator?: string | null;
}

async function aManagement({ key, workspace, operator = operatorToken }: Facts = {}): Promise<AdmitAdministrator> {
  const [access, log, hasher] = [new InMemoryAccess(), new RecordingAccessLog(), new KeyHasher([Buffer.alloc(32, 7)])];
  access.workspaces.set(aWorkspace().id, aWorkspace(workspace));
  await access.tx.keys.insert(anAccessKey(adminToken, key), hasher.hash(adminToken));
  const failures = new FailedAuthentications(new LeasedTokens(new InMemoryRateLimiter(() => 0), log), { scale: 1, exemptLoopback: false });
  const lastUse = new LastUseNotes(access.usage, log);
  const present = { now: () => MOMENT };
  return new AdmitAdministrator(operator ?? undefined, access.directory, hasher, failures, lastUse, present);
}

function request(token: string | undefined, facts: Partial<AdministratorRequest> = {}): AdministratorRequest {
  return { authorization: token && `Bearer ${token}`, workspaceSlug: undefined, clientIp: '203.0.113.7', ...facts };
}

describe('admitting an administrator', () => {
  it('recognises the operator by their token', async () => {
    expect(await (await aManagement()).execute(request(operatorToken))).toEqual({ operator: true });
  });

  it.each(['lagos-goods', 'none', ''])('[D-109] refuses the operator who names a workspace (%s)', async (workspaceSlug) => {
    await expect((await aManagement()).execute(request(operatorToken, { workspaceSlug }))).rejects.toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
      message: expect.stringContaining('/admin-token'),
    });
  });

  it('recognises a workspace by its admin token, regardless of the workspace that the request names', async () => {
    const administrator = await (await aManagement()).execute(request(adminToken, { workspaceSlug: 'another' }));
    expect(administrator).toEqual({ operator: false, workspace: aWorkspace(), key: anAccessKey(adminToken) });
  });

  it('admits an administrator whose merchant has switched the store off', async () => {
    const admit = await aManagement({ workspace: { apiEnabled: false } });
    await expect(admit.execute(request(adminToken))).resolves.toMatchObject({ operator: false });
  });

  it.each([
    ['no token', undefined, {}],
    ['a mistyped token', `${adminToken}x`, {}],
    ['an unknown token', keyText('admin', undefined, 'unknown'), {}],
    ['a store key', keyText('secret', 'live'), {}],
    ['a revoked token', adminToken, { revokedAt: MOMENT }],
    ['an expired token', adminToken, { expiresAt: MOMENT }],
  ])('[§7 UNAUTHORIZED] refuses %s', async (_, token, facts) => {
    await expect((await aManagement({ key: facts })).execute(request(token))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('[§5 r7] refuses a paused token', async () => {
    await expect((await aManagement({ key: { pausedAt: MOMENT } })).execute(request(adminToken))).rejects.toMatchObject({
      code: 'KEY_PAUSED',
    });
  });

  it('has no operator where there is no operator token', async () => {
    const admit = await aManagement({ operator: null });
    await expect(admit.execute(request(operatorToken))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('[decisions 3.9] responds 429 to an address that failed too often', async () => {
    const admit = await aManagement();
    for (let i = 0; i < 20; i += 1) await admit.execute(request(undefined)).catch(() => undefined);
    await expect(admit.execute(request(undefined))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
