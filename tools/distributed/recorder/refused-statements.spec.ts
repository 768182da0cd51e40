import { refusedStatements } from './refused-statements';

const line = (pid: number, state: string, level: string, text: string, { application = 'api', database = 'shop' } = {}) =>
  `2026-12-01 07:37:50.970 UTC [${pid}] <${state}> <${application}> <${database}> ${level}:  ${text}`;

describe('statements that servers refused', () => {
  it('are read with their reason, context and beginning, also where others write between', () => {
    const log = [
      line(1, '0A000', 'ERROR', 'complex joins are not supported'),
      line(2, '00000', 'LOG', 'checkpoint starting'),
      line(1, '0A000', 'CONTEXT', 'PL/pgSQL function book(uuid) line 4'),
      line(1, '0A000', 'STATEMENT', 'select *'),
      '\t    from product_102033 p',
      "\t   where id = '0191e1a2-0000-4000-8000-000000000001'",
    ].join('\n');
    expect(refusedStatements([log], 'shop')).toEqual([
      {
        state: '0A000',
        message: 'complex joins are not supported',
        context: 'PL/pgSQL function book(uuid) line 4',
        statement: "select * from product p where id = '…'",
        times: 1,
      },
    ]);
  });

  it('are listed once with how often they were refused, the most frequent first', () => {
    const refusal = (pid: number, text: string) => [line(pid, '42883', 'ERROR', text), line(pid, '42883', 'STATEMENT', 'select f()')];
    const log = [...refusal(1, 'no operator'), ...refusal(2, 'no function'), ...refusal(3, 'no function')].join('\n');
    expect(refusedStatements([log, log], 'shop').map(({ message, times }) => [message, times])).toEqual([
      ['no function', 4],
      ['no operator', 2],
    ]);
  });

  it('are not what one server refuses as well, what nodes do for one another, or what another database was asked', () => {
    const log = [
      line(1, '23505', 'ERROR', 'duplicate key value violates unique constraint'),
      line(2, '40P01', 'ERROR', 'deadlock detected'),
      line(3, 'SV001', 'ERROR', 'sold out'),
      line(4, 'XX000', 'ERROR', 'failed inside', { application: 'citus_internal gpid=10000000001' }),
      line(5, 'XX000', 'ERROR', 'failed inside', { database: 'other' }),
      line(6, '0A000', 'WARNING', 'not supported'),
    ].join('\n');
    expect(refusedStatements([log], 'shop')).toEqual([]);
  });

  it('cut what is long', () => {
    const log = [line(1, '0A000', 'ERROR', 'no'), line(1, '0A000', 'STATEMENT', `select ${'a, '.repeat(200)}b`)].join('\n');
    expect(refusedStatements([log], 'shop')[0]!.statement).toMatch(/^select (a, )+a?.?…$/);
  });
});
