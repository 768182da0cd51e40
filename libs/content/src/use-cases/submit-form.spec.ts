import { randomUUID } from 'node:crypto';
import type { PublishedForm } from '../ports/submission-tx';
import { aPublishedForm } from '../testing/submission.builder';
import { InMemoryFormReader } from '../testing/in-memory-form-reader';
import { InMemoryDisk, InMemoryFileStorage } from '../testing/in-memory-files';
import { InMemorySubmissions } from '../testing/in-memory-submissions';
import { SubmitForm, type SubmitFormCommand } from './submit-form';

const workspaceId = '01890000-0000-7000-8000-000000000001';
const now = new Date('2026-03-01T12:00:00Z');

function setup(form: PublishedForm = aPublishedForm()) {
  const disk = new InMemoryDisk();
  const storage = new InMemoryFileStorage(disk);
  const submissions = new InMemorySubmissions();
  const inspector = { typeOf: async () => 'image/png' };
  const submit = new SubmitForm(
    { forms: new InMemoryFormReader(workspaceId, [form]), inspector, storage, work: submissions.work },
    { next: randomUUID },
  );
  const file = (key: string, name = 'Tear.png', bytes = Buffer.from('png')) => ({ key, name, local: disk.put(bytes) });
  const send = (fields: Partial<SubmitFormCommand> = {}) =>
    submit.execute({
      workspaceId,
      mode: 'live',
      formSlug: 'contact',
      answers: { name: 'Ada' },
      files: [],
      source: 'hosted',
      room: { inAllBytes: 100 },
      now,
      ...fields,
    });
  return { storage, submissions, file, send };
}

const withPhoto = () =>
  aPublishedForm({
    fields: [
      { key: 'name', identity: 'name' },
      { key: 'photo', type: 'file' },
    ],
  });

