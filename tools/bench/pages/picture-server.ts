import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Server of the pictures of the demo on loopback, `<url>/pictures/<name>.svg`, which every page may keep for a day. */
export async function servePictures(): Promise<{ url: string; stop(): Promise<void> }> {
  const { drawPicture } = await import('../../../apps/example-storefront/pictures/picture.mjs');
  const server = createServer((request, response) => {
    const name = /^\/pictures\/([\w-]+)\.svg$/.exec(request.url ?? '')?.[1];
    if (name === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }).end(drawPicture(name));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
