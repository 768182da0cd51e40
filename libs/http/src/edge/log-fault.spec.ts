import { DomainError } from '@svc/kernel';
import { faultLineOf, logFault } from './log-fault';
import type { RequestContext } from './request-context';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('[ADR 0141 r6] the log of a request that failed', () => {
  it.each([
    ['refused', withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['cut off', new Error('Connection terminated unexpectedly')],
    ['ended', withCode('terminating connection due to administrator command', '57P01')],
    ['in a statement', Object.assign(new Error('the database system is starting up'), { driverError: { code: '57P03' } })],
    ['without an answer', new Error('Query read timeout')],
  ])('is the same warning without a stack for every request while the database is away: %s', (_, error) => {
    const { level, message, fields } = faultLineOf(error);
    expect([level, message, Object.keys(fields)]).toEqual([
      'warn',
      'The database does not answer: requests get 503 until it does.',
      ['said'],
    ]);
  });

  it('is an error when the disk of the database is full, which does not pass by itself', () => {
    expect(faultLineOf(withCode('could not extend file', '53100'))).toMatchObject({
      level: 'error',
      message: expect.stringContaining('disk'),
    });
  });

  it('is a warning when a provider does not answer', () => {
    const away = new DomainError('PROVIDER_UNAVAILABLE', 'The provider does not answer.');
    expect(faultLineOf(away)).toMatchObject({ level: 'warn', fields: { code: 'PROVIDER_UNAVAILABLE' } });
  });

  it('is an error with its stack for a fault of the service, which the line of the request names as well', () => {
    const lines: object[] = [];
    const context = { requestId: 'req_1' } as RequestContext;
    const fault = new TypeError('no such thing');
    logFault({ error: (line: object) => lines.push(line), warn: () => undefined } as never, context, fault);
    expect([lines, context.fault]).toEqual([[{ requestId: 'req_1', err: fault }], 'TypeError: no such thing']);
  });
});
