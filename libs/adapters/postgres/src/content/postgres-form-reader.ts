import { FormReader, type FormItem, type PublishedForm } from '@svc/content';
import type { DataSource } from 'typeorm';
import { selectList, withoutNulls } from '../rows/columns-sql';
import { formEntity } from './content.entities';
import { withoutIds } from './keyed-things';

/** By hand: part of a form, prepared for whoever is about to fill it in. */
const FORM = selectList(formEntity, { fields: ['id', 'slug', 'name', 'opensAt', 'closesAt', 'fields'] });
const PUBLISHED = `select ${FORM} from form where workspace_id = $1 and lower(slug) = lower($2) and published`;

type StoredForm = PublishedForm & { fields: (FormItem['fields'][number] & { id: string })[] };

export class PostgresFormReader extends FormReader {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async published(workspaceId: string, slug: string): Promise<PublishedForm | undefined> {
    const [row] = await this.dataSource.query<object[]>(PUBLISHED, [workspaceId, slug]);
    if (!row) return undefined;
    const form = withoutNulls<StoredForm>(row);
    return { ...form, fields: withoutIds(form.fields) };
  }
}
