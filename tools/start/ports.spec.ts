import { choosePorts } from './ports.mjs';
import { readSettings } from './settings.mjs';

const LAST = { baseUrl: 'http://127.0.0.1:4100/v1', storefrontUrl: 'http://127.0.0.1:4101' };

describe('ports of a start', () => {
  const choose = (env: Record<string, string>, taken: number[] = [], previous = {}) =>
    choosePorts(readSettings({ NODE_ENV: 'development', ...env }, '/clone'), previous, async (port: number) =>
      taken.includes(port) ? 'EADDRINUSE' : undefined,
    );

  it('are the usual ones while those are free, without a word', async () => {
    expect(await choose({})).toEqual({ port: 3000, storefrontPort: 3001, note: undefined });
  });

  it.each([3000, 3001])('[ADR 0129 r2] are the next free pair when %i is in use, and the start says so', async (port) => {
    expect(await choose({}, [port, 3003])).toEqual({
      port: 3004,
      storefrontPort: 3005,
      note: 'Ports 3000 and 3001 are not both free, so this start takes others: the service on port 3004, the example storefront on 3005.',
    });
  });

  it('are those of the last start while they are free', async () => {
    expect(await choose({}, [], LAST)).toEqual({
      port: 4100,
      storefrontPort: 4101,
      note: 'As at the last start: the service on port 4100, the example storefront on 4101.',
    });
    expect(await choose({}, [4101], LAST)).toMatchObject({ port: 3000, storefrontPort: 3001 });
  });

  it.each([{ baseUrl: 'elsewhere', storefrontUrl: 7 }, { baseUrl: LAST.baseUrl }, { ...LAST, storefrontUrl: LAST.baseUrl }, {}])(
    'do not follow a demo.json that names no pair: %j',
    async (previous) => {
      expect(await choose({}, [], previous)).toMatchObject({ port: 3000, storefrontPort: 3001 });
    },
  );

  it('are what was asked for, whatever the last ones were', async () => {
    expect(await choose({ PORT: '4200' }, [], LAST)).toMatchObject({ port: 4200, storefrontPort: 4201 });
    expect(await choose({ STOREFRONT_PORT: '4101' }, [3000], LAST)).toMatchObject({ port: 4100, storefrontPort: 4101 });
  });

  it.each([
    [{ PORT: '4200' }, 'Port 4200 is in use by another program. Choose another: PORT=4300 npm start'],
    [{ STOREFRONT_PORT: '4200' }, 'Port 4200 is in use by another program. Choose another: STOREFRONT_PORT=4300 npm start'],
    [{ PORT: '4199', STOREFRONT_PORT: '4200' }, 'Choose another: STOREFRONT_PORT=4300 npm start'],
  ])('are refused with a sentence when they were asked for and are in use: %j', async (env, why) => {
    await expect(choose(env, [4200])).rejects.toThrow(why);
  });

  it('move alone where only the other one was asked for', async () => {
    expect(await choose({ PORT: '4200' }, [4201])).toMatchObject({ port: 4200, storefrontPort: 4202 });
    expect(await choose({ STOREFRONT_PORT: '3001' }, [3000])).toMatchObject({ port: 3002, storefrontPort: 3001 });
  });

  it('do not move in production, where other programs know the address', async () => {
    await expect(choose({ NODE_ENV: 'production' }, [3000], LAST)).rejects.toThrow('Port 3000 is in use');
  });

  it('are not looked for where HOST is no address of this machine', async () => {
    const settings = readSettings({ NODE_ENV: 'development', HOST: '192.0.2.1' }, '/clone');
    await expect(choosePorts(settings, {})).rejects.toThrow('HOST=192.0.2.1 is not an address of this machine (EADDRNOTAVAIL)');
  });

  it('are fifty pairs at most', async () => {
    const settings = readSettings({ NODE_ENV: 'development' }, '/clone');
    await expect(choosePorts(settings, {}, async () => 'EADDRINUSE')).rejects.toThrow('No pair of ports from 3000 on is free');
  });
});
