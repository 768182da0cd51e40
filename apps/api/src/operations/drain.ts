import type { Server } from 'node:http';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

const SWEEP_MS = 50;

/**
 * While the process ends, lets connections go as they fall idle: the server itself closes those that are idle when it
 * stops to listen, and one that is kept alive after its last answer would hold the process for a minute.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.once('close', () => clearInterval(sweeping));
  }
}
