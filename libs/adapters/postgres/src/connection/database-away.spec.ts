import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseAway } from './database-away';

const withCode = (code: string) => Object.assign(new Error('It failed.'), { code });

describe('a failure says that the database is away', () => {
  it.each(['08006', '53100', '53200', '53300', '57P01', '57P02', '57P03', '58030', '25006', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])(
    'by the code %s, in what TypeORM throws as well',
    (code) => {
      expect(isDatabaseAway(withCode(code))).toBe(true);
      expect(isDatabaseAway(new QueryFailedError('select 1', [], withCode(code)))).toBe(true);
    },
  );

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect', 'Query read timeout'])(
    'by the words of pg: %s',
    (message) => {
      expect(isDatabaseAway(new QueryFailedError('select 1', [], new Error(message)))).toBe(true);
    },
  );

  it('when a connection was lost between two statements of a transaction', () => {
    expect(isDatabaseAway(new QueryRunnerAlreadyReleasedError())).toBe(true);
    expect(isDatabaseAway(new QueryRunnerProviderAlreadyReleasedError())).toBe(true);
  });

  it('when the socket of a server is gone, but not when a file is', () => {
    expect(isDatabaseAway(Object.assign(withCode('ENOENT'), { syscall: 'connect' }))).toBe(true);
    expect(isDatabaseAway(Object.assign(withCode('ENOENT'), { syscall: 'open' }))).toBe(false);
  });

  it.each(['42P01', '23505', '40001', '57014', '57P04', '22P02'])('but not by %s, which is about the statement', (code) => {
    expect(isDatabaseAway(new QueryFailedError('select 1', [], withCode(code)))).toBe(false);
  });

  it.each([undefined, null, 'away', new Error('It failed.')])('but not by %s', (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
