import { isLoopbackProxied, reachLoopbackDirectly } from './loopback-without-proxy.mjs';

const PROXY = 'http://proxy.example:3128';

describe('a proxy of the environment', () => {
  it.each([
    [{}, false],
    [{ HTTP_PROXY: PROXY }, true],
    [{ all_proxy: PROXY, no_proxy: 'intranet.example' }, true],
    [{ http_proxy: PROXY, NO_PROXY: 'localhost,127.0.0.1' }, false],
    [{ http_proxy: PROXY, no_proxy: '', NO_PROXY: '127.0.0.1' }, true],
    [{ http_proxy: PROXY, no_proxy: '*' }, false],
  ])('stands before this machine or not with %j: %s', (env, expected) => {
    expect(isLoopbackProxied(env)).toBe(expected);
  });

  it('is not asked for this machine, and for others as before', () => {
    const env: NodeJS.ProcessEnv = { HTTP_PROXY: PROXY, NO_PROXY: 'intranet.example, .test' };
    reachLoopbackDirectly(env);
    expect(env).toEqual({
      HTTP_PROXY: PROXY,
      NO_PROXY: 'intranet.example,.test,127.0.0.1,localhost,::1',
      no_proxy: 'intranet.example,.test,127.0.0.1,localhost,::1',
    });
    const without = { PATH: '/bin' };
    reachLoopbackDirectly(without);
    expect(without).toEqual({ PATH: '/bin' });
  });
});
