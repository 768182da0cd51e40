import type { MediaFile } from '../domain/media-file';
import type { MediaLibrary, MediaUnitOfWork } from '../ports/media-library';
import { aMediaFile, aStoredFile } from './media-file.builder';

/** Two workspaces that hold no files yet. */
export interface MediaLibrarySetting {
  library: MediaLibrary;
  work: MediaUnitOfWork;
  own: { id: string; slug: string };
  other: { id: string; slug: string };
}

/** What every MediaLibrary does. */
export function mediaLibraryContract(open: () => Promise<MediaLibrarySetting>): void {
  let setting: MediaLibrarySetting;
  const idOf = (number: number) => `01890000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;
  const insert = async (facts: Partial<MediaFile> = {}) => {
    const media = aMediaFile({ workspaceId: setting.own.id, ...facts });
    await setting.work.run((tx) => tx.media.insert(media));
    return media;
  };

  const remove = (workspaceId: string, id: string) => setting.work.run((tx) => tx.media.remove(workspaceId, id));

  beforeEach(async () => {
    setting = await open();
  });

  it('gives back what was inserted', async () => {
    const picture = await insert();
    const document = await insert({
      id: idOf(2),
      title: 'Préis \u{1F4D5} list.pdf',
      type: 'document',
      visibility: 'private',
      thumbnail: undefined,
      file: { name: 'preis-list.pdf', mimeType: 'application/pdf', sizeBytes: 3_000_000_000, checksumSha256: 'b'.repeat(64) },
    });
    expect(await setting.library.find(setting.own.id, picture.id)).toEqual(picture);
    expect(await setting.library.find(setting.own.id, document.id)).toEqual(document);
  });

  it('finds a file by the slug of its shop, however that is written', async () => {
    const media = await insert();
    expect(await setting.library.findInShop(setting.own.slug.toUpperCase(), media.id)).toEqual(media);
    expect(await setting.library.findInShop('nowhere', media.id)).toBeUndefined();
  });

  it('[D-5] shows no workspace the files of another', async () => {
    const media = await insert();
    expect(await setting.library.find(setting.other.id, media.id)).toBeUndefined();
    expect(await setting.library.findInShop(setting.other.slug, media.id)).toBeUndefined();
    expect(await setting.library.page(setting.other.id, { limit: 10 })).toEqual({ data: [] });
    await remove(setting.other.id, media.id);
    expect(await setting.library.find(setting.own.id, media.id)).toEqual(media);
  });

  it('lists the newest first, page by page', async () => {
    for (const number of [1, 2, 3]) await insert({ id: idOf(number), file: aStoredFile({ name: `${number}.webp` }) });
    const first = await setting.library.page(setting.own.id, { limit: 2 });
    expect([first.data.map(({ id }) => id), first.next]).toEqual([[idOf(3), idOf(2)], idOf(2)]);
    const second = await setting.library.page(setting.own.id, { after: first.next, limit: 2 });
    expect([second.data.map(({ id }) => id), second.next]).toEqual([[idOf(1)], undefined]);
  });

  it('forgets a removed file', async () => {
    const media = await insert();
    await remove(setting.own.id, media.id);
    expect(await setting.library.find(setting.own.id, media.id)).toBeUndefined();
  });

  it('keeps nothing of a transaction that fails', async () => {
    const media = aMediaFile({ workspaceId: setting.own.id });
    const failing = setting.work.run(async (tx) => {
      await tx.media.insert(media);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await setting.library.find(setting.own.id, media.id)).toBeUndefined();
  });

  it('knows no policy of a store without a storefront, and nothing that shows a file nobody shows', async () => {
    const media = await insert();
    expect(await setting.library.policyOf(setting.own.id)).toBeUndefined();
    expect(await setting.library.usesOf(setting.own.id, media.id)).toEqual([]);
  });
}
