import { MOMENT, aWorkspace } from '../testing/access.builder';
import { InMemoryAccess } from '../testing/in-memory-access';
import { InMemoryRateLimiter } from '../testing/in-memory-rate-limiter';
import { RecordingAccessLog } from '../testing/recording-access-log';
import { AdmitVisitor, type VisitorRequest } from './admit-visitor';
import { LeasedTokens } from './leased-tokens';

function anInstallation({ scale = 1, apiEnabled = true } = {}) {
  const access = new InMemoryAccess();
  access.workspaces.set(aWorkspace().id, aWorkspace({ apiEnabled }));
  const tokens = new LeasedTokens(new InMemoryRateLimiter(() => MOMENT.getTime()), new RecordingAccessLog());
  const visitors = new AdmitVisitor(access.workspaceList, tokens, { now: () => MOMENT }, scale);
  return (visit: Partial<VisitorRequest> = {}) =>
    visitors.execute({ workspaceSlug: 'lagos-goods', rate: 'register', clientIp: '203.0.113.7', ...visit });
}

describe('a visitor of the hosted pages', () => {
  it('gets the workspace of the address, in any case of its slug', async () => {
    expect(await anInstallation()({ workspaceSlug: 'Lagos-Goods' })).toEqual(aWorkspace());
  });

  it('finds nothing where there is no workspace', async () => {
    await expect(anInstallation()({ workspaceSlug: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[§5 r7] finds nothing of a workspace that is switched off', async () => {
    await expect(anInstallation({ apiEnabled: false })()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[decisions 3.9] registers ten times a minute at most, each by their own address', async () => {
    const visit = anInstallation();
    for (let sent = 0; sent < 10; sent += 1) await visit();
    await expect(visit()).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 6 });
    await expect(visit({ clientIp: '203.0.113.8' })).resolves.toBeDefined();
    await expect(visit({ rate: 'read' })).resolves.toBeDefined();
  });

  it('[decisions 3.9] is not counted where limits are switched off', async () => {
    const visit = anInstallation({ scale: 0 });
    for (let sent = 0; sent < 11; sent += 1) await expect(visit()).resolves.toBeDefined();
  });
});
