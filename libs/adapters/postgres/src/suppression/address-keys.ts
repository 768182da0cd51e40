import { createHmac, randomBytes } from 'node:crypto';
import type { SealedFor, SecretBox } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

const contextOf = (workspaceId: string): SealedFor => ({ workspaceId, purpose: 'suppressed addresses' });

const KEY_BYTES = 32;
const BLOCK_BYTES = 64;

/** Key by which a workspace hashes addresses. */
export class AddressKey {
  constructor(readonly text: string) {}

  /** Returns the hash of an address, in whatever form: HMAC-SHA256 in hexadecimal. */
  hashOf(email: string): string {
    return createHmac('sha256', this.bytes).update(email.trim().toLowerCase()).digest('hex');
  }

  /** Returns the two pads of HMAC (RFC 2104) in hexadecimal, by which `hashSql` computes the same hash in a statement. */
  get pads(): [inner: string, outer: string] {
    const padOf = (byte: number) => Buffer.alloc(BLOCK_BYTES, byte).map((each, at) => each ^ (this.bytes[at] ?? 0));
    return [Buffer.from(padOf(0x36)).toString('hex'), Buffer.from(padOf(0x5c)).toString('hex')];
  }

  private get bytes(): Buffer {
    return Buffer.from(this.text, 'base64url');
  }
}

/** Returns SQL of the hash of an address, by the pads of a key; null where these are null. */
export const hashSql = (inner: string, outer: string, address: string) =>
  `encode(sha256(decode(${outer}, 'hex') || sha256(decode(${inner}, 'hex') || convert_to(lower(btrim(${address})), 'UTF8'))), 'hex')`;

interface KeyRow {
  workspaceId: string;
  sealed: string;
}

/**
 * Keys of workspaces for hashes of addresses. Each is stored encrypted, once under each secret key of the installation (D-8): a process of a
 * rotation that is under way opens it by its own, and no retired secret key is needed.
 */
export class AddressKeys {
  constructor(private readonly box: SecretBox) {}

  /** Returns the keys of those of these workspaces that have one. */
  async of(sql: Sql, workspaceIds: readonly string[]): Promise<ReadonlyMap<string, AddressKey>> {
    const rows = await sql.query(KEYS, [[...new Set(workspaceIds)]]);
    return new Map(rows.flatMap((row) => this.opened(row)));
  }

  /** Returns the key of a workspace, and makes it where there is none. Must be called in a transaction. */
  async make(sql: Sql, workspaceId: string): Promise<AddressKey> {
    const existing = (await this.of(sql, [workspaceId])).get(workspaceId);
    if (existing) return existing;
    await sql.execute(LOCK_KEY, [workspaceId]);
    const made = (await this.of(sql, [workspaceId])).get(workspaceId);
    if (made) return made;
    const key = new AddressKey(randomBytes(KEY_BYTES).toString('base64url'));
    await this.store(sql, workspaceId, key);
    return key;
  }

  /** Encrypts each key under the present secret key as well, where it is encrypted under a previous one alone. */
  async renew(sql: Sql): Promise<number> {
    const present = keyIdOf(this.box.seal('', contextOf('')));
    const rows = await sql.query(UNRENEWED, [present]);
    const keys = new Map(rows.flatMap((row) => this.opened(row)));
    for (const [workspaceId, key] of keys) await this.store(sql, workspaceId, key);
    return keys.size;
  }

  private async store(sql: Sql, workspaceId: string, key: AddressKey): Promise<void> {
    const sealed = this.box.seal(key.text, contextOf(workspaceId));
    await sql.execute(STORE, [workspaceId, keyIdOf(sealed), sealed]);
  }

  /** Returns nothing for a key that no secret key of this process opens. */
  private opened({ workspaceId, sealed }: KeyRow): [string, AddressKey][] {
    try {
      return [[workspaceId, new AddressKey(this.box.open(sealed, contextOf(workspaceId)))]];
    } catch {
      return [];
    }
  }
}

const KEYS = statement<KeyRow>('suppression.keys')`
  select workspace_id as "workspaceId", sealed from suppression_key where workspace_id = any ($1::uuid[])`;

const LOCK_KEY = statement('suppression.lock_key')`select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 152))`;

const UNRENEWED = statement<KeyRow>('suppression.unrenewed')`
  select workspace_id as "workspaceId", sealed from suppression_key k
  where not exists (select 1 from suppression_key own where own.workspace_id = k.workspace_id and own.key_id = $1)`;

const STORE = statement('suppression.store')`
  insert into suppression_key (workspace_id, key_id, sealed) values ($1, $2, $3) on conflict (workspace_id, key_id) do nothing`;

/** Returns the id of the secret key under which a text is encrypted. */
function keyIdOf(sealed: string): string {
  return sealed.split('.')[1] ?? '';
}
