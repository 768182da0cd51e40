import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Resolve } from './guarded-connector';
import { NodeWebhookSender } from './node-webhook-sender';

const KIBIBYTE = 1_024;
const servers: Server[] = [];
const socketServers: SocketServer[] = [];
const sockets: Socket[] = [];
const senders: NodeWebhookSender[] = [];

afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.close()));
  sockets.splice(0).forEach((socket) => socket.destroy());
  await Promise.all(socketServers.splice(0).map((server) => new Promise((closed) => server.close(closed))));
  await Promise.all(servers.splice(0).map((server) => new Promise((closed) => (server.closeAllConnections(), server.close(closed)))));
});

/** Starts a server on loopback; returns its address. */
async function listening(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server on loopback that sends these exact bytes to each request; returns its address. */
async function speaking(bytes: string): Promise<string> {
  const server = createSocketServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined).once('data', () => void socket.write(bytes));
  });
  socketServers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function senderTo(options: { timeoutMs?: number; allowedHosts?: string[]; resolve?: Resolve } = {}): NodeWebhookSender {
  const sender = new NodeWebhookSender({ allowedHosts: ['127.0.0.1', 'localhost'], ...options });
  senders.push(sender);
  return sender;
}

const delivery = (url: string) => ({ url, headers: { 'X-SVC-Timestamp': '1' }, body: '{"ọ̀kan":1}' });

