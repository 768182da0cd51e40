import { factOf, type KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Submission } from '../domain/submission';
import type { SubmissionUnitOfWork } from '../ports/submission-tx';
import { aSubmission } from './submission.builder';

/** Two workspaces without submissions. */
export interface SubmissionsSetting {
  work: SubmissionUnitOfWork;
  own: string;
  other: string;
  find(workspaceId: string, mode: Mode, id: string): Promise<Submission | undefined>;
  facts(workspaceId: string): Promise<KnownFact[]>;
}

/** Tests the contract of every adapter that stores submissions. */
export function submissionsContract(open: () => Promise<SubmissionsSetting>): void {
  let setting: SubmissionsSetting;

  beforeEach(async () => {
    setting = await open();
  });

  const insert = async (facts: Partial<Submission> = {}) => {
    const submission = aSubmission({ workspaceId: setting.own, ...facts });
    await setting.work.run(({ submissions }) => submissions.insert(submission));
    return submission;
  };
  const sending = { key: 'key 1', fingerprint: 'f'.repeat(64) };
  const again = { id: '01890000-0000-7000-8000-0000000000b2' };
  const send = (facts: Partial<Submission> = {}, as = sending) =>
    setting.work.run(({ submissions }) => submissions.insert(aSubmission({ workspaceId: setting.own, ...facts }), as));
  const find = ({ workspaceId, mode, id }: Submission, changed: Partial<Submission> = {}) =>
    setting.find(changed.workspaceId ?? workspaceId, changed.mode ?? mode, id);

  it('returns an inserted submission', async () => {
    const full = await insert();
    const bare = await insert({
      id: '01890000-0000-7000-8000-0000000000b2',
      answers: [],
      files: [],
      identity: {},
      source: 'storefront_api',
    });
    expect([await find(full), await find(bare)]).toEqual([full, bare]);
  });

  it('stores one of concurrent sendings under one key, and returns it to the others', async () => {
    const submission = aSubmission({ workspaceId: setting.own });
    const sent = await Promise.all([send(), send(again)]);
    const stored = [await find(submission), await find({ ...submission, ...again })].filter((each) => each !== undefined);
    const earlier = { submission: stored[0], fingerprint: sending.fingerprint };
    expect(stored).toHaveLength(1);
    expect(sent).toEqual(expect.arrayContaining([undefined, earlier]));
    const sentUnder = (key: string) => setting.work.run(({ submissions }) => submissions.sentAs(submission, key, submission.submittedAt));
    expect([await sentUnder('key 1'), await sentUnder('key 2')]).toEqual([earlier, undefined]);
  });

  it.each<[string, Partial<Submission>, typeof sending]>([
    ['another key', {}, { ...sending, key: 'key 2' }],
    ['the same key a day later', { submittedAt: new Date('2026-03-02T12:00:00.123Z') }, sending],
    ['the same key in test mode', { mode: 'test' }, sending],
  ])('keeps another under %s', async (_, facts, as) => {
    await send();
    expect(await send({ ...again, ...facts }, as)).toBeUndefined();
    const { mode, submittedAt } = aSubmission(facts);
    expect(
      await setting.work.run(({ submissions }) => submissions.sentAs({ workspaceId: setting.own, mode }, as.key, submittedAt)),
    ).toMatchObject({ submission: again });
  });

  it('[D-5, D-6] keeps workspaces and modes apart', async () => {
    const submission = await insert();
    expect(await find(submission, { workspaceId: setting.other })).toBeUndefined();
    expect(await find(submission, { mode: 'test' })).toBeUndefined();
    expect(await send({ ...again, workspaceId: setting.other })).toBeUndefined();
    await setting.work.run(({ submissions }) => submissions.remove(setting.other, 'live', [submission.id]));
    await setting.work.run(({ submissions }) => submissions.remove(setting.own, 'test', [submission.id]));
    expect(await find(submission)).toEqual(submission);
  });

  it('does not find a removed submission, and accepts a second removal', async () => {
    const [first, second, other] = [
      await insert(),
      await insert({ id: '01890000-0000-7000-8000-0000000000b2' }),
      await insert({ id: '01890000-0000-7000-8000-0000000000b3' }),
    ];
    const remove = () => setting.work.run(({ submissions }) => submissions.remove(setting.own, 'live', [first.id, second.id]));
    await remove();
    await remove();
    expect([await find(first), await find(second), await find(other)]).toEqual([undefined, undefined, other]);
  });

  describe('[D-110] the files of all of them', () => {
    const bytes = (workspaceId = setting.own) => setting.work.run(({ submissions }) => submissions.fileBytes(workspaceId));
    const [file] = aSubmission().files;
    const idOf = (last: number) => `01890000-0000-7000-8000-0000000000c${last}`;
    const insertWith = (last: number, sizes: readonly number[], most = Infinity) =>
      setting.work.run(async ({ submissions }) => {
        await submissions.insert(
          aSubmission({ workspaceId: setting.own, id: idOf(last), files: sizes.map((sizeBytes) => ({ ...file!, sizeBytes })) }),
        );
        if ((await submissions.fileBytes(setting.own)) > most) throw new Error('full');
      });

    it('are counted to the byte, with removals, retries and rollbacks', async () => {
      expect(await bytes()).toBe(0);
      await insertWith(1, [1_000, 50]);
      await insertWith(2, []);
      await insertWith(3, [7]);
      await send({ id: idOf(4), files: [{ ...file!, sizeBytes: 500 }] });
      await send({ id: idOf(5), files: [{ ...file!, sizeBytes: 500 }] });
      await expect(insertWith(6, [3], 0)).rejects.toThrow('full');
      expect([await bytes(), await bytes(setting.other)]).toEqual([1_557, 0]);
      await setting.work.run(({ submissions }) => submissions.remove(setting.own, 'live', [idOf(1), idOf(2), idOf(9)]));
      expect(await bytes()).toBe(507);
    });

    it('never exceed the room under concurrent sendings', async () => {
      const sent = await Promise.allSettled([1, 2, 3, 4, 5].map((last) => insertWith(last, [100], 250)));
      expect([sent.filter(({ status }) => status === 'fulfilled').length, await bytes()]).toEqual([2, 200]);
    });

    it('are reported once a day when there is no room', async () => {
      const note = (hours: number, workspaceId = setting.own) =>
        setting.work.run(({ submissions }) => submissions.noteFull(workspaceId, new Date(Date.UTC(2026, 2, 1, hours))));
      expect([await note(0), await note(23), await note(0, setting.other), await note(24), await note(47)]).toEqual([
        true,
        false,
        true,
        true,
        false,
      ]);
      await insertWith(1, [5]);
      expect(await bytes()).toBe(5);
    });
  });

  it.each([true, false])('reports a submission when it is stored, and none that is not (stored: %p)', async (isKept) => {
    const submission = aSubmission({ workspaceId: setting.own });
    const { id: submissionId, formId, formSlug, workspaceId } = submission;
    const fact = factOf(
      'form.submitted.v1',
      { id: '01890000-0000-7000-8000-0000000000d1', workspaceId, mode: null },
      { submissionId, formId, formSlug },
    );
    const done = setting.work.run(async ({ submissions, outbox }) => {
      await submissions.insert(submission);
      await outbox.append([fact]);
      if (!isKept) throw new Error('never mind');
    });
    await done.catch(() => undefined);
    expect(await find(submission)).toEqual(isKept ? submission : undefined);
    expect(await setting.facts(setting.own)).toEqual(isKept ? [fact] : []);
  });
}