describe('submitting a form', () => {
  it('[decisions 3.5 PublicForm] stores the answers with their questions, and reports them', async () => {
    const { submissions, storage, send, file } = setup(withPhoto());
    const { submission } = await send({ formSlug: 'CONTACT', files: [file('photo')] });
    expect(submissions.stored).toEqual([submission]);
    expect(submission).toMatchObject({
      formSlug: 'contact',
      formName: 'Contact',
      answers: [{ key: 'name', label: 'name', type: 'text', value: 'Ada' }],
      identity: { name: 'Ada' },
      submittedAt: now,
      files: [
        {
          key: 'photo',
          label: 'photo',
          name: 'Tear.png',
          contentType: 'image/png',
          sizeBytes: 3,
          storageKey: `${workspaceId}/submissions/${submission.id}/${submission.files[0]!.id}.png`,
        },
      ],
    });
    expect([...storage.stored].map(([name, bytes]) => [name, String(bytes)])).toEqual([[submission.files[0]!.storageKey, 'png']]);
    const data = { submissionId: submission.id, formId: submission.formId, formSlug: 'contact' };
    expect(submissions.outbox.facts).toMatchObject([{ type: 'form.submitted.v1', workspaceId, mode: null, data }]);
  });

  it('judges in test mode, and stores nothing', async () => {
    const { submissions, storage, send, file } = setup(withPhoto());
    expect(await send({ mode: 'test', files: [file('photo')] })).toMatchObject({
      submission: { mode: 'test', answers: [{ value: 'Ada' }] },
      isReplay: false,
    });
    expect([submissions.stored, submissions.outbox.facts, storage.stored.size]).toEqual([[], [], 0]);
    const strict = setup(aPublishedForm({ fields: [{ key: 'name', required: true }] }));
    await expect(strict.send({ mode: 'test', answers: {} })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  describe('a form that is sent again', () => {
    const pageId = randomUUID();

    it('is stored once and reported once from the same page, and leaves no file behind', async () => {
      const { submissions, storage, send, file } = setup(withPhoto());
      const [first, ...others] = await Promise.all([0, 1, 2].map(() => send({ pageId, files: [file('photo')] })));
      expect(others).toEqual([
        { ...first, isReplay: true },
        { ...first, isReplay: true },
      ]);
      expect([submissions.stored, submissions.outbox.facts.length, [...storage.stored.keys()]]).toEqual([
        [first!.submission],
        1,
        first!.submission.files.map(({ storageKey }) => storageKey),
      ]);
    });

    it('leaves no file behind when a concurrent one is stored', async () => {
      const { submissions, storage, send, file } = setup(withPhoto());
      submissions.sentAs = () => Promise.resolve(undefined);
      const insert = submissions.insert.bind(submissions);
      submissions.insert = async (submission, sending) => (
        await insert({ ...submission, id: randomUUID(), files: [] }, sending),
        { submission, fingerprint: sending!.fingerprint }
      );
      expect(await send({ pageId, files: [file('photo')] })).toMatchObject({ isReplay: true });
      expect([storage.stored.size, submissions.outbox.facts]).toEqual([0, []]);
    });

    it.each<[string, (file: ReturnType<typeof setup>['file']) => Partial<SubmitFormCommand>]>([
      ['an answer is another', (file) => ({ pageId, answers: { name: 'Obi' }, files: [file('photo')] })],
      ['a file is another', (file) => ({ pageId, files: [file('photo', 'Tear.png', Buffer.from('another'))] })],
      ['its page was shown once more', (file) => ({ pageId: randomUUID(), files: [file('photo')] })],
      ['nothing names the page', (file) => ({ files: [file('photo')] })],
    ])('is a new submission where %s', async (_, change) => {
      const { submissions, send, file } = setup(withPhoto());
      await send({ pageId, files: [file('photo')] });
      expect(await send(change(file))).toMatchObject({ isReplay: false });
      expect([submissions.stored.length, submissions.outbox.facts.length]).toEqual([2, 2]);
    });

    it('returns the earlier submission for the same key, even when the form is closed by now', async () => {
      const { submissions, send } = setup(aPublishedForm({ closesAt: '2026-03-01T13:00:00Z' }));
      const first = await send({ idempotencyKey: 'k' });
      expect(await send({ idempotencyKey: 'k', now: new Date('2026-03-01T14:00:00Z') })).toEqual({ ...first, isReplay: true });
      expect(submissions.stored).toEqual([first.submission]);
    });

    it('is refused with the same key and other answers, and with a malformed key', async () => {
      const { submissions, send } = setup();
      await send({ idempotencyKey: 'k' });
      await expect(send({ idempotencyKey: 'k', answers: { name: 'Obi' } })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      for (const mode of ['live', 'test'] as const)
        await expect(send({ mode, idempotencyKey: '' })).rejects.toMatchObject({
          code: 'VALIDATION_ERROR',
          details: { invalid: ['Idempotency-Key'] },
        });
      expect(submissions.stored).toHaveLength(1);
    });
  });

  it('leaves no file behind when the submission cannot be stored', async () => {
    const { submissions, storage, send, file } = setup(withPhoto());
    submissions.insert = () => Promise.reject(new Error('no database'));
    await expect(send({ files: [file('photo')] })).rejects.toThrow('no database');
    expect([storage.stored.size, submissions.outbox.facts]).toEqual([0, []]);
  });

  describe('[D-110] a form with files beyond the room', () => {
    const facts = ({ submissions }: ReturnType<typeof setup>) => submissions.outbox.facts.map(({ type }) => type);

    it('is refused, leaves no file behind, and the merchant is notified once a day', async () => {
      const at = setup(withPhoto());
      const { submissions, storage, send, file } = at;
      await send({ files: [file('photo', 'a.png', Buffer.alloc(60))] });
      const later = (hours: number) =>
        send({ files: [file('photo', 'b.png', Buffer.alloc(41))], now: new Date(now.getTime() + hours * 3_600_000) });
      for (const hours of [0, 1, 23.9, 24]) await expect(later(hours)).rejects.toThrow('cannot take files now');
      expect([submissions.stored.length, storage.stored.size]).toEqual([1, 1]);
      expect(facts(at)).toEqual(['form.submitted.v1', 'form.files_full.v1', 'form.files_full.v1']);
      await send({ files: [file('photo', 'c.png', Buffer.alloc(40))] });
      await send();
      expect([submissions.stored.length, storage.stored.size]).toEqual([3, 2]);
    });

    it('is decided with the row: of two concurrent ones that fit alone, one is stored', async () => {
      const { submissions, storage, send, file } = setup(withPhoto());
      const sent = await Promise.allSettled([0, 1].map(() => send({ files: [file('photo', 'a.png', Buffer.alloc(60))] })));
      expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect([submissions.stored.length, storage.stored.size]).toEqual([1, 1]);
    });
  });

  it('names every fault at once, each with its field', async () => {
    const { submissions, send, file } = setup(
      aPublishedForm({
        fields: [
          { key: 'name', required: true },
          { key: 'mail', type: 'email' },
          { key: 'cv', type: 'file', options: { file: { accept: ['application/pdf'], maxFiles: 1, maxSizeBytes: 100 } } },
        ],
      }),
    );
    await expect(send({ answers: { mail: 'nowhere' }, files: [file('cv')] })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: {
        fields: {
          'answers.name': 'Please answer: name',
          'answers.mail': 'Give an e-mail address, such as ada@example.com. This one has no @.',
          'answers.cv': expect.stringContaining('application/pdf'),
        },
      },
    });
    expect(submissions.stored).toEqual([]);
  });

  it.each([
    ['2026-03-01T12:00:00.001Z', undefined, false],
    ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.001Z', true],
    [undefined, '2026-03-01T12:00:00.000Z', false],
  ])(
    '[decisions 3.5 PublicForm] accepts at noon the answers to a form open from %s to %s, or refuses them: %p',
    async (opensAt, closesAt, isTaken) => {
      const { send, submissions } = setup(aPublishedForm({ opensAt, closesAt }));
      const sent = send();
      if (isTaken) await sent;
      else await expect(sent).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('takes no answers now') });
      expect(submissions.stored).toHaveLength(isTaken ? 1 : 0);
    },
  );

  it('[§7 NOT_FOUND] finds no form of another workspace', async () => {
    await expect(setup().send({ workspaceId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
