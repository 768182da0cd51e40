import { KeyHasher } from '../domain/key-text';
import { MOMENT, aWorkspace, anAccessKey, keyText } from '../testing/access.builder';
import { InMemoryAccess } from '../testing/in-memory-access';
import { InMemoryRateLimiter } from '../testing/in-memory-rate-limiter';
import { RecordingAccessLog } from '../testing/recording-access-log';
import { AdmitRequest, type AdmissionRequest } from './admit-request';
import { CachedKeyDirectory } from './cached-key-directory';
import { FailedAuthentications, LeasedTokens } from './leased-tokens';
import { KeyReader, LastUseNotes } from './key-reader';

const publishable = keyText('publishable', 'live');

async function anInstallation({ scale = 1, exemptLoopback = true } = {}) {
  const time = { now: MOMENT.getTime() };
  const present = { now: () => new Date(time.now) };
  const [access, log, hasher] = [new InMemoryAccess(), new RecordingAccessLog(), new KeyHasher([Buffer.alloc(32, 7)])];
  const tokens = new LeasedTokens(new InMemoryRateLimiter(() => time.now), log);
  const directory = new CachedKeyDirectory(access.directory, { isCurrent: true }, () => time.now);
  const failures = new FailedAuthentications(tokens, { scale, exemptLoopback });
  const admit = new AdmitRequest(new KeyReader(hasher), directory, tokens, failures, new LastUseNotes(access.usage, log), {
    environment: 'both',
    scale,
    clock: present,
  });
  access.workspaces.set(aWorkspace().id, aWorkspace());
  await access.tx.keys.insert(anAccessKey(publishable), hasher.hash(publishable));
  return { admit, access, log, time };
}

function request(facts: Partial<AdmissionRequest> = {}): AdmissionRequest {
  return {
    authorization: `Bearer ${publishable}`,
    origin: 'https://shop.example',
    clientIp: '203.0.113.7',
    operation: { scope: 'products:read', publishable: true, rate: 'read' },
    ...facts,
  };
}

const unknown = { authorization: `Bearer ${keyText('secret', 'live', 'unknown')}` };

