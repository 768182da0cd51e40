import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { closeAfterEarlyAnswer } from './early-answer';

const LINGER_MS = 20;

describe('[D-143] an answer that is sent before its request has come whole', () => {
  let server: Server;
  let connections: Socket[];
  let answer: RequestListener;

  beforeEach(async () => {
    connections = [];
    server = createServer((request, response) => {
      closeAfterEarlyAnswer(request, response, LINGER_MS);
      answer(request, response);
    });
    server.on('connection', (connection: Socket) => connections.push(connection));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const refuse: RequestListener = (_, response) => void response.writeHead(404, ['Content-Length', '2']).end('no');
  const open = (allowHalfOpen = false) => connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen });
  const head = (length: number, more = '') => `POST /none HTTP/1.1\r\nHost: a.example\r\nContent-Length: ${length}\r\n${more}\r\n`;
  const closed = (connection: Socket) =>
    new Promise<void>((resolve) => (connection.closed ? resolve() : connection.once('close', () => resolve())));
  /** Returns everything that is sent until the service ends the connection. */
  async function answeredTo(client: Socket): Promise<string> {
    const chunks: Buffer[] = [];
    client.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(client, 'end');
    return Buffer.concat(chunks).toString();
  }

  it('comes whole, says so, and ends the connection', async () => {
    answer = refuse;
    const client = open();
    client.write(head(100) + 'x');
    const text = await answeredTo(client);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).toMatch(/\r\nConnection: close\r\n/i);
    expect(text).toMatch(/\r\n\r\nno$/);
    await closed(connections[0]!);
  });

  it('breaks off a client that goes on sending, piece by piece', async () => {
    answer = refuse;
    const client = open(true);
    client.on('error', () => undefined);
    client.write(head(1_000_000) + 'x');
    await answeredTo(client);
    const dripping = setInterval(() => client.write('x'), 1);
    await closed(connections[0]!);
    clearInterval(dripping);
    expect(connections[0]!.bytesRead).toBeLessThan(100_000);
    client.destroy();
  });

  it('is read by a client that listens once it has sent all', async () => {
    answer = refuse;
    const size = 400_000;
    const client = open(true);
    client.write(head(size));
    client.end('x'.repeat(size));
    expect(await answeredTo(client)).toMatch(/no$/);
  });

  it('keeps the connection of complete requests, and of requests without a body', async () => {
    answer = (request, response) => {
      request.resume();
      request.on('end', () => refuse(request, response));
    };
    const client = open();
    const chunks: string[] = [];
    client.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    client.write(`${head(1)}x`);
    while (!chunks.join('').endsWith('no')) await once(client, 'data');
    client.write(`GET /none HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
    await once(client, 'end');
    const text = chunks.join('');
    expect(text.match(/HTTP\/1\.1 404/g)).toHaveLength(2);
    expect(text.split('no')[0]).not.toMatch(/Connection: close/i);
    expect(connections).toHaveLength(1);
  });
});
