import { LineLooks, type LineLook } from '@svc/storefront';
import type { DataSource } from 'typeorm';
import { withoutNulls } from '../rows/columns-sql';

/** Looks of what is for sale, from the catalogue as it is now; by hand, for all lines at once. */
export class PostgresLineLooks extends LineLooks {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async read(workspaceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, LineLook>> {
    const rows = await this.dataSource.query<(LineLook & { id: string })[]>(LOOKS, [workspaceId, ids]);
    return new Map(rows.map(({ id, ...look }) => [id, withoutNulls<LineLook>(look)]));
  }
}

/** Of several pictures, the first that is none of a film. */
const firstOf = (media: string) => `(select url from jsonb_array_elements_text(${media}) with ordinality as each (url, place) where url !~* '\\.(mp4|webm|mov|m4v)(\\?|$)' order by place limit 1)`;

const LOOKS = `
  select p.id, coalesce(p.details ->> 'coverUrl', ${firstOf(`p.details -> 'media'`)}) as "imageUrl", null::jsonb as prices
    from product p where p.workspace_id = $1 and p.id = any ($2::uuid[])
  union all
  select v.id, ${firstOf(`v.details -> 'media'`)}, v.prices
    from variant v where v.workspace_id = $1 and v.id = any ($2::uuid[])
  union all
  select e.id, e.details ->> 'coverUrl', null
    from event e where e.workspace_id = $1 and e.id = any ($2::uuid[])
  union all
  select t.id, t.details ->> 'imageUrl', t.details -> 'prices'
    from ticket_type t where t.workspace_id = $1 and t.id = any ($2::uuid[])`;
