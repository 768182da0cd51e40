import { refOf } from '@svc/kernel';
import { OPERATOR, PlainLinkSigner } from '@svc/kernel/testing';
import { SubmissionFiles } from '../domain/submission-files';
import type { SubmissionList, SubmissionName } from '../ports/submission-tx';
import { aSubmission, InMemoryDisk, InMemoryFileStorage, InMemorySubmissions } from '../testing';
import { DeleteSubmission, FilesOfSender, PurgeOldSubmissions } from './delete-submissions';
import { OpenSubmittedFile } from './open-submitted-file';

const submission = aSubmission();
const { workspaceId, mode, id } = submission;
const [photo] = submission.files;
const noon = new Date('2026-03-01T12:00:00Z');
const links = new SubmissionFiles('https://svc.example', new PlainLinkSigner());

async function setup(now = noon) {
  const disk = new InMemoryDisk();
  const storage = new InMemoryFileStorage(disk);
  const submissions = new InMemorySubmissions();
  await submissions.insert(submission);
  await storage.keep(photo!.storageKey, disk.put(Buffer.from('a photograph')));
  const find = (name: SubmissionName) => submissions.find(name.workspaceId, name.mode, name.id);
  const list = {
    find,
    findInShop: (slug: string, name: Pick<SubmissionName, 'mode' | 'id'>) =>
      find({ workspaceId: slug === 'ile' ? workspaceId : 'other', ...name }),
  };
  const remove = new DeleteSubmission(list, submissions.work, storage);
  return {
    storage,
    submissions,
    remove,
    files: new FilesOfSender(submissions, storage),
    open: new OpenSubmittedFile(list, storage, links, { now: () => now }),
  };
}

function commandOf(link: string) {
  const { pathname, searchParams } = new URL(link);
  const [, workspaceSlug, , submissionRef, fileRef] = pathname.split('/') as [string, string, string, string, string];
  return {
    workspaceSlug,
    submissionRef,
    fileRef,
    link: { expires: Number(searchParams.get('expires')), signature: searchParams.get('signature')! },
  };
}
const link = commandOf(links.forAnHour('ile', id, photo!.id, noon));

describe('a file that came with a submission', () => {
  it('[D-1a] opens by its signed link, for an hour', async () => {
    const { file, bytes } = await (await setup(new Date('2026-03-01T12:59:59Z'))).open.execute(link);
    expect(file).toEqual(photo);
    for await (const each of bytes) expect(String(each)).toBe('a photograph');
    await expect((await setup(new Date('2026-03-01T13:00:00Z'))).open.execute(link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    { link: { expires: 4_000_000_000, signature: 'made up' } },
    { link: { ...link.link, expires: link.link.expires + 1 } },
    { workspaceSlug: 'other' },
    { submissionRef: 'nonsense' },
    { fileRef: refOf('fil', '01890000-0000-7000-8000-0000000000c2') },
  ])('[D-1a] does not open by any other: %j', async (changed) => {
    await expect((await setup()).open.execute({ ...link, ...changed })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[D-5] does not open under another shop or submission, even by a signed link', async () => {
    const { open, submissions } = await setup();
    await expect(open.execute(commandOf(links.forAnHour('other', id, photo!.id, noon)))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(open.execute(commandOf(links.forAnHour('ile', id, id, noon)))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    submissions.stored = [];
    await expect(open.execute(link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('deleting a submission', () => {
  it('deletes it with its files, and records the author', async () => {
    const { remove, submissions, storage } = await setup();
    await remove.execute({ workspaceId, mode, id, by: OPERATOR });
    expect([submissions.stored, [...storage.stored.keys()]]).toEqual([[], []]);
    expect(submissions.audit.entries).toMatchObject([
      { workspaceId, author: OPERATOR, action: 'delete', subject: { kind: 'submission', ref: refOf('sub', id), name: 'contact' } },
    ]);
  });

  it('finds no deleted submission, nor one of another workspace', async () => {
    const { remove, storage } = await setup();
    await expect(remove.execute({ workspaceId: 'other', mode, id, by: OPERATOR })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(storage.stored.size).toBe(1);
  });

  it('keeps it when its files cannot be removed, so that it can be deleted again', async () => {
    const { remove, submissions, storage } = await setup();
    storage.remove = () => Promise.reject(new Error('The disk is away.'));
    await expect(remove.execute({ workspaceId, mode, id, by: OPERATOR })).rejects.toThrow('The disk is away.');
    expect(submissions.stored).toEqual([submission]);
  });
});

describe('the files that a person sent', () => {
  const phone = '+2348031234567';
  const sender = { workspaceId, mode, emails: ['kemi@guests.example'], phones: [phone] };

  it('[D-152] are those of all submissions of their addresses, in their own workspace and mode, and are deleted again after a failure', async () => {
    const { files, submissions, storage } = await setup();
    const called = {
      ...submission,
      id: '01890000-0000-7000-8000-0000000000b3',
      identity: { phone },
      files: [{ ...photo!, storageKey: 'called' }],
    };
    const others = [
      { workspaceId: 'other' },
      { mode: 'test' as const },
      { identity: { email: 'bola@guests.example', phone } },
      { identity: {} },
    ];
    submissions.stored = [
      submission,
      called,
      ...others.map((facts, n) => ({ ...submission, id: `other ${n}`, files: [{ ...photo!, storageKey: `other ${n}` }], ...facts })),
    ];
    const keys = await files.find(sender);
    expect(keys).toEqual([photo!.storageKey, 'called']);
    const { remove } = storage;
    storage.remove = () => Promise.reject(new Error('The disk is away.'));
    await expect(files.remove(keys)).rejects.toThrow('The disk is away.');
    storage.remove = remove;
    await files.remove(keys);
    await files.remove(keys);
    expect([...storage.stored.keys()]).toEqual([]);
  });
});

describe('deleting old submissions', () => {
  it('goes on until none is left, workspace by workspace, and deletes their files', async () => {
    const { remove, submissions, storage } = await setup();
    const many = Array.from({ length: 120 }, (_, n) => aSubmission({ id: `many ${n}`, workspaceId: `shop ${n % 3}`, files: [] }));
    submissions.stored = [submission, ...many];
    const list: Pick<SubmissionList, 'expired'> = {
      expired: (now, most) => Promise.resolve(now === noon ? submissions.stored.slice(0, most) : []),
    };
    expect(await new PurgeOldSubmissions(list, remove, { now: () => noon }).execute()).toBe(121);
    expect([submissions.stored, [...storage.stored.keys()], submissions.audit.entries]).toEqual([[], [], []]);
  });
});
