import type { ClientBase } from 'pg';
import { byId, lookup, THIS_WORKSPACE } from '../rows/by-key';
import { forNodes, leadsToNodes, speakToNodes } from './dialect';

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

  it.each([
    'select m.id from message m join workspace_clock c on c.workspace_id = m.workspace_id where m.due_at < $1',
    'select r.id from unnest($1::uuid[]) as subject (id) join registration r on r.workspace_id = subject.workspace_id',
    'select 1',
  ])('[ADR 0169 r3] leaves a statement of several workspaces alone: %s', (text) => {
    expect(forNodes(text)).toBe(text);
  });

  it('keeps the name of a prepared statement', () => {
    const statement = { name: 'products', text: `select id from product where workspace_id = ${THIS_WORKSPACE}`, values: ['w'] };
    expect(forNodes(statement)).toEqual({ ...statement, text: 'select id from product where workspace_id = $1::uuid' });
  });
});

describe('a connection to a distributed database', () => {
  it('sends each statement in that form, with its values and callback', () => {
    const sent: unknown[][] = [];
    const client = { query: (...args: unknown[]) => sent.push(args) } as unknown as ClientBase;
    expect(leadsToNodes(client)).toBe(false);
    speakToNodes(client);
    expect(leadsToNodes(client)).toBe(true);
    const done = () => undefined;
    client.query(`select id from event where workspace_id = ${THIS_WORKSPACE}`, ['w'], done);
    const submittable = { submit: () => undefined };
    client.query(submittable as never);
    expect(sent).toEqual([['select id from event where workspace_id = $1::uuid', ['w'], done], [submittable]]);
  });
});
