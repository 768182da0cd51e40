import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import type { ServiceConfig } from './config';

/** One JSON line per event on standard output; keys and tokens never reach it. */
export function createLogger(config: Pick<ServiceConfig, 'logLevel'>, processName: string): Logger {
  return pino({
    name: processName,
    level: config.logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    redact: ['authorization', '*.authorization', 'headers.authorization', 'key', '*.secret', '*.password'],
  });
}

/** Nest's own messages through the same logger; its start-up chatter only at debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
}
