import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

const SWEEP_MS = 50;
/** Time for which requests are still accepted after the signal to end, each as the last one of its connection, ms. */
const LINGER_MS = 500;
const LOOK_MS = 25;
/** Most connections accepted at the end, in case clients never stop connecting. */
const MOST_ACCEPTED = 1_000;
/** Time after which a connection without a request is closed, ms: fetch opens such connections in advance. */
const SILENT_MS = 1_000;

/**
 * Closes connections while the process ends. A proxy keeps connections alive, and a request that it sends on one just as this side closes
 * it is lost; a POST may not be repeated. So each response announces that its connection closes. Then waiting connections are accepted,
 * and connections are closed as they become idle. The server itself closes idle ones when it stops listening. One that stays alive after
 * its last response, or that has carried no request yet, would hold the process for a minute.
 */
@Injectable()
export class Drain implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sockets = new Set<Socket>();
  private isEnding = false;

  constructor(private readonly host: HttpAdapterHost) {}

  onApplicationBootstrap(): void {
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    this.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      if (this.isEnding) response.setHeader('Connection', 'close');
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this;
    this.isEnding = true;
    await this.linger();
    await acceptWaiting(server);
    server.close(); // Not left to Nest some turns later: the kernel resets connections accepted meanwhile.
    const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const silent = setTimeout(() => void this.endSilent(), SILENT_MS);
    server.once('close', () => {
      clearInterval(sweeping);
      clearTimeout(silent);
    });
  }

  /** Waits until no connection is open; unused ones are not waited for. */
  private async linger(): Promise<void> {
    const end = performance.now() + LINGER_MS;
    while (this.sockets.size > 0 && performance.now() < end) await pause(LOOK_MS);
  }

  /**
   * Closes connections on which nothing has arrived; the server does not count them as idle. Reads once more before: after a pause of the
   * process its timers run first, and a request may be waiting.
   */
  private async endSilent(): Promise<void> {
    await nextTurn();
    await nextTurn();
    for (const socket of this.sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  private get server(): Server {
    return this.host.httpAdapter.getHttpServer() as Server;
  }
}

/**
 * Accepts waiting connections: libuv accepts one per turn of the event loop, and the kernel resets the rest when the server stops
 * listening. Requests on open connections are read in the same turns; unread, their connections would count as idle.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let wasAccepted = true;
  const note = (): void => {
    wasAccepted = true;
  };
  server.on('connection', note);
  for (let count = 0; wasAccepted && count < MOST_ACCEPTED; count += 1) {
    wasAccepted = false;
    // The first of two turns may be the rest of the one in which the signal arrived.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
}
