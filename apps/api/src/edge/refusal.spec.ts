import { DomainError, ERROR_CODES } from '@svc/kernel';
import { ERROR_CATALOGUE, refusalOf } from './refusal';

const secondsOf = ({ headers }: ReturnType<typeof refusalOf>) => Number(headers[headers.indexOf('Retry-After') + 1]);

describe('a refusal', () => {
  it.each(ERROR_CODES.filter((code) => ERROR_CATALOGUE[code].retryable && code !== 'RATE_LIMITED'))('%s that may be tried again says after how many seconds', (code) => {
    expect(secondsOf(refusalOf(new DomainError(code, 'Not now.')))).toBeGreaterThanOrEqual(1);
  });

  it('[decisions 3.7 INTERNAL] for a fault of the service says so, too', () => {
    expect(secondsOf(refusalOf(new Error('The database is away.')))).toBeGreaterThanOrEqual(1);
  });
});
