import { formItem, type PublishedForm } from '@svc/content';
import { formReaderContract, submissionsContract } from '@svc/content/testing';
import type { KnownFact } from '@svc/contracts';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { put, randomIds, useDatabase } from '../testing';
import { bindSubmissionTx, PostgresFormReader, PostgresFormStore } from '.';
import { submissionEntity } from './content.entities';

const database = useDatabase();

describe('submissions on Postgres', () => {
  submissionsContract(async () => ({
    work: new PostgresUnitOfWork(database.sql, (sql) => bindSubmissionTx(sql, randomIds)),
    own: await database.makeWorkspace(),
    other: await database.makeWorkspace(),
    find: async (workspaceId, mode, id) =>
      (await database.source.getRepository(submissionEntity).findOneBy({ workspaceId, mode, id })) ?? undefined,
    facts: (workspaceId) =>
      database.source.query<KnownFact[]>(`select id, type, workspace_id as "workspaceId", mode, data from outbox where workspace_id = $1`, [
        workspaceId,
      ]),
  }));
});

describe('forms on Postgres', () => {
  const save = (workspaceId: string, forms: readonly PublishedForm[], published = true) =>
    put(
      new PostgresFormStore(database.sql, workspaceId, randomIds),
      forms.map(({ id: _, ...form }) => formItem.parse({ ...form, published })),
    );
  const open = async (forms: readonly PublishedForm[], published = true) => {
    const own = await database.makeWorkspace();
    await save(own, forms, published);
    return { reader: new PostgresFormReader(database.sql), own, other: await database.makeWorkspace() };
  };
  formReaderContract((forms) => open(forms));

  it('[§4.1 forms] are not found before they are published', async () => {
    const { reader, own } = await open([{ id: randomIds.next(), slug: 'contact', name: 'Contact', fields: [] }], false);
    expect(await reader.published(own, 'contact')).toBeUndefined();
  });
});
