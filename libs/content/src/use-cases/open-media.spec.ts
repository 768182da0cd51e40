import { refOf } from '@svc/kernel';
import { OPERATOR, PlainLinkSigner } from '@svc/kernel/testing';
import { MediaAddress } from '../domain/media-address';
import { storageNameOf, storedFilesOf, type MediaFile } from '../domain/media-file';
import { aMediaFile, aStoredFile, InMemoryDisk, InMemoryFileStorage, InMemoryMediaLibrary } from '../testing';
import { DeleteMedia } from './open-media';
import { OpenMedia } from './open-media';

const picture = aMediaFile();
const contract = aMediaFile({
  id: '01890000-0000-7000-8000-0000000000a2',
  title: 'Contract.pdf',
  type: 'document',
  visibility: 'private',
  thumbnail: undefined,
  file: aStoredFile({ name: 'contract.pdf', mimeType: 'application/pdf' }),
});
const { workspaceId } = picture;
const noon = new Date('2026-03-01T12:00:00Z');
const address = new MediaAddress('https://svc.example', new PlainLinkSigner());

async function shop(now = noon) {
  const disk = new InMemoryDisk();
  const storage = new InMemoryFileStorage(disk);
  const library = new InMemoryMediaLibrary({ ile: workspaceId, other: 'other' });
  for (const media of [picture, contract]) {
    await library.insert(media);
    for (const file of storedFilesOf(media)) await storage.keep(storageNameOf(media, file), disk.put(Buffer.from(file.name)));
  }
  return {
    storage,
    library,
    open: new OpenMedia(library, storage, address, { now: () => now }),
    remove: new DeleteMedia(library, library.work, storage),
  };
}

function commandOf(link: string) {
  const { pathname, searchParams } = new URL(link);
  const [, , workspaceSlug, ref, name] = pathname.split('/') as [string, string, string, string, string];
  const signature = searchParams.get('signature');
  return { workspaceSlug, ref, name, ...(signature !== null && { link: { expires: Number(searchParams.get('expires')), signature } }) };
}
const linkTo = (media: MediaFile) => address.of('ile', media, media.file);

describe('opening an uploaded file', () => {
  it('[decisions 3.16 media] opens a public one and its thumbnail by their addresses', async () => {
    const { open } = await shop();
    for (const file of storedFilesOf(picture)) {
      const opened = await open.execute(commandOf(address.of('ile', picture, file)));
      expect(opened).toMatchObject({ title: 'Poster.jpg', visibility: 'public', file });
      for await (const bytes of await opened.read()) expect(String(bytes)).toBe(file.name);
    }
  });

  it('[D-1a] [decisions 3.16 media] opens a private one by a signed link, for an hour', async () => {
    const link = commandOf(address.signedForAnHour('ile', linkTo(contract), noon));
    expect((await (await shop(new Date('2026-03-01T12:59:59Z'))).open.execute(link)).file.name).toBe('contract.pdf');
    await expect((await shop(new Date('2026-03-01T13:00:00Z'))).open.execute(link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    { link: undefined },
    { link: { expires: 4_000_000_000, signature: 'made up' } },
    { link: { expires: 4_000_000_000, signature: `media:/media/ile/${refOf('med', contract.id)}/contract.pdf/1772370000` } },
    { workspaceSlug: 'other' },
    { ref: refOf('med', picture.id) },
    { ref: 'nonsense' },
    { name: 'thumb_contract.pdf' },
  ])('[D-1a] opens a private one by no altered link: %j', async (change) => {
    const link = commandOf(address.signedForAnHour('ile', linkTo(contract), noon));
    await expect((await shop()).open.execute({ ...link, ...change })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('finds nothing when the storage has lost it', async () => {
    const { open, storage } = await shop();
    storage.stored.clear();
    await expect((await open.execute(commandOf(linkTo(picture)))).read()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('signs no address outside the workspace', () => {
    for (const elsewhere of [
      'https://pictures.example/media/ile/a.jpg',
      'https://svc.example/media/other/med_1/a.pdf',
      'https://svc.example/media/',
    ]) {
      expect(address.signed('ile', elsewhere, 4_000_000_000)).toBe(elsewhere);
    }
  });
});

describe('deleting an uploaded file', () => {
  it('[decisions 3.16 media] removes its record, its thumbnail and their bytes', async () => {
    const { library, storage, remove } = await shop();
    await remove.execute({ by: OPERATOR, workspaceId, id: picture.id });
    expect(await library.find(workspaceId, picture.id)).toBeUndefined();
    expect(library.audit.entries).toEqual([
      { workspaceId, author: OPERATOR, action: 'delete', subject: { kind: 'media', ref: refOf('med', picture.id), name: 'Poster.jpg' } },
    ]);
    expect([...storage.stored.keys()]).toEqual([storageNameOf(contract, contract.file)]);
  });

  it('[decisions 3.16 media] is refused while something shows it, naming its uses', async () => {
    const { library, storage, remove } = await shop();
    library.uses.set(picture.id, ['products/tote-bag', 'storefront']);
    await expect(remove.execute({ by: OPERATOR, workspaceId, id: picture.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { fields: { 'products/tote-bag': expect.stringContaining('take it out first'), storefront: expect.any(String) } },
    });
    expect(storage.stored.size).toBe(3);
  });

  it('can be repeated after the storage failed', async () => {
    const { library, storage, remove } = await shop();
    const removal = storage.remove.bind(storage);
    storage.remove = () => Promise.reject(new Error('the storage is away'));
    await expect(remove.execute({ by: OPERATOR, workspaceId, id: picture.id })).rejects.toThrow('the storage is away');
    storage.remove = removal;
    await remove.execute({ by: OPERATOR, workspaceId, id: picture.id });
    expect(await library.find(workspaceId, picture.id)).toBeUndefined();
  });

  it('[D-5] finds nothing in another workspace', async () => {
    await expect((await shop()).remove.execute({ by: OPERATOR, workspaceId: 'other', id: picture.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
