import { refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import {
  InMemoryDisk,
  InMemoryFileInspector,
  InMemoryFileStorage,
  InMemoryIncomingFiles,
  InMemoryMediaLibrary,
  InMemoryPictureStudio,
} from '../testing';
import { UploadMedia, type UploadMediaCommand } from './upload-media';

const workspaceId = '01890000-0000-7000-8000-000000000001';
const id = '01890000-0000-7000-8000-0000000000a1';

function setup() {
  const disk = new InMemoryDisk();
  const library = new InMemoryMediaLibrary({ shop: workspaceId });
  const ports = {
    incoming: new InMemoryIncomingFiles(disk),
    inspector: new InMemoryFileInspector(disk),
    studio: new InMemoryPictureStudio(disk),
    storage: new InMemoryFileStorage(disk),
    library,
    work: library.work,
  };
  const upload = new UploadMedia(
    ports,
    { imageBytes: 50, otherBytes: 100 },
    { next: () => id },
    { now: () => new Date('2026-03-01T12:00:00Z') },
  );
  return {
    ...ports,
    upload: (text: string, command: Partial<UploadMediaCommand> = {}) =>
      upload.execute({ by: OPERATOR, workspaceId, name: 'Poster.png', roomBytes: 1_000, body: chunks(text), ...command }),
    stored: () => Object.fromEntries([...ports.storage.stored].map(([name, bytes]) => [name.split('/').at(-1), String(bytes)])),
  };
}

async function* chunks(text: string): AsyncIterable<Uint8Array> {
  for (let start = 0; start < text.length; start += 10) yield Buffer.from(text.slice(start, start + 10));
}

describe('uploading', () => {
  it('[§2.7] converts a public picture by the store’s policy, with a thumbnail', async () => {
    const { library, upload, stored } = setup();
    library.policies.set(workspaceId, { maxDim: 900, quality: 60, format: 'avif' });
    const media = await upload('image/png of a poster');

    expect(media).toMatchObject({
      id,
      title: 'Poster.png',
      type: 'image',
      visibility: 'public',
      file: { name: 'poster.avif', mimeType: 'image/avif', width: 900 },
      thumbnail: { name: 'thumb_poster.avif', width: 480 },
    });
    expect(stored()).toEqual({ 'poster.avif': 'image/avif 900 60', 'thumb_poster.avif': 'image/avif 480 60' });
    expect(await library.find(workspaceId, id)).toEqual(media);
    expect(library.audit.entries).toEqual([
      { workspaceId, author: OPERATOR, action: 'create', subject: { kind: 'media', ref: refOf('med', id), name: 'Poster.png' } },
    ]);
  });

  it('[§2.7] has a default policy for stores without one', async () => {
    const { upload, stored } = setup();
    await upload('image/png');
    expect(stored()['poster.webp']).toBe('image/webp 2048 82');
  });

  it('[decisions 3.16 media] stores a private picture unchanged, byte for byte', async () => {
    const { upload, stored } = setup();
    const media = await upload('image/png of a poster', { visibility: 'private' });
    expect(media.file).toMatchObject({ name: 'poster.png', mimeType: 'image/png', sizeBytes: 21, width: 300, height: 200 });
    expect(media.thumbnail).toBeUndefined();
    expect(stored()).toEqual({ 'poster.png': 'image/png of a poster' });
  });

  it.each([
    ['application/pdf', 'private'],
    ['video/mp4', 'public'],
    ['audio/mpeg', 'public'],
  ])('[decisions 3.16 media] makes %s %s by default', async (type, visibility) => {
    expect(await setup().upload(type)).toMatchObject({ visibility, file: { mimeType: type } });
    expect(await setup().upload(type, { visibility: 'public' })).toMatchObject({ visibility: 'public' });
  });

  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['a picture over its limit', `image/png ${'x'.repeat(41)}`, /^A picture may have at most/],
    ['a file over its limit', `video/mp4 ${'x'.repeat(91)}`, /^A file may have at most/],
    ['an unknown type', 'application/x-sharedlib', /^The service takes no files like this one/],
    ['a damaged picture', 'image/png damaged', 'The picture is damaged.'],
  ])('refuses %s and stores nothing', async (_, text, message) => {
    const { library, upload, stored } = setup();
    await expect(upload(text)).rejects.toThrow(message);
    await expect(upload(text)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(stored()).toEqual({});
    expect(await library.page(workspaceId, { limit: 1 })).toEqual({ data: [] });
  });

  it('refuses a file that was declared as another type', async () => {
    await expect(setup().upload('application/pdf', { declaredType: 'image/png' })).rejects.toThrow(
      /sent as image\/png but is application\/pdf/,
    );
  });

  it('accepts a file of exactly its limit', async () => {
    expect((await setup().upload(`video/mp4 ${'x'.repeat(90)}`)).file.sizeBytes).toBe(100);
  });

  it('[D-143] refuses a file beyond the workspace’s room, and stores nothing of it', async () => {
    const { library, upload, stored } = setup();
    const keptBytes = async () => library.keptBytes(workspaceId);
    await upload('application/pdf of thirty by', { roomBytes: 60 });
    expect(await keptBytes()).toBe(28);
    await expect(upload('application/pdf of thirty-three b', { roomBytes: 60, name: 'Other.pdf' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining('delete some') as string,
      details: { setting: 'media.fileMiBInAll' },
    });
    expect([await keptBytes(), Object.keys(stored())]).toEqual([28, ['poster.pdf']]);
    await library.remove(workspaceId, id);
    await upload('image/png', { roomBytes: 60, visibility: 'public' });
    expect(await keptBytes()).toBe('image/webp 2048 82'.length + 'image/webp 480 82'.length);
  });

  it('[D-143] reads nothing of an upload where there is no room left', async () => {
    const { upload } = setup();
    await upload('application/pdf', { roomBytes: 15 });
    let isRead = false;
    const body = (async function* () {
      isRead = true;
      yield Buffer.from('application/pdf');
    })();
    await expect(upload('', { roomBytes: 15, body })).rejects.toThrow('may have 0 MiB together');
    expect(isRead).toBe(false);
  });

  it('leaves no bytes behind when the library cannot list them', async () => {
    const { library, upload, stored } = setup();
    library.work.run = () => Promise.reject(new Error('the database is away'));
    await expect(upload('image/png')).rejects.toThrow('the database is away');
    expect(stored()).toEqual({});
  });
});
