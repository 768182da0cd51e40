import { noteBody, type NoteItem, type NoteStore } from '@svc/content';
import type { IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { SluggedRows } from './slugged-rows';

const GIVEN = {
  slug: 'slug text',
  title: 'title text',
  excerpt: 'excerpt text',
  coverUrl: 'cover_url text',
  blocks: 'blocks jsonb',
  bodyHtml: 'given_html text',
  authorName: 'author_name text',
  tags: 'tags text[]',
  publishedAt: 'published_at timestamptz',
  seoTitle: 'seo_title text',
  seoDescription: 'seo_description text',
  published: 'published boolean',
  position: 'position integer',
};

const WORKED_OUT = { shownHtml: 'body_html text', readingMinutes: 'reading_minutes integer' };

/** The section `notes` of a workspace's document, each with the markup and reading time that readers get, worked out as it is saved. */
export class PostgresNoteStore implements NoteStore {
  private readonly given: SluggedRows;
  private readonly whole: SluggedRows;

  constructor(
    manager: EntityManager,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.given = new SluggedRows(manager, workspaceId, 'note', GIVEN);
    this.whole = new SluggedRows(manager, workspaceId, 'note', { ...GIVEN, ...WORKED_OUT });
  }

  async load(slugs?: readonly string[]): Promise<NoteItem[]> {
    const notes = await this.given.load<NoteItem & { id: string }>(slugs);
    return notes.map(({ id: _, ...note }) => note);
  }

  async save(notes: readonly NoteItem[]): Promise<void> {
    await this.whole.save(
      notes.map((note) => {
        const { bodyHtml: shownHtml, readingMinutes } = noteBody(note);
        return { ...note, id: this.ids.next(), shownHtml, readingMinutes };
      }),
    );
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.given.remove(slugs);
  }
}
