import { DeleteSubmission, PurgeOldSubmissions, formItem, type Submission } from '@svc/content';
import { aSubmission, InMemoryDisk, InMemoryFileStorage } from '@svc/content/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { put, randomIds, useDatabase } from '../testing';
import { bindSubmissionTx, PostgresFormStore, PostgresSubmissionList } from '.';

const database = useDatabase();
const FORM_ID = '01890000-0000-7000-8000-0000000000f1';
const OTHER_FORM_ID = '01890000-0000-7000-8000-0000000000f2';
const idOfNumber = (last: number) => `01890000-0000-7000-8000-0000000000b${last}`;

describe('submissions in a merchant’s list', () => {
  let workspaceId: string;
  let list: PostgresSubmissionList;

  beforeEach(async () => {
    workspaceId = await database.makeWorkspace();
    list = new PostgresSubmissionList(database.sql);
  });

  async function keep(last: number, facts: Partial<Submission> = {}): Promise<Submission> {
    const submission = aSubmission({ workspaceId, id: idOfNumber(last), ...facts });
    await bindSubmissionTx(database.sql, randomIds).submissions.insert(submission);
    return submission;
  }
  const answer = (value: Submission['answers'][number]['value'], key = 'message', label = 'Message') => ({
    key,
    label,
    type: 'text' as const,
    value,
  });
  const page = async (query: object = {}) => {
    const { data, next } = await list.page(workspaceId, { mode: 'live', limit: 10, ...query });
    return { ids: data.map(({ id }) => id), next };
  };

  it('reads one whole, of one workspace and mode', async () => {
    const submission = await keep(1);
    expect(await list.find(submission)).toEqual(submission);
    expect(await list.find({ ...submission, mode: 'test' })).toBeUndefined();
    expect(await list.find({ ...submission, workspaceId: await database.makeWorkspace() })).toBeUndefined();
    expect(await list.findInShop(`W-${workspaceId}`, submission)).toEqual(submission);
    expect(await list.findInShop('elsewhere', submission)).toBeUndefined();
  });

  it('[D-5, D-6] lists those of one workspace, newest first, page by page', async () => {
    for (const last of [1, 2, 3]) await keep(last);
    await keep(4, { workspaceId: await database.makeWorkspace() });
    await keep(5, { mode: 'test' });
    expect(await page()).toEqual({ ids: [3, 2, 1].map(idOfNumber), next: undefined });
    expect(await page({ limit: 2 })).toEqual({ ids: [3, 2].map(idOfNumber), next: idOfNumber(2) });
    expect(await page({ limit: 2, after: idOfNumber(2) })).toEqual({ ids: [idOfNumber(1)], next: undefined });
  });

  it('[D-5, D-6] reads all that one e-mail sent, oldest first', async () => {
    const identity = { email: 'bola@guests.example' };
    const [second, first] = [await keep(2, { identity }), await keep(1, { identity: { ...identity, name: 'Bọ́lá' } })];
    await keep(3);
    await keep(4, { identity: { name: 'bola@guests.example' } });
    await keep(5, { identity, mode: 'test' });
    await keep(6, { identity, workspaceId: await database.makeWorkspace() });
    expect(await list.sentBy(workspaceId, 'live', { emails: ['bola@guests.example'], phones: [] })).toEqual([first, second]);
  });

  it('[D-152] reads what a phone number sent that gave no e-mail', async () => {
    const phone = '+2348031234567';
    const sent = await keep(1, { identity: { phone } });
    await keep(2, { identity: { phone, email: 'bola@guests.example' } });
    expect(await list.sentBy(workspaceId, 'live', { emails: [], phones: [phone] })).toEqual([sent]);
  });

  describe('submissions after the days for which their workspace keeps them', () => {
    const DAY_MS = 86_400_000;
    const { submittedAt } = aSubmission();
    const keepFor = (keepDays: number | null | undefined, of = workspaceId) =>
      database.source.query(`update workspace set settings = $2 where id = $1`, [of, { forms: { keepDays } }]);
    const stored = async () => {
      const disk = new InMemoryDisk();
      const storage = new InMemoryFileStorage(disk);
      for (const { storageKey } of aSubmission().files) await storage.keep(storageKey, disk.put(Buffer.from('a photograph')));
      return storage;
    };
    const purge = (storage: InMemoryFileStorage, days: number, lateMs = 0) => {
      const work = new PostgresUnitOfWork(database.sql, (sql) => bindSubmissionTx(sql, randomIds));
      return new PurgeOldSubmissions(list, new DeleteSubmission(list, work, storage), {
        now: () => new Date(submittedAt.getTime() + days * DAY_MS + lateMs),
      }).execute();
    };
    afterEach(() => keepFor(null));

    it('are deleted with their files, each workspace by its own number', async () => {
      const [other, storage] = [await database.makeWorkspace(), await stored()];
      await keepFor(30);
      await keepFor(60, other);
      const stay = [
        await keep(2, { files: [], submittedAt: new Date(submittedAt.getTime() + 1) }),
        await keep(3, { files: [], workspaceId: other }),
      ];
      await keep(1);
      expect([await purge(storage, 30, -1), storage.stored.size]).toEqual([0, 1]);
      expect([await purge(storage, 30), storage.stored.size]).toEqual([1, 0]);
      expect((await page()).ids).toEqual([idOfNumber(2)]);
      expect(await Promise.all(stay.map((each) => list.find(each)))).toEqual(stay);
      await keepFor(null, other);
    });

    it('[D-110] stay permanently where it says so, and for 365 days where it says nothing', async () => {
      await database.source.query(`update workspace set settings = '{"forms": {"keepDays": null}}'`);
      await keep(1);
      expect(await purge(await stored(), 10_000)).toBe(0);
      expect((await page()).ids).toEqual([idOfNumber(1)]);
      await keepFor(undefined);
      expect([await purge(await stored(), 365, -1), await purge(await stored(), 365)]).toEqual([0, 1]);
    });
  });

  it('finds those of a form, since a moment, with a text in an answer or the sender’s name', async () => {
    await keep(1, { formId: OTHER_FORM_ID, answers: [answer('Kaftan, 50% off?')], identity: {} });
    await keep(2, {
      answers: [answer(['Indigo', 'Ochre'])],
      identity: { name: 'Bọ́lá Adé' },
      submittedAt: new Date('2026-03-02T00:00:00Z'),
    });
    expect((await page({ formId: OTHER_FORM_ID })).ids).toEqual([idOfNumber(1)]);
    expect((await page({ since: new Date('2026-03-02T00:00:00Z') })).ids).toEqual([idOfNumber(2)]);
    for (const [search, ids] of [
      ['KAFTAN', [1]],
      ['50%', [1]],
      ['0_ off', []],
      ['adé', [2]],
      ['ochre', [2]],
      ['message', []],
    ] as const) {
      expect({ search, ids: (await page({ search })).ids }).toEqual({ search, ids: ids.map(idOfNumber) });
    }
  });

  describe('the list by form', () => {
    const save = (slug: string, keys: readonly string[]) => {
      const fields = [
        { key: 'top', label: 'Hello', type: 'heading' as const },
        ...keys.map((key) => ({ key, label: `Asked ${key}`, type: 'text' as const })),
      ];
      return put(new PostgresFormStore(database.sql, workspaceId, randomIds), [formItem.parse({ slug, name: slug, fields })]);
    };
    const made = async () =>
      (await database.source.query<{ id: string }[]>(`select id from form where workspace_id = $1`, [workspaceId]))[0]!.id;

    it('finds an existing one by id and slug, and a deleted one by its newest submission', async () => {
      await keep(1, { formId: FORM_ID, formSlug: 'gone' });
      await keep(2, { formId: OTHER_FORM_ID, formSlug: 'gone' });
      expect(await list.form(workspaceId, { slug: 'GONE' })).toEqual({ id: OTHER_FORM_ID, slug: 'gone' });
      expect(await list.form(workspaceId, { id: FORM_ID })).toEqual({ id: FORM_ID, slug: 'gone' });
      await save('gone', []);
      expect(await list.form(workspaceId, { slug: 'gone' })).toEqual({ id: await made(), slug: 'gone' });
      expect(await list.form(workspaceId, { slug: 'never' })).toBeUndefined();
      expect(await list.form(await database.makeWorkspace(), { slug: 'gone' })).toBeUndefined();
    });

    it('lists its present questions, in order, and then its former ones, by their last label', async () => {
      await save('contact', ['size', 'name']);
      const formId = await made();
      await keep(1, { formId, answers: [answer('x', 'name', 'Your name'), answer('y', 'before', 'Once')], files: [] });
      await keep(2, { formId, answers: [answer('y', 'before', 'Before')] });
      await keep(3, { formId, mode: 'test', answers: [answer('z', 'tried', 'Tried')], files: [] });
      expect(await list.questions(workspaceId, 'live', formId)).toEqual([
        { key: 'size', label: 'Asked size' },
        { key: 'name', label: 'Asked name' },
        { key: 'before', label: 'Before' },
        { key: 'photo', label: 'A photograph' },
      ]);
      expect(await list.questions(await database.makeWorkspace(), 'live', formId)).toEqual([]);
    });
  });
});
