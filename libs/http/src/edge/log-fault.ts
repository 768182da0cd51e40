import { isDatabaseAway, type Logger } from '@svc/composition';
import { DomainError } from '@svc/kernel';
import type { RequestContext } from './request-context';

/** SQLSTATE of a full disk, which somebody has to empty. */
const DISK_FULL = '53100';

/** Line of the log about a request that failed with 5xx. */
export interface FaultLine {
  level: 'error' | 'warn';
  message: string;
  fields: Record<string, unknown>;
}

/**
 * Returns the line of a failed request: with the stack for a fault of the service, which somebody should look at; without it while the
 * database or a provider is away, since every request fails alike then and works again by itself (ADR 0141 r6).
 */
export function faultLineOf(error: unknown): FaultLine {
  if (error instanceof DomainError)
    return {
      level: 'warn',
      message: 'A request was refused with 503, since what it needs does not answer; clients may try again.',
      fields: { code: error.code, said: error.message },
    };
  if (!isDatabaseAway(error)) return { level: 'error', message: 'A request failed.', fields: { err: error } };
  if (stateOf(error) === DISK_FULL)
    return {
      level: 'error',
      message: 'The disk of the database is full: writes get 503 until there is room. See docs/operations.md.',
      fields: { said: String(error) },
    };
  return {
    level: 'warn',
    message: 'The database does not answer: requests get 503 until it does.',
    fields: { said: String(error) },
  };
}

/** Logs a request that failed with 5xx, and notes the fault for the line of the request, which every request has. */
export function logFault(logger: Pick<Logger, 'error' | 'warn'>, context: RequestContext, error: unknown): void {
  const { level, message, fields } = faultLineOf(error);
  if (level === 'error') context.fault = String(error);
  logger[level]({ requestId: context.requestId, ...fields }, message);
}

function stateOf(error: unknown): string | undefined {
  const { code, driverError } = Object(error) as { code?: string; driverError?: { code?: string } };
  return driverError?.code ?? code;
}
