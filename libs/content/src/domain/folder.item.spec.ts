import { aRuleScope } from '@svc/contracts/testing';
import { checkFolder, checkFolders } from './folder.item';
import { folderItem, type FolderItem } from './folder.item';

function folder(slug: string, fields: object = {}): FolderItem {
  return folderItem.parse({ slug, name: slug, ...fields });
}

describe('a folder', () => {
  it('has keys of its own for its files', () => {
    const file = {
      key: 'f',
      name: 'F',
      url: 'https://a.example/f',
      mimeType: 'application/pdf',
      sizeBytes: 1,
      checksumSha256: 'a'.repeat(64),
    };
    expect(checkFolder(folder('press', { files: [file, file] }), aRuleScope()).map(({ path }) => path)).toEqual(['files[1].key']);
  });

  it('[decisions 3.5 PublicFolder] lies in a folder that exists', () => {
    const logos = folder('logos', { parentSlug: 'press' });
    expect(checkFolder(logos, aRuleScope()).map(({ path }) => path)).toEqual(['parentSlug']);
    expect(checkFolder(logos, aRuleScope('folder:press'))).toEqual([]);
  });

  it('[decisions 3.5 PublicFolder] never lies within itself', () => {
    const folders = [folder('a', { parentSlug: 'b' }), folder('b', { parentSlug: 'a' }), folder('c', { parentSlug: 'a' }), folder('d')];
    expect(checkFolders(folders).map(({ path }) => path)).toEqual(['[0].parentSlug', '[1].parentSlug']);
  });
});
