import { DomainError, ERROR_CODES, FinalConflict } from '@svc/kernel';
import { ERROR_CATALOGUE } from './error-catalogue';
import { envelopeOf, refusalOf } from './refusal';

const secondsOf = ({ headers }: ReturnType<typeof refusalOf>) => Number(headers[headers.indexOf('Retry-After') + 1]);

describe('a refusal', () => {
  it.each(ERROR_CODES)('%s has advice of whole sentences, which names Retry-After where the request may be sent again', (code) => {
    const { advice, retryable } = ERROR_CATALOGUE[code];
    expect(advice).toMatch(/^[A-Z].*\.$/);
    expect(advice.includes('Retry-After')).toBe(retryable);
  });

  it.each(ERROR_CODES.filter((code) => ERROR_CATALOGUE[code].retryable && code !== 'RATE_LIMITED'))(
    '%s that may be tried again says after how many seconds',
    (code) => {
      expect(secondsOf(refusalOf(new DomainError(code, 'Not now.')))).toBeGreaterThanOrEqual(1);
    },
  );

  it('[D-150] is a conflict that is not to be repeated, without Retry-After, when it stays until somebody acts', () => {
    const refusal = refusalOf(new FinalConflict('This order is cancelled.', { reason: 'cancelled' }));
    expect(refusal).toMatchObject({ status: 409, headers: [] });
    expect(envelopeOf(refusal, 'req_1')).toEqual({
      error: {
        code: 'CONFLICT',
        message: 'This order is cancelled.',
        retryable: false,
        requestId: 'req_1',
        details: { reason: 'cancelled' },
      },
    });
    expect(envelopeOf(refusalOf(new DomainError('CONFLICT', 'Not now.')), 'req_1')).toMatchObject({ error: { retryable: true } });
  });

  it('[decisions 3.7 INTERNAL] says after how many seconds to try again for a fault of the service, too', () => {
    expect(secondsOf(refusalOf(new Error('Nobody thought of this.')))).toBeGreaterThanOrEqual(1);
  });

  it('is 400 VALIDATION_ERROR for a text with a NUL character that only the database has seen', () => {
    const thrown = Object.assign(new Error('unsupported Unicode escape sequence'), { code: '22P05' });
    for (const error of [thrown, Object.assign(new Error('failed'), { driverError: thrown })])
      expect(refusalOf(error)).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', message: expect.stringContaining('NUL') });
  });

  it('[ADR 0054 r1] is 503 SERVICE_UNAVAILABLE while the database is away, and reveals nothing of it', () => {
    const refusal = refusalOf(Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' }));
    expect([refusal.status, refusal.code, ERROR_CATALOGUE[refusal.code].retryable]).toEqual([503, 'SERVICE_UNAVAILABLE', true]);
    expect(refusal.message).not.toMatch(/ECONN|10\.0/);
    expect(secondsOf(refusal)).toBeGreaterThanOrEqual(1);
  });
});
