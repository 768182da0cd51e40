import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { ServiceConfig } from '../config/config';
import { isRefusal } from '../config/refusals';
import { BufferedOutput } from './buffered-output';
import { RepetitionLog } from './repetition-log';

/**
 * Returns a logger that writes one JSON line per event to standard output; keys, tokens and buyers' data never reach it. A repeated warning
 * or error is written once a minute, with its count (ADR 0141).
 */
export function createLogger(
  config: Pick<ServiceConfig, 'logLevel'>,
  processName: string,
  destination: DestinationStream = BufferedOutput.ofProcess(),
  repetitions = RepetitionLog.ofProcess(),
): Logger {
  const options = {
    name: processName,
    level: config.logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: withoutParticulars },
    hooks: { logMethod: repetitions.hook },
    redact: ['authorization', '*.authorization', 'headers.authorization', 'key', '*.secret', '*.password'],
  };
  return pino(options, destination);
}

/**
 * Returns an error's own message, with the statement of a failed one. Not its other fields: those of a database error hold the statement's
 * parameters.
 */
function withoutParticulars(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, code, query, cause } = error as Error & { code?: string; query?: string };
  return { type: name, message, code, query, stack, cause: cause === undefined ? undefined : withoutParticulars(cause) };
}

/**
 * Writes Nest's own messages to the same logger: its start-up messages only at debug, and no refused start, which standard error reports.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    if (isRefusal(message)) return;
    this.logger.error({ context, stack }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
}
