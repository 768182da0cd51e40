import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

const SWEEP_MS = 50;
/** How long requests are still taken once the process is to end, each as the last one of its connection, ms. */
const LINGER_MS = 500;
const LOOK_MS = 25;
/** Bounds how many connections are accepted at the end, should clients never cease to connect. */
const MOST_ACCEPTED = 1_000;
/** A client that has connected and sent nothing for so long does not mean to: fetch opens such connections beforehand, ms. */
const SILENT_MS = 1_000;

/**
 * While the process ends, says with each answer that its connection closes: a proxy keeps connections alive, and a request that it sends
 * on one at the moment at which this side closes it is lost; if it is a POST, the proxy may not repeat it. Then accepts the connections
 * that wait already, and lets connections go as they fall idle: the server itself closes those that are idle when it stops to listen,
 * and one that is kept alive after its last answer, or on which no request has come yet, would hold the process for a minute.
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
    server.close(); // Here and not by Nest some turns later: the kernel resets what it has accepted meanwhile.
    const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const silent = setTimeout(() => void this.endSilent(), SILENT_MS);
    server.once('close', () => {
      clearInterval(sweeping);
      clearTimeout(silent);
    });
  }

  /** Until no connection is open; those that nobody uses are not waited for any longer. */
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
 * libuv accepts one connection in a turn of the event loop, and the kernel resets those that are not accepted when the server
 * stops to listen. Requests on connections that are open are read by the same turns; unread, theirs would count as idle.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let wasAccepted = true;
  const note = (): void => {
    wasAccepted = true;
  };
  server.on('connection', note);
  for (let count = 0; wasAccepted && count < MOST_ACCEPTED; count += 1) {
    wasAccepted = false;
    // The first of two turns may be the rest of the one in which the signal came.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
}
