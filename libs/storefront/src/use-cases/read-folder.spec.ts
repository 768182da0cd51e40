import { PlainLinkSigner } from '@svc/kernel/testing';
import { HostedAddress } from '../domain/store-profile';
import { Moment } from '../domain/moment';
import { aFileSource, aFolderSource, aStore, InMemoryContentReader } from '../testing';
import { OpenFile, ReadContent } from './read-content';

const store = aStore();
const file = aFileSource();
const uploads = {
  unlock: (slug: string, address: string, expires: number) => address.replace(`svc.example/media/${slug}/`, `unlocked.example/${expires}/`),
};

function filesAt(now: string, folder = aFolderSource({ files: [file] })) {
  const reader = new InMemoryContentReader({ id: store.workspaceId, slug: store.slug }, { folders: [folder] });
  const moment = new Moment(new Date(now));
  const signer = new PlainLinkSigner();
  const content = new ReadContent(reader, new HostedAddress('https://shop.example'), signer);
  return {
    moment,
    read: () => content.folder({ store, slug: 'press', now: moment }),
    open: new OpenFile(reader, uploads, { now: () => moment.date }, signer),
  };
}

async function linkMadeAt(now: string) {
  const { files } = await filesAt(now).read();
  const url = new URL(files[0]!.downloadUrl);
  const [, workspaceSlug, , ref] = url.pathname.split('/');
  return {
    workspaceSlug: workspaceSlug!,
    ref: ref!,
    expires: Number(url.searchParams.get('expires')),
    signature: url.searchParams.get('signature')!,
  };
}

describe('reading a folder', () => {
  it('[decisions 3.5 PublicFolder] returns its files with their total size, and its public subfolders', async () => {
    const folder = aFolderSource({
      files: [file, { ...file, sizeBytes: 500 }],
      folders: [{ id: file.id, slug: 'logos', name: 'Logos', fileCount: 3 }],
    });
    const view = await filesAt('2026-03-01T12:00:00Z', folder).read();
    expect(view).toMatchObject({ ref: expect.stringMatching(/^fld_/), fileCount: 2, totalSizeBytes: 2_500 });
    expect(view.folders).toEqual([{ ref: expect.stringMatching(/^fld_/), slug: 'logos', name: 'Logos', fileCount: 3 }]);
    expect(view.files[0]).toEqual({
      ref: expect.stringMatching(/^fil_/),
      name: 'Care guide',
      url: 'https://files.example/care.pdf',
      downloadUrl: expect.stringMatching(/^https:\/\/shop\.example\/ile\/files\/fil_\w+\?expires=\d+&signature=/),
      mimeType: 'application/pdf',
      sizeBytes: 2_000,
      checksumSha256: 'a'.repeat(64),
      sort: 0,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T03:04:05.678901Z',
    });
  });

  it('[decisions 3.5 PublicFolder] signs links that are valid for an hour', async () => {
    const link = await linkMadeAt('2026-03-01T12:00:00Z');
    expect(await filesAt('2026-03-01T12:59:59Z').open.execute(link)).toBe(file.url);
    await expect(filesAt('2026-03-01T13:05:00Z').open.execute(link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[decisions 3.16 media] opens a private upload of its own store, for as long as the link itself, and no other store’s', async () => {
    const opened = async (url: string) => {
      const shelf = aFolderSource({ files: [{ ...file, url }] });
      const link = await linkMadeAt('2026-03-01T12:00:00Z');
      return (await filesAt('2026-03-01T12:00:00Z', shelf).open.execute(link)).replace(String(link.expires), '<expires>');
    };
    expect(await opened('https://svc.example/media/ile/med_1/care.pdf')).toBe('https://unlocked.example/<expires>/med_1/care.pdf');
    expect(await opened('https://svc.example/media/other/med_1/care.pdf')).toBe('https://svc.example/media/other/med_1/care.pdf');
  });

  it('[D-30] returns the same links within five minutes, so that an unchanged folder is an unchanged response', async () => {
    expect(await linkMadeAt('2026-03-01T12:00:01Z')).toEqual(await linkMadeAt('2026-03-01T12:04:59Z'));
  });

  it.each([
    { expires: 4_000_000_000 },
    { signature: 'made up' },
    { workspaceSlug: 'other' },
    { ref: 'fil_01h455vb4pex5vsknk084sn02q' },
    { ref: 'nonsense' },
  ])('[D-1a] opens no link that was changed: %j', async (change) => {
    const link = await linkMadeAt('2026-03-01T12:00:00Z');
    await expect(filesAt('2026-03-01T12:00:00Z').open.execute({ ...link, ...change })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[decisions 3.5 PublicFolder] opens no file whose folder is no longer public', async () => {
    const link = await linkMadeAt('2026-03-01T12:00:00Z');
    const emptied = aFolderSource({ files: [] });
    await expect(filesAt('2026-03-01T12:00:00Z', emptied).open.execute(link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
