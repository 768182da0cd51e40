import { noteBody, type NoteItem, type NoteStore } from '@svc/content';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { noteEntity } from './content.entities';
import { SluggedRows } from './slugged-rows';

/** The section `notes` of a workspace's document, each with the markup and reading time for readers, computed as it is saved. */
export class PostgresNoteStore implements NoteStore {
  private readonly rows: SluggedRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new SluggedRows(sql, workspaceId, noteEntity, ['shownHtml', 'readingMinutes']);
  }

  async load(slugs?: readonly string[]): Promise<NoteItem[]> {
    const notes = await this.rows.load<NoteItem & { id: string }>(slugs);
    return notes.map(({ id: _, ...note }) => note);
  }

  async save(notes: readonly NoteItem[]): Promise<void> {
    await this.rows.save(
      notes.map((note) => {
        const { bodyHtml: shownHtml, readingMinutes } = noteBody(note);
        return { ...note, id: this.ids.next(), shownHtml, readingMinutes };
      }),
    );
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.rows.remove(slugs);
  }
}