describe('sending a webhook', () => {
  it('posts the exact body with its headers, and returns the answer', async () => {
    let got: { request: IncomingMessage; body: string } | undefined;
    const url = await listening(async (request, response) => {
      got = { request, body: await text(request) };
      response.writeHead(202, { 'Retry-After': '7' }).end('thanks');
    });
    expect(await senderTo().send(delivery(`${url}/hooks?a=1`))).toEqual({ kind: 'answer', status: 202, retryAfter: '7', body: 'thanks' });
    expect(got).toMatchObject({
      body: '{"ọ̀kan":1}',
      request: {
        method: 'POST',
        url: '/hooks?a=1',
        headers: { 'content-type': 'application/json', 'x-svc-timestamp': '1', 'user-agent': expect.stringContaining('Webhooks') },
      },
    });
  });

  it('[D-73] follows no redirect', async () => {
    const paths: string[] = [];
    const url = await listening((request, response) => {
      paths.push(request.url!);
      response.writeHead(307, { Location: '/elsewhere' }).end();
    });
    expect(await senderTo().send(delivery(`${url}/`))).toMatchObject({ status: 307 });
    expect(paths).toEqual(['/']);
  });

  it('[D-75] keeps the first 16 KiB of an answer, and waits for no more', async () => {
    const url = await listening((_request, response) => void response.write('x'.repeat(20 * KIBIBYTE)));
    const outcome = await senderTo().send(delivery(url));
    expect(outcome).toEqual({ kind: 'answer', status: 200, body: 'x'.repeat(16 * KIBIBYTE) });
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'answers a byte at a time',
      (_request, response) => {
        const drip = setInterval(() => response.write('.'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('[D-73] gives up on a server that %s', async (_, handler) => {
    expect(await senderTo({ timeoutMs: 300 }).send(delivery(await listening(handler)))).toEqual({ kind: 'failure', reason: 'timeout' });
  });

  it('distinguishes a server that is not there from one that hangs up', async () => {
    const gone = await listening(() => undefined);
    await new Promise((closed) => servers.pop()!.close(closed));
    expect(await senderTo().send(delivery(gone))).toEqual({ kind: 'failure', reason: 'connect' });
    const url = await listening((request) => request.socket.destroy());
    expect(await senderTo().send(delivery(url))).toEqual({ kind: 'failure', reason: 'connection' });
  });

  it('reads a response with more headers than Node takes by itself', async () => {
    const url = await listening((_request, response) => void response.setHeader('X-Long', 'x'.repeat(20 * KIBIBYTE)).end('ok'));
    expect(await senderTo().send(delivery(url))).toEqual({ kind: 'answer', status: 200, body: 'ok' });
  });

  it('[D-77] reaches a receiver on either loopback address, where localhost and [::1] are allowed', async () => {
    const server = createServer((_request, response) => void response.end('six'));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '::1', resolve));
    const { port } = server.address() as AddressInfo;
    for (const host of ['localhost', '[::1]'])
      expect(await senderTo({ allowedHosts: ['localhost', '[::1]'] }).send(delivery(`http://${host}:${port}`))).toMatchObject({
        body: 'six',
      });
    for (const host of ['localhost', '[::1]', '[0:0:0:0:0:0:0:1]'])
      expect(await senderTo({ allowedHosts: [], resolve: async () => ['::1'] }).send(delivery(`http://${host}:${port}`))).toEqual({
        kind: 'failure',
        reason: 'blocked',
      });
    const gone = await listening(() => undefined);
    await new Promise((closed) => servers.pop()!.close(closed));
    expect(await senderTo().send(delivery(gone.replace('127.0.0.1', 'localhost')))).toEqual({ kind: 'failure', reason: 'connect' });
  });

  it('recognises a server that does not speak TLS', async () => {
    const url = await listening((_request, response) => void response.end());
    const outcome = await senderTo().send(delivery(url.replace('http:', 'https:')));
    expect(outcome).toEqual({ kind: 'failure', reason: 'tls' });
  });

  it('[D-77] opens no connection to this machine unless its name is allowed', async () => {
    let connections = 0;
    const url = await listening((_request, response) => void response.end());
    servers[0]!.on('connection', () => (connections += 1));
    const { port } = new URL(url);
    for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', '0.0.0.0']) {
      expect(await senderTo({ allowedHosts: [] }).send(delivery(`http://${host}:${port}`))).toEqual({ kind: 'failure', reason: 'blocked' });
    }
    expect(connections).toBe(0);
  });

  it.each([
    ['100 Continue', 'HTTP/1.1 100 Continue\r\n\r\n'],
    ['102 Processing, again and again', 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(20)],
    ['103 Early Hints', 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n'],
  ])('[ADR 0103 r2] waits for the answer of a server that sends %s unasked', async (_, interim) => {
    const url = await speaking(`${interim}HTTP/1.1 201 Created\r\nContent-Length: 5\r\n\r\nheard`);
    expect(await senderTo().send(delivery(url))).toEqual({ kind: 'answer', status: 201, body: 'heard' });
  });

  it('[ADR 0103 r2] takes no interim response for an answer', async () => {
    const alone = await speaking('HTTP/1.1 100 Continue\r\n\r\n');
    expect(await senderTo({ timeoutMs: 300 }).send(delivery(alone))).toEqual({ kind: 'failure', reason: 'timeout' });
    const upgrade = await speaking('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n');
    expect(await senderTo().send(delivery(upgrade))).toEqual({ kind: 'failure', reason: 'connection' });
    const nonsense = await speaking('I am no web server\r\n\r\n');
    expect(await senderTo().send(delivery(nonsense))).toEqual({ kind: 'failure', reason: 'connection' });
  });

  it('[D-73] gives up on a name that takes too long', async () => {
    const sender = senderTo({ timeoutMs: 300, resolve: () => new Promise(() => undefined) });
    expect(await sender.send(delivery('https://shop.example/'))).toEqual({ kind: 'failure', reason: 'timeout' });
  });

  it('keeps connections open between deliveries', async () => {
    const sockets = new Set<unknown>();
    const url = await listening((request, response) => {
      sockets.add(request.socket);
      request.resume().on('end', () => response.end('ok'));
    });
    const sender = senderTo();
    for (let count = 0; count < 5; count += 1) await sender.send(delivery(url));
    expect(sockets.size).toBeLessThan(5);
  });

  it('[D-74] [ADR 0019 r1] does not wait for destinations of the same host that never answer', async () => {
    const url = await listening((request, response) => void (request.url === '/dead' || response.end('ok')));
    const sender = senderTo();
    const dead = Array.from({ length: 20 }, () => sender.send(delivery(`${url}/dead`)));
    expect(await sender.send(delivery(`${url}/well`))).toMatchObject({ status: 200 });
    sender.interrupt();
    await Promise.all(dead);
  });

  it('reports a request that was aborted as interrupted', async () => {
    const sender = senderTo();
    const url = await listening(() => sender.interrupt());
    expect(await sender.send(delivery(url))).toEqual({ kind: 'failure', reason: 'interrupted' });
  });
});
