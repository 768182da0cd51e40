import { PlainLinkSigner } from '@svc/kernel/testing';
import { MediaAddress } from '../domain/media-address';
import { type MediaFile, storageNameOf } from '../domain/media-file';
import { aMediaFile, aStoredFile, InMemoryDisk, InMemoryFileStorage, InMemoryMediaLibrary } from '../testing';
import { OpenMedia } from './open-media';
import { ReadPicture } from './read-picture';

const address = new MediaAddress('https://svc.example', new PlainLinkSigner());

/** Stores a file; returns how its picture is read by an address, its own by default. */
async function stored(facts: Partial<MediaFile> = {}, isKept = true) {
  const media = aMediaFile(facts);
  const disk = new InMemoryDisk();
  const storage = new InMemoryFileStorage(disk);
  const library = new InMemoryMediaLibrary({ ile: media.workspaceId });
  await library.insert(media);
  if (isKept) await storage.keep(storageNameOf(media, media.file), disk.put(Buffer.from('bytes')));
  const read = new ReadPicture(new OpenMedia(library, storage, address, { now: () => new Date() }), 'https://svc.example');
  return (url = address.of('ile', media, media.file)) => read.execute(url);
}

describe('reading a picture for print', () => {
  it('[decisions 3.16 media] gives the bytes of an uploaded one', async () => {
    expect(String(await (await stored())())).toBe('bytes');
  });

  it.each([
    ['that is private', { visibility: 'private' }],
    ['that is no picture', { file: aStoredFile({ mimeType: 'application/pdf' }) }],
    ['that is drawn by commands', { file: aStoredFile({ mimeType: 'image/svg+xml' }) }],
    ['that is too large', { file: aStoredFile({ sizeBytes: 9 * 1024 * 1024 }) }],
  ] as const)('gives nothing of a file %s', async (_which, facts) => {
    expect(await (await stored(facts))()).toBeUndefined();
  });

  it('gives nothing that the storage has lost', async () => {
    expect(await (await stored({}, false))()).toBeUndefined();
  });

  it.each([
    'https://elsewhere.example/logo.png',
    'https://svc.example/media/ile/nonsense/logo.png',
    'https://svc.example.evil.example/media/',
    '',
  ])('gives nothing at %p, and fetches nothing', async (url) => {
    expect(await (await stored())(url)).toBeUndefined();
  });
});
