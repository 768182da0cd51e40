import { randomUUID } from 'node:crypto';
import type { ContentReader } from '../ports/content-reader';

/** A workspace with one published thing of each kind; the folder has one file. */
export interface ContentFixture {
  reader: ContentReader;
  workspace: { id: string; slug: string };
}

/** Behaviour of every ContentReader; `open` creates a workspace in which each thing has the slug `indigo` and the file is at `fileUrl`. */
export function contentReaderContract(open: (facts: { slug: string; fileUrl: string }) => Promise<ContentFixture>): void {
  const facts = { slug: 'indigo', fileUrl: 'https://files.example/indigo.pdf' };
  let fixture: ContentFixture;
  beforeAll(async () => {
    fixture = await open(facts);
  });

  it.each(['form', 'table', 'catalog', 'folder', 'note'] as const)(
    '[D-4] [D-5] finds a %s by its slug in any case, of the asked workspace only',
    async (kind) => {
      const { reader, workspace } = fixture;
      expect(await reader[kind](workspace.id, 'INDIGO')).toMatchObject({ slug: facts.slug });
      expect(await reader[kind](workspace.id, 'ochre')).toBeUndefined();
      expect(await reader[kind](randomUUID(), 'indigo')).toBeUndefined();
    },
  );

  it('finds the address of a file by the slug of its workspace', async () => {
    const { reader, workspace } = fixture;
    const id = (await reader.folder(workspace.id, 'indigo'))!.files[0]!.id;
    expect(await reader.fileUrl(workspace.slug, id)).toBe(facts.fileUrl);
    expect(await reader.fileUrl('another', id)).toBeUndefined();
    expect(await reader.fileUrl(workspace.slug, randomUUID())).toBeUndefined();
  });
}
