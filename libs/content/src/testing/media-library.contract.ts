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

/** Tests the contract of every `MediaLibrary`. */
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

  it('returns an inserted file', async () => {
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

  it('finds a file by the slug of its shop, in any case', async () => {
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

  it('[D-143] returns the bytes of the files of a workspace, thumbnails included, within a transaction and after it', async () => {
    const { library, work, own, other } = setting;
    expect([await library.keptBytes(own.id), await library.keptBytes(other.id)]).toEqual([0, 0]);
    const file = aStoredFile({ sizeBytes: 3_000_000_000 });
    const media = await insert({ file, thumbnail: aStoredFile({ sizeBytes: 20 }) });
    await insert({ id: idOf(2), file: aStoredFile({ sizeBytes: 5 }), thumbnail: undefined });
    const within = work.run(async (tx) => {
      await tx.media.insert(aMediaFile({ workspaceId: own.id, id: idOf(3), file: aStoredFile({ sizeBytes: 7 }), thumbnail: undefined }));
      throw new Error(`${await tx.media.keptBytes(own.id)}`);
    });
    await expect(within).rejects.toThrow('3000000032');
    expect([await library.keptBytes(own.id), await library.keptBytes(other.id)]).toEqual([3_000_000_025, 0]);
    await remove(own.id, media.id);
    expect(await library.keptBytes(own.id)).toBe(5);
  });

  it('[D-143] counts concurrent uploads exactly', async () => {
    const counts = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        setting.work.run(async (tx) => {
          await tx.media.insert(
            aMediaFile({ workspaceId: setting.own.id, id: idOf(number + 1), file: aStoredFile({ sizeBytes: 1 }), thumbnail: undefined }),
          );
          return tx.media.keptBytes(setting.own.id);
        }),
      ),
    );
    expect(counts.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('does not find a removed file', async () => {
    const media = await insert();
    await remove(setting.own.id, media.id);
    expect(await setting.library.find(setting.own.id, media.id)).toBeUndefined();
  });

  it('stores nothing of a transaction that fails', async () => {
    const media = aMediaFile({ workspaceId: setting.own.id });
    const failing = setting.work.run(async (tx) => {
      await tx.media.insert(media);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await setting.library.find(setting.own.id, media.id)).toBeUndefined();
  });

  it('returns no policy of a store without a storefront, and no uses of an unused file', async () => {
    const media = await insert();
    expect(await setting.library.policyOf(setting.own.id)).toBeUndefined();
    expect(await setting.library.usesOf(setting.own.id, media.id)).toEqual([]);
  });
}
