import type { FormItem, FormStore } from '@svc/content';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { formEntity } from './content.entities';
import { withIds, withoutIds } from './keyed-things';
import { SluggedRows } from './slugged-rows';

type StoredForm = FormItem & { id: string; fields: (FormItem['fields'][number] & { id: string })[] };

/** The section `forms` of a workspace's document; fields lie within their form, with ids. */
export class PostgresFormStore implements FormStore {
  private readonly rows: SluggedRows;

  constructor(
    sql: Sql,
    workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new SluggedRows(sql, workspaceId, formEntity);
  }

  async load(slugs?: readonly string[]): Promise<FormItem[]> {
    const forms = await this.rows.load<StoredForm>(slugs);
    return forms.map(({ id: _, fields, ...form }) => ({ ...form, fields: withoutIds(fields) }));
  }

  async save(forms: readonly FormItem[]): Promise<void> {
    const idsByKey = await this.rows.keyedIds(
      'fields',
      forms.map(({ slug }) => slug),
    );
    await this.rows.save(
      forms.map((form) => ({ ...form, id: this.ids.next(), fields: withIds(form.fields, idsByKey.get(form.slug), this.ids) })),
    );
  }

  remove(slugs: readonly string[]): Promise<void> {
    return this.rows.remove(slugs);
  }
}
