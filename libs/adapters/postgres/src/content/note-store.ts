import { noteBody, type NoteItem, type NoteStore } from '@svc/content';
import type { StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';
import { fieldsOf, selectList } from '../rows/statements';
import { readThings, splitRow, storedNow, type ThingRow, ThingRows, type Way, WAYS, withStored } from '../rows/thing-rows';
import { noteEntity } from './content.entities';
import { sluggedTable } from './slugged-table';

const NOTES = sluggedTable(noteEntity, ['shownHtml', 'readingMinutes']);
const COLUMNS = selectList(noteEntity, { alias: 't', fields: fieldsOf(noteEntity, 'workspaceId', 'id') });

const OPEN = composed<ThingRow<NoteItem>, [Way]>('content.open_notes', WAYS, (way) => readThings(NOTES, COLUMNS, way));

/** The section `notes` of a workspace's document, each with the markup and reading time for readers, computed as it is saved. */
export class PostgresNoteStore implements NoteStore {
  private readonly rows: ThingRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new ThingRows(sql, workspaceId, NOTES);
  }

  async open(which?: Which): Promise<StoredItem<NoteItem>[]> {
    const rows = await this.rows.read(OPEN, which);
    return rows.map(splitRow).map(({ thing, columns: item }) => ({ thing, item, ids: new Map() }));
  }

  async save(notes: readonly NoteItem[], stored: readonly StoredItem<NoteItem>[] = []): Promise<StoredItem<NoteItem>[]> {
    const changes = withStored(notes, stored, ({ slug }) => slug, this.ids);
    const things = await this.rows.write(
      changes.map(({ item, ids }) => {
        const { bodyHtml: shownHtml, readingMinutes } = noteBody(item);
        return { ...item, id: ids.at(''), shownHtml, readingMinutes };
      }),
    );
    await this.rows.note(things.map(({ id }) => id));
    return storedNow(changes, things);
  }

  async remove(slugs: readonly string[]): Promise<void> {
    await this.rows.note(await this.rows.remove(slugs));
  }
}