describe('admitting a request', () => {
  it('[§5 r5] returns the workspace and mode of the key, and the remaining rate', async () => {
    const { admit } = await anInstallation();

    expect(await admit.execute(request())).toEqual({
      key: anAccessKey(publishable),
      workspace: aWorkspace(),
      mode: 'live',
      rateLimit: { limit: 60, remaining: 59, resetSeconds: 1 },
    });
  });

  it('returns at once when the key is cached and tokens are leased', async () => {
    const { admit } = await anInstallation();
    await admit.execute(request());

    expect(admit.execute(request())).toMatchObject({ mode: 'live', rateLimit: { remaining: 58 } });
  });

  it('[§7 RATE_LIMITED] refuses the client that reads too fast, with whole seconds to wait', async () => {
    const { admit } = await anInstallation();
    for (let i = 0; i < 60; i += 1) await admit.execute(request());

    await expect((async () => admit.execute(request()))()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 1,
      status: { limit: 60, remaining: 0 },
    });
    await expect(admit.execute(request({ clientIp: '203.0.113.8' }))).resolves.toMatchObject({ mode: 'live' });
  });

  it('[D-141] checks the limit of the client first: a request that it refuses uses up no other', async () => {
    const { admit } = await anInstallation();
    const read = (subject: string, clientIp: string) =>
      admit.execute(request({ clientIp, subject, operation: { scope: 'checkout:read', publishable: true, rate: 'checkout_read' } }));
    for (let i = 0; i < 60; i += 1) await read(`chk_${i}`, '203.0.113.7');
    for (let i = 0; i < 20; i += 1)
      await expect((async () => read('chk_mine', '203.0.113.7'))()).rejects.toMatchObject({ status: { limit: 60 } });
    for (let i = 0; i < 10; i += 1) await read('chk_mine', '203.0.113.8');
    await expect((async () => read('chk_mine', '203.0.113.8'))()).rejects.toMatchObject({ status: { limit: 10 } });
  });

  it('[D-141] returns the client’s token when another limit refuses', async () => {
    const { admit } = await anInstallation();
    const read = (subject: string) =>
      admit.execute(request({ subject, operation: { scope: 'checkout:read', publishable: true, rate: 'checkout_read' } }));
    for (let i = 0; i < 10; i += 1) await read('chk_mine');
    for (let i = 0; i < 200; i += 1) await expect((async () => read('chk_mine'))()).rejects.toMatchObject({ status: { limit: 10 } });
    await expect(read('chk_other')).resolves.toMatchObject({ rateLimit: { limit: 10, remaining: 9 } });
  });

  describe('a secret key for a visitor', () => {
    const secret = keyText('secret', 'live');
    const register = { scope: 'events:register', publishable: true, rate: 'register', perVisitor: true } as const;

    async function aShop() {
      const installation = await anInstallation();
      const { access, admit } = installation;
      await access.tx.keys.insert(
        anAccessKey(secret, { id: '01900000-0000-7000-8000-00000000000b' }),
        new KeyHasher([Buffer.alloc(32, 7)]).hash(secret),
      );
      const ask = async (visitor?: string, facts: Partial<AdmissionRequest> = {}) =>
        admit.execute(request({ authorization: `Bearer ${secret}`, origin: undefined, operation: register, visitor, ...facts }));
      return { ...installation, ask };
    }

    it('[D-139] counts each visitor as the client of a browser, over all classes that count by visitor, and reports their status', async () => {
      const { ask } = await aShop();
      for (let i = 9; i >= 0; i -= 1) expect(await ask('ada')).toMatchObject({ visitor: 'ada', rateLimit: { limit: 10, remaining: i } });
      const newsletter = { ...register, rate: 'identity' } as const;
      for (const operation of [register, newsletter])
        await expect(ask('ada', { operation })).rejects.toMatchObject({
          code: 'RATE_LIMITED',
          details: { limit: 'visitor' },
          retryAfterSeconds: 6,
        });
      await expect(ask('ben')).resolves.toMatchObject({ rateLimit: { remaining: 9 } });
    });

    it('[D-139] changes nothing where no visitor is named, where the operation counts none, and for a publishable key', async () => {
      const { ask, admit } = await aShop();
      for (let i = 0; i < 20; i += 1) await ask();
      const read = { scope: 'products:read', publishable: true, rate: 'read' } as const;
      for (let i = 0; i < 20; i += 1) await ask('ada', { operation: read });
      expect(await ask('no\nname', { operation: read })).toMatchObject({ visitor: undefined });
      for (let i = 0; i < 10; i += 1) await admit.execute(request({ operation: register, visitor: `visitor ${i}` }));
      await expect((async () => admit.execute(request({ operation: register, visitor: 'another' })))()).rejects.toMatchObject({
        details: { limit: 'client' },
      });
    });

    it.each(['', 'a'.repeat(65), 'tab\t', 'no\nname', 'Zoë'])('[D-139] refuses the name %j', async (visitor) => {
      const { ask } = await aShop();
      await expect(ask(visitor)).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        details: { fields: { 'X-Visitor': expect.stringContaining('1 to 64') as string } },
      });
      await expect(ask('a'.repeat(64))).resolves.toMatchObject({ rateLimit: { remaining: 9 } });
    });
  });

  it('[decisions 3.7] does not let a refused origin use up the rate', async () => {
    const { admit } = await anInstallation();
    for (let i = 0; i < 100; i += 1) {
      await expect((async () => admit.execute(request({ origin: 'https://evil.example' })))()).rejects.toMatchObject({
        code: 'ORIGIN_NOT_ALLOWED',
      });
    }

    expect(await admit.execute(request())).toMatchObject({ rateLimit: { remaining: 59 } });
  });

  it('[decisions 3.9] responds 429 instead of 401 to an address that failed too often, while a valid key still passes', async () => {
    const { admit } = await anInstallation();
    for (let i = 0; i < 20; i += 1) {
      await expect(admit.execute(request(unknown))).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    }

    await expect(admit.execute(request(unknown))).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 6 });
    await expect(admit.execute(request({ authorization: undefined }))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(admit.execute(request())).resolves.toMatchObject({ mode: 'live' });
  });

  it.each([
    [true, 'UNAUTHORIZED'],
    [false, 'RATE_LIMITED'],
  ])('[decisions 3.9] the own machine may fail any number of times in development (%p): %s', async (exemptLoopback, code) => {
    const { admit } = await anInstallation({ exemptLoopback });
    const failing = request({ ...unknown, clientIp: '127.0.0.1' });
    for (let i = 0; i < 20; i += 1) await expect(admit.execute(failing)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });

    await expect(admit.execute(failing)).rejects.toMatchObject({ code });
  });

  it('[decisions 3.9] RATE_LIMIT_SCALE 0 switches limits off', async () => {
    const { admit } = await anInstallation({ scale: 0 });
    for (let i = 0; i < 200; i += 1) await admit.execute(request());

    expect(await admit.execute(request())).toMatchObject({ mode: 'live', rateLimit: undefined });
  });

  it('[D-64] records the last use of a key once a minute, with its address', async () => {
    const { admit, access, time } = await anInstallation();
    for (const seconds of [0, 59, 60]) {
      time.now = MOMENT.getTime() + seconds * 1_000;
      await admit.execute(request());
    }

    expect(access.uses).toEqual([
      { workspaceId: aWorkspace().id, keyId: anAccessKey().id, at: MOMENT, ip: '203.0.113.7' },
      { workspaceId: aWorkspace().id, keyId: anAccessKey().id, at: new Date(MOMENT.getTime() + 60_000), ip: '203.0.113.7' },
    ]);
  });

  it('[D-64] admits a request whose use could not be recorded', async () => {
    const { admit, access, log } = await anInstallation();
    access.usage.record = () => Promise.reject(new Error('down'));

    await expect(admit.execute(request())).resolves.toMatchObject({ mode: 'live' });
    await new Promise(setImmediate);
    expect(log.warnings).toEqual(['The last use of a key was not written.']);
  });
});
