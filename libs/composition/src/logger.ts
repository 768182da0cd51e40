import type { LoggerService } from '@nestjs/common';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { ServiceConfig } from './config';

/** One JSON line per event, on standard output unless told; keys, tokens and the values of SQL statements never reach it. */
export function createLogger(config: Pick<ServiceConfig, 'logLevel'>, processName: string, destination?: DestinationStream): Logger {
  const options = {
    name: processName,
    level: config.logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: withoutParameters },
    redact: ['authorization', '*.authorization', 'headers.authorization', 'key', '*.secret', '*.password'],
  };
  return destination ? pino(options, destination) : pino(options);
}

/** TypeORM's errors carry what a failed statement was to read or write, whole documents and people's data among it. */
function withoutParameters(error: Error): object {
  const { parameters: _, ...told } = stdSerializers.err(error);
  return told;
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
