import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseAway } from './database-away';

const withCode = (code: string) => Object.assign(new Error('It failed.'), { code });

describe('a failure', () => {
  it.each(['08006', '53100', '53200', '53300', '57P01', '57P02', '57P03', '58030', '25006', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])(
    'says by the code %s that the database is away, in what TypeORM throws as well',
    (code) => {
      expect(isDatabaseAway(withCode(code))).toBe(true);
      expect(isDatabaseAway(new QueryFailedError('select 1', [], withCode(code)))).toBe(true);
    },
  );

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect', 'Query read timeout'])(
    'says by the words of pg that the database is away: %s',
    (message) => {
      expect(isDatabaseAway(new QueryFailedError('select 1', [], new Error(message)))).toBe(true);
    },
  );

  it('says that the database is away when a connection was lost between two statements of a transaction', () => {
    expect(isDatabaseAway(new QueryRunnerAlreadyReleasedError())).toBe(true);
    expect(isDatabaseAway(new QueryRunnerProviderAlreadyReleasedError())).toBe(true);
  });

  it('says that the database is away when the socket of a server is gone, but not when a file is', () => {
    expect(isDatabaseAway(Object.assign(withCode('ENOENT'), { syscall: 'connect' }))).toBe(true);
    expect(isDatabaseAway(Object.assign(withCode('ENOENT'), { syscall: 'open' }))).toBe(false);
  });

  it.each([
    'could not commit transaction for shard 102223 on at least one active node',
    'failure on connection marked as essential: 127.0.0.1:5433',
    "failed to prepare transaction 'citus_0_4711_12_3' on host database-2:5432",
    'terminating connection due to unexpected postmaster exit',
    'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally',
  ])('says by the words of Citus that a node is away: %s', (message) => {
    const error = Object.assign(new Error(message), { code: 'XX000' });
    expect(isDatabaseAway(new QueryFailedError('select 1', [], error))).toBe(true);
    expect(isDatabaseAway(Object.assign(new Error(message), { code: '42P01' }))).toBe(false);
  });

  it('does not say by another error inside of the server that the database is away', () => {
    expect(isDatabaseAway(Object.assign(new Error('could not open relation with OID 4711'), { code: 'XX000' }))).toBe(false);
  });

  it.each(['42P01', '23505', '40001', '57014', '57P04', '22P02'])(
    'does not say by %s, which is about the statement, that the database is away',
    (code) => {
      expect(isDatabaseAway(new QueryFailedError('select 1', [], withCode(code)))).toBe(false);
    },
  );

  it.each([undefined, null, 'away', new Error('It failed.')])('does not say by %s that the database is away', (error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
