import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sitePort } from './free-port.mjs';

describe('the port of a new site', () => {
  it.each(['0', '65536', '-1', '80a', '3.5', ''])('cannot be "%s"', async (chosen) => {
    await expect(sitePort(chosen)).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining('--port') });
  });

  it('is the chosen one while nothing else has it', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(sitePort(String(port))).rejects.toMatchObject({ code: 'PORT' });
    server.close();
    await once(server, 'close');
    expect(await sitePort(String(port))).toBe(port);
  });

  it('is a free one from 3002 on where none was chosen', async () => {
    expect(await sitePort()).toBeGreaterThanOrEqual(3002);
  });
});
