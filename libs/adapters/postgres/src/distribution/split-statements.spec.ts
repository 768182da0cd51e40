import { splitStatements, withoutComments } from './split-statements';

describe('the statements of a text', () => {
  it('are separated by semicolons, without empty ones', () => {
    expect(splitStatements('create table a (id int);\n create index b on a (id);\n;')).toEqual([
      'create table a (id int)',
      'create index b on a (id)',
    ]);
    expect(splitStatements(' \n-- nothing yet;\n')).toEqual([]);
  });

  it.each([
    `insert into note (body) values ('one; two', 'it''s; done')`,
    `create function f() returns void language plpgsql as $$ begin perform 1; perform 2; end $$`,
    `create function f() returns text language sql as $body$ select $$ ; $$ $body$`,
    `-- first; second\ncreate table "a;b" (id int)`,
    `select 1 /* one; two */ + 2`,
  ])('are one where it is in a string, a name, a body or a comment: %s', (statement) => {
    expect(splitStatements(`${statement}; select 2`)).toEqual([statement, 'select 2']);
  });

  it('lose their comments, but nothing of their strings', () => {
    expect(withoutComments(`select '--', /* all */ 1 -- end`).trim()).toBe(`select '--',   1`);
  });
});
