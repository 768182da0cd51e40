import type { SuppressedAddress, SuppressedAddresses, Suppression } from '@svc/contracts';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import type { AddressKeys } from './address-keys';
import { hashSql } from './address-keys';
import { insertRecords } from '../rows/statements';
import { suppressedAddressEntity } from './suppression.entities';

/** Suppressed addresses in their table, within one transaction. */
export class PostgresSuppressedAddresses implements SuppressedAddresses {
  /** @param keys keys of workspaces; without them none is suppressed */
  constructor(
    private readonly sql: Sql,
    private readonly keys: AddressKeys | undefined,
  ) {}

  async has({ workspaceId, what, email }: SuppressedAddress): Promise<boolean> {
    const key = (await this.keys?.of(this.sql, [workspaceId]))?.get(workspaceId);
    return key !== undefined && this.sql.repository(suppressedAddressEntity).existsBy({ workspaceId, what, hash: key.hashOf(email) });
  }

  async add({ workspaceId, what, email }: SuppressedAddress, createdAt: Date): Promise<void> {
    const key = await this.keys?.make(this.sql, workspaceId);
    if (key) await this.sql.execute(ADD, [JSON.stringify([{ workspaceId, what, hash: key.hashOf(email), createdAt }])]);
  }

  async remove({ workspaceId, what, email }: SuppressedAddress): Promise<void> {
    const key = (await this.keys?.of(this.sql, [workspaceId]))?.get(workspaceId);
    if (key) await this.sql.repository(suppressedAddressEntity).delete({ workspaceId, what, hash: key.hashOf(email) });
  }
}

const ADD = statement('suppression.add')`${insertRecords(suppressedAddressEntity)} on conflict do nothing`;

/** Returns SQL that is true for an address of a workspace that is suppressed, by the pads of the workspace's key. */
export const isSuppressed = (what: Suppression, of: { workspaceId: string; inner: string; outer: string; address: string }) => `exists (
    select 1 from suppressed_address gone
     where gone.workspace_id = ${of.workspaceId} and gone.what = '${what}' and gone.hash = ${hashSql(of.inner, of.outer, of.address)})`;

/**
 * Adds the addresses that have unsubscribed from a newsletter before there were suppressed addresses, or by a process of the release before.
 * By hand: it goes over all workspaces, each in one statement. Returns the number of addresses.
 */
export async function keepOptOuts(sql: Sql, keys: AddressKeys): Promise<number> {
  const workspaces = await sql.query(WITH_OPT_OUTS);
  let total = 0;
  for (const { id } of workspaces) {
    const key = await keys.make(sql, id);
    total += await sql.execute(KEEP_OPT_OUTS, [id, ...key.pads]);
  }
  return total;
}

const WITH_OPT_OUTS = statement<{ id: string }>('suppression.with_opt_outs')`
  select distinct workspace_id as id from subscription where mode = 'live' and kind = 'newsletter' and state = 'ended'`;

const KEEP_OPT_OUTS = statement('suppression.keep_opt_outs')`
  insert into suppressed_address (workspace_id, what, hash, created_at)
  select workspace_id, 'mailings', ${hashSql('$2::text', '$3::text', 'email')}, coalesce(ended_at, real_now())
    from subscription
   where workspace_id = $1 and mode = 'live' and kind = 'newsletter' and state = 'ended'
  on conflict do nothing
  returning 1`;
