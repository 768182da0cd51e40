import type { ClientBase } from 'pg';
import { byId, lookup, THIS_WORKSPACE } from '../rows/by-key';
import { forNodes, leadsToNodes, speakToNodes, turnTo, withFormOnNodes } from './dialect';

describe('the form of a statement for a distributed database', () => {
  it('[ADR 0169 r3] gives the workspace of look-ups by many ids plainly', () => {
    const text = forNodes(`select p.id from ${byId('product', 'p', '$2::uuid[]')}`);
    expect(text).toContain('workspace_id = $1::uuid and id = p_id.id');
    expect(text).not.toContain(THIS_WORKSPACE);
  });

  it('[ADR 0169 r3] compares each joined table with the workspace of the statement', () => {
    const text = `select 1 from product p join variant v on v.workspace_id = p.workspace_id and v.product_id = p.id
      cross join ${lookup('counter', 'workspace_id = v.workspace_id and subject_id = v.id')} c where p.workspace_id = $1`;
    const form = forNodes(text);
    expect(form).toContain('on (v.workspace_id = $1::uuid and p.workspace_id = $1::uuid) and v.product_id = p.id');
    expect(form).toContain('where (workspace_id = $1::uuid and v.workspace_id = $1::uuid) and subject_id = v.id');
  });

  it('[ADR 0169 r3] compares rows that are joined by the id of their workspace with that of the statement', () => {
    const form = forNodes(
      `select 1 from workspace w left join storefront_document d on d.workspace_id = w.id join form f on f.workspace_id = d.workspace_id where w.id = $1`,
    );
    expect(form).toContain('on (d.workspace_id = $1::uuid and w.id = $1::uuid) join');
    expect(form).toMatch(/where w\.id = \$1$/);
  });

  it.each([
    'select m.id from message m join workspace_clock c on c.workspace_id = m.workspace_id where m.due_at < $1',
    'select r.id from unnest($1::uuid[]) as subject (id) join registration r on r.workspace_id = subject.workspace_id',
    'select 1',
  ])('[ADR 0169 r3] leaves a statement of several workspaces alone: %s', (text) => {
    expect(forNodes(text)).toBe(text);
  });

  it('[ADR 0169 r6] has another form for parts that an engine refuses', () => {
    const part = withFormOnNodes('(with recursive each as (select 1) select * from each)', '(select distinct 1)');
    expect(part).toBe('(with recursive each as (select 1) select * from each)');
    expect(forNodes(`select * from ${part} one, ${part} other`)).toBe('select * from (select distinct 1) one, (select distinct 1) other');
  });

  const SHOP = '7a0c6cb0-0000-4000-8000-000000000001';
  const JOINED = 'select a.id from unnest($1::uuid[]) as subject ("workspaceId") join attendee a on a.workspace_id = subject."workspaceId"';

  it('[ADR 0169 r6] compares rows of many workspaces with the one that its transaction is about', () => {
    expect(forNodes(JOINED, SHOP)).toContain(`on (a.workspace_id = '${SHOP}'::uuid and subject."workspaceId" = '${SHOP}'::uuid)`);
    const listed = forNodes('select id from webhook_destination where workspace_id = any ($1::uuid[])', SHOP);
    expect(listed).toBe(`select id from webhook_destination where (workspace_id = '${SHOP}'::uuid and $1::uuid[] is not null)`);
    expect(forNodes('select id from event where workspace_id = $1', SHOP)).toBe('select id from event where workspace_id = $1');
  });

  it('keeps the name of a prepared statement', () => {
    const statement = { name: 'products', text: `select id from product where workspace_id = ${THIS_WORKSPACE}`, values: ['w'] };
    expect(forNodes(statement)).toEqual({ ...statement, text: 'select id from product where workspace_id = $1::uuid' });
  });
});

/** Returns a connection, and what it was sent. */
function connection() {
  const sent: unknown[][] = [];
  class Connection {
    query(...args: unknown[]) {
      sent.push(args);
    }
  }
  return { client: new Connection() as unknown as ClientBase, sent };
}

describe('a connection to a distributed database', () => {
  it('sends each statement in that form, with its values and callback', () => {
    const { client, sent } = connection();
    expect(leadsToNodes(client)).toBe(false);
    speakToNodes(client);
    expect(leadsToNodes(client)).toBe(true);
    const done = () => undefined;
    client.query(`select id from event where workspace_id = ${THIS_WORKSPACE}`, ['w'], done);
    const submittable = { submit: () => undefined };
    client.query(submittable as never);
    expect(sent).toEqual([['select id from event where workspace_id = $1::uuid', ['w'], done], [submittable]]);
  });

  it('[ADR 0169 r6] is about one workspace until its transaction ends', () => {
    const { client, sent } = connection();
    speakToNodes(client);
    turnTo(client, '7a0c6cb0-0000-4000-8000-000000000001');
    const text = 'select id from webhook_destination where workspace_id = any ($1::uuid[])';
    for (const statement of [text, 'ROLLBACK TO SAVEPOINT one', text, 'COMMIT', text]) void client.query(statement);
    const ofOne = `select id from webhook_destination where (workspace_id = '7a0c6cb0-0000-4000-8000-000000000001'::uuid and $1::uuid[] is not null)`;
    expect(sent.flat()).toEqual([ofOne, 'ROLLBACK TO SAVEPOINT one', ofOne, 'COMMIT', text]);
  });

  it('[ADR 0169 r6] is about no workspace where it leads to one server', () => {
    const { client, sent } = connection();
    turnTo(client, '7a0c6cb0-0000-4000-8000-000000000001');
    void client.query('select id from webhook_destination where workspace_id = any ($1::uuid[])');
    expect(sent.flat()).toEqual(['select id from webhook_destination where workspace_id = any ($1::uuid[])']);
  });
});
