import { randomUUID } from 'node:crypto';
import { aMember, aPerson, aSession, staffContract } from '@svc/staff/testing';
import { describeWithOneServer } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { PostgresAuditList } from '../access/audit';
import { createDataSource } from '../connection/data-source';
import { asNoTenant, enterTenant } from '../row-level-security/tenant-scope';
import { randomIds, useDatabase } from '../testing';
import { sqlOf } from '../work/sql';
import { memberEntity } from './staff.entities';
import { PostgresStaffReader, PostgresStaffUnitOfWork } from '.';

const database = useDatabase(10);

describe('staff on Postgres', () => {
  beforeEach(() => database.source.query('delete from staff_mail'));

  staffContract(() => ({
    work: new PostgresStaffUnitOfWork(database.sql, randomIds),
    reader: new PostgresStaffReader(database.sql),
    makeWorkspace: () => database.makeWorkspace(),
  }));
});

describeWithOneServer('staff as the service reads them', () => {
  let service: DataSource;

  beforeAll(async () => {
    service = await createDataSource({ url: database.url, poolSize: 2, applicationName: 'service', isTenantScoped: true }).initialize();
  });

  afterAll(() => service?.destroy());

  it('[ADR 0171 r1] are found over all workspaces by a request that has entered none, and by one that has entered another', async () => {
    const [work, reader] = [new PostgresStaffUnitOfWork(sqlOf(service), randomIds), new PostgresStaffReader(sqlOf(service))];
    const workspaces = [await database.makeWorkspace(), await database.makeWorkspace()];
    const [person, hash] = [aPerson(), `hash-${randomUUID()}`];
    await asNoTenant(async () => {
      await work.run(async ({ people, members, sessions }) => {
        await people.insert(person);
        for (const workspaceId of workspaces) await members.insert(aMember({ workspaceId, personId: person.id }));
        await sessions.insert(aSession({ personId: person.id }), hash);
      });
      expect(await reader.session(hash)).toMatchObject({ person });
      expect((await reader.memberships(person.id)).map(({ workspaceId }) => workspaceId).sort()).toEqual([...workspaces].sort());
      enterTenant(workspaces[0]!);
      expect(await reader.memberships(person.id)).toHaveLength(2);
      expect(await sqlOf(service).repository(memberEntity).find()).toMatchObject([{ workspaceId: workspaces[0] }]);
    });
  });

  it('[ADR 0171 r11] are named by the audit log beside the request', async () => {
    const work = new PostgresStaffUnitOfWork(database.sql, randomIds);
    const [workspaceId, personId] = [await database.makeWorkspace(), randomUUID()];
    await work.run(({ audit }) =>
      audit.record(workspaceId, { personId, requestId: 'req_1' }, [{ action: 'create', subject: { kind: 'x', ref: 'x' } }]),
    );
    const { data } = await new PostgresAuditList(database.sql).page(workspaceId, { limit: 10 });
    expect(data).toMatchObject([{ personId, requestId: 'req_1' }]);
    expect(data[0]).not.toHaveProperty('keyId', expect.anything());
  });
});
