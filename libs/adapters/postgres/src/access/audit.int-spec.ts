import { randomUUID } from 'node:crypto';
import { AuditList } from '@svc/access';
import { type AuditedChange, uuidAt } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { PostgresAuditList, PostgresAuditTrail } from '..';
import { sqlOf } from '../work/sql';

let database: TestDatabase;
let dataSource: DataSource;
let log: AuditList;
let last = 0;
const ids = {
  next: () => {
    last += 1;
    return `01900000-0000-7000-8000-${String(last).padStart(12, '0')}`;
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 2, applicationName: 'audit' }).initialize();
  log = new PostgresAuditList(sqlOf(dataSource));
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

async function makeWorkspace(): Promise<string> {
  const id = randomUUID();
  await dataSource.query(`insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'New', 'UTC', '{NGN}')`, [
    id,
    `w-${id}`,
  ]);
  return id;
}

const aChange = (name: string, overrides: Partial<AuditedChange> = {}): AuditedChange => ({
  action: 'change',
  subject: { kind: 'note', ref: `not_${name}`, name },
  ...overrides,
});
const trail = () => new PostgresUnitOfWork(sqlOf(dataSource), (sql) => new PostgresAuditTrail(sql, ids));
const record = (workspaceId: string, changes: AuditedChange[], by = OPERATOR) => trail().run((tx) => tx.record(workspaceId, by, changes));

describe('the audit log on Postgres', () => {
  it('stores who wrote what, which fields, and by which request', async () => {
    const [workspaceId, keyId] = [await makeWorkspace(), randomUUID()];
    await record(workspaceId, [aChange('a', { fields: ['title', 'tags'], details: { reason: 'Typo', from: 1, to: null } })], {
      keyId,
      requestId: 'req_1',
    });
    const { data } = await log.page(workspaceId, { limit: 10 });
    expect(data).toEqual([
      {
        id: expect.any(String) as string,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/) as string,
        keyId,
        requestId: 'req_1',
        action: 'change',
        subject: { kind: 'note', ref: 'not_a', name: 'a' },
        fields: ['title', 'tags'],
        details: { reason: 'Typo', from: 1, to: null },
      },
    ]);
  });

  it('is read newest first, page by page, and by subject', async () => {
    const workspaceId = await makeWorkspace();
    await record(
      workspaceId,
      Array.from({ length: 2_500 }, (_, index) => aChange(`n${index}`)),
    );
    const first = await log.page(workspaceId, { limit: 2 });
    const second = await log.page(workspaceId, { limit: 2, after: first.next });
    expect([...first.data, ...second.data].map(({ subject }) => subject.name)).toEqual(['n2499', 'n2498', 'n2497', 'n2496']);
    expect((await log.page(workspaceId, { limit: 2, subjectRef: 'not_n7' })).data).toMatchObject([{ subject: { name: 'n7' } }]);
  });

  it('contains nothing of work that was undone', async () => {
    const workspaceId = await makeWorkspace();
    const failed = trail().run(async (tx) => {
      await tx.record(workspaceId, OPERATOR, [aChange('a')]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await log.page(workspaceId, { limit: 10 })).toEqual({ data: [] });
  });

  it('is kept until a moment of the real clock, without an end unless it is purged, and deleted oldest first, some at a time', async () => {
    const [mine, yours] = [await makeWorkspace(), await makeWorkspace()];
    await record(mine, [aChange('a'), aChange('b')]);
    await record(yours, [aChange('c')]);
    await dataSource.query(
      `insert into audit_entry (workspace_id, id, request_id, action, subject_kind, subject_ref, fields) values ($1, $2, 'req_1', 'change', 'note', 'not_d', '{}')`,
      [mine, uuidAt(new Date('2027-01-01'))],
    );
    expect(await log.purge(new Date('2025-01-01'), 10_000)).toBeGreaterThanOrEqual(3);
    expect(
      [await log.page(mine, { limit: 10 }), await log.page(yours, { limit: 10 })].map(({ data }) => data.map(({ subject }) => subject.ref)),
    ).toEqual([['not_d'], []]);
    await record(yours, [aChange('e'), aChange('f'), aChange('g')]);
    expect(await log.purge(new Date('2025-01-01'), 2)).toBe(2);
    expect((await log.page(yours, { limit: 10 })).data.map(({ subject }) => subject.name)).toEqual(['g']);
  });

  it('[D-5] is each workspace’s own', async () => {
    const [mine, yours] = [await makeWorkspace(), await makeWorkspace()];
    await record(mine, [aChange('a')]);
    expect((await log.page(yours, { limit: 10 })).data).toEqual([]);
  });
});
