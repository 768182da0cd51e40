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

/** What keeping submissions comes to, wherever they are kept. */
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
  const send = (facts: Partial<Submission> = {}, as = sending) => setting.work.run(({ submissions }) => submissions.insert(aSubmission({ workspaceId: setting.own, ...facts }), as));
  const find = ({ workspaceId, mode, id }: Submission, changed: Partial<Submission> = {}) =>
    setting.find(changed.workspaceId ?? workspaceId, changed.mode ?? mode, id);

  it('gives back what was inserted', async () => {
    const full = await insert();
    const bare = await insert({ id: '01890000-0000-7000-8000-0000000000b2', answers: [], files: [], identity: {}, source: 'storefront_api' });
    expect([await find(full), await find(bare)]).toEqual([full, bare]);
  });

  it('keeps one of those that are sent under one key at the same time, and answers it to the others', async () => {
    const submission = aSubmission({ workspaceId: setting.own });
    const sent = await Promise.all([send(), send(again)]);
    const kept = [await find(submission), await find({ ...submission, ...again })].filter((each) => each !== undefined);
    const earlier = { submission: kept[0], fingerprint: sending.fingerprint };
    expect(kept).toHaveLength(1);
    expect(sent).toEqual(expect.arrayContaining([undefined, earlier]));
    const look = (key: string) => setting.work.run(({ submissions }) => submissions.sentAs(submission, key, submission.submittedAt));
    expect([await look('key 1'), await look('key 2')]).toEqual([earlier, undefined]);
  });

  it.each<[string, Partial<Submission>, typeof sending]>([
    ['another key', {}, { ...sending, key: 'key 2' }],
    ['the same key a day later', { submittedAt: new Date('2026-03-02T12:00:00.123Z') }, sending],
    ['the same key in test mode', { mode: 'test' }, sending],
  ])('keeps another under %s', async (_, facts, as) => {
    await send();
    expect(await send({ ...again, ...facts }, as)).toBeUndefined();
    const { mode, submittedAt } = aSubmission(facts);
    expect(await setting.work.run(({ submissions }) => submissions.sentAs({ workspaceId: setting.own, mode }, as.key, submittedAt))).toMatchObject({ submission: again });
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

  it('forgets what was removed, and takes a second removal for done', async () => {
    const [first, second, other] = [await insert(), await insert({ id: '01890000-0000-7000-8000-0000000000b2' }), await insert({ id: '01890000-0000-7000-8000-0000000000b3' })];
    const remove = () => setting.work.run(({ submissions }) => submissions.remove(setting.own, 'live', [first.id, second.id]));
    await remove();
    await remove();
    expect([await find(first), await find(second), await find(other)]).toEqual([undefined, undefined, other]);
  });

  it.each([true, false])('tells of a submission when it is kept, and of none that is not (kept: %p)', async (isKept) => {
    const submission = aSubmission({ workspaceId: setting.own });
    const { id: submissionId, formId, formSlug, workspaceId } = submission;
    const fact = factOf('form.submitted.v1', { id: '01890000-0000-7000-8000-0000000000d1', workspaceId, mode: null }, { submissionId, formId, formSlug });
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
