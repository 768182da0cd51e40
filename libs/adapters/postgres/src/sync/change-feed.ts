import {
  ANNOUNCED_KINDS,
  type AnnouncedChange,
  type Change,
  type Changed,
  ChangeFeed,
  type ChangeKind,
  type ChangeListener,
  type ChangeLog,
  type Mode,
} from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { ChannelListener, type ChannelListenerOptions } from './channel-listener';
import type { ChannelNotification } from './session-connection';

/**
 * Channel on which `announce_access` reports settings and keys; `announce_things` reports shown things, and `announce_orders`
 * orders, by their mode.
 */
const ACCESS_CHANNEL = 'access_changed';
const THINGS_CHANNEL = 'things_changed';
const ORDERS_CHANNEL = 'orders_changed';
/** Channel on which `announce_things` reports workspaces to the release 2026-11-22, and its sequencer reports them. */
const WORKSPACE_CHANNEL = 'workspace_changed';
/** Interval of heartbeats; several fit into the time within which the feed is current. */
const HEARTBEAT_MS = 250;
/** Time after which a committed change has certainly been announced, ms: cached keys follow within a second (D-67). */
const CURRENT_MS = 750;

/** Receives the notifications of `sync_dirty`, of the sequencer and of the tables of access. */
export class PostgresChangeFeed extends ChangeFeed {
  private readonly listeners = new Set<ChangeListener>();
  private readonly channel: ChannelListener;
  private listening = false;
  /**
   * Process and workspace of the last announcement of things: the same transaction also notifies the release before, which is
   * no news.
   */
  private lastAnnouncer = '';

  constructor(options: ChannelListenerOptions) {
    super();
    const subscriber = {
      onNotification: (notification: ChannelNotification) => this.handle(notification),
      onListening: (listening: boolean) => {
        this.listening = listening;
        this.announce(undefined, 'access');
      },
    };
    this.channel = new ChannelListener(
      [THINGS_CHANNEL, WORKSPACE_CHANNEL, ORDERS_CHANNEL, ACCESS_CHANNEL],
      options,
      subscriber,
      HEARTBEAT_MS,
    );
  }

  get isLive(): boolean {
    return this.listening;
  }

  /**
   * True while notifications are current: one of a commit before a heartbeat precedes the answer to that heartbeat, on the
   * same connection.
   */
  get isCurrent(): boolean {
    return this.listening && this.channel.heardWithin(CURRENT_MS);
  }

  subscribe(listener: ChangeListener): () => void {
    const entry: ChangeListener = (...announced) => listener(...announced);
    this.listeners.add(entry);
    return () => this.listeners.delete(entry);
  }

  /** Starts to listen, and goes on until `stop`. */
  start(): void {
    this.channel.start();
  }

  stop(): Promise<void> {
    return this.channel.stop();
  }

  catchUp(): Promise<boolean> {
    return this.channel.catchUp();
  }

  private handle({ channel, payload, processId }: ChannelNotification): void {
    const [workspaceId = '', ...rest] = payload.split(' ');
    switch (channel) {
      case ACCESS_CHANNEL:
        return this.announce(workspaceId, 'access');
      case ORDERS_CHANNEL:
        return this.announce(workspaceId, 'content', thingsOf([`order_${rest[0]}`]));
      case THINGS_CHANNEL:
        this.lastAnnouncer = `${processId} ${workspaceId}`;
        return this.announce(workspaceId, 'content', thingsOf(rest));
      default:
        if (this.lastAnnouncer !== `${processId} ${workspaceId}`) this.announce(workspaceId, 'content');
    }
  }

  private announce(workspaceId: string | undefined, changed: Changed, things?: readonly AnnouncedChange[]): void {
    for (const listener of this.listeners) listener(workspaceId, changed, things);
  }
}

const KINDS: ReadonlySet<string> = new Set(ANNOUNCED_KINDS);

/**
 * Parses `kind:id` or `kind` of each; undefined where none is named, where the workspace's settings concern all of them, or
 * for a kind of a later release.
 */
function thingsOf(texts: readonly string[]): AnnouncedChange[] | undefined {
  const things = texts.map((text) => text.split(':') as [AnnouncedChange['kind'], string?]);
  if (things.length === 0 || things.some(([kind]) => kind === 'workspace' || !KINDS.has(kind))) return undefined;
  return things.map(([kind, id]) => ({ kind, id }));
}

/** Tables whose rows are things of their own, and their kind of thing. */
const KIND_OF = {
  product: 'product',
  collection: 'collection',
  event: 'event',
  form: 'form',
  data_table: 'table',
  media_catalog: 'catalog',
  folder: 'folder',
  note: 'note',
  delivery_zone: 'delivery_zone',
  discount_code: 'code',
  promoter_code: 'code',
} as const satisfies Record<string, ChangeKind>;
export type NotedTable = keyof typeof KIND_OF;

/** Notes changes in the queue `sync_dirty`, by hand. Two transactions that change one thing note it twice, so that neither waits for the other. */
export class PostgresChangeLog implements ChangeLog {
  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
  ) {}

  async record(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    await this.sql.execute(RECORD, [this.workspaceId, changes.map(({ kind }) => kind), changes.map(({ id }) => id)]);
  }

  /** Notes rows of a table, by id. */
  recordRows(table: NotedTable, ids: readonly string[]): Promise<void> {
    return this.record(ids.map((id) => ({ kind: KIND_OF[table], id })));
  }
}

const RECORD = statement('sync.record')`
  insert into sync_dirty (workspace_id, kind, id, noted_at)
  select $1, kind, id, (select real_now()) from unnest($2::text[], $3::uuid[]) as noted (kind, id)`;

/**
 * Notes, by one statement by hand, products, in this order, and then those that have one of them as an add-on, directly or through one
 * another: their views depend on these (D-132).
 */
export async function noteProducts(sql: Sql, workspaceId: string, productIds: readonly string[]): Promise<void> {
  await sql.execute(NOTE_PRODUCTS, [workspaceId, productIds]);
}

const NOTE_PRODUCTS = statement('sync.note_products')`
  insert into sync_dirty (workspace_id, kind, id, noted_at)
  select $1, 'product', id, (select real_now())
    from (select id, position from unnest($2::uuid[]) with ordinality as named (id, position)
          union all select products_linking($1, $2), null) as noted
   group by id
   order by min(position), id`;

/** The facts of a workspace that the views of its products are made with. */
interface ProductFacts {
  id: string;
  currencies: readonly string[];
  timezone: string;
}

/** Notes, by one statement by hand, every published product when the workspace's currencies or time zone are about to change: prices and days are shown by them (D-27). */
export async function noteAllProducts(sql: Sql, { id, currencies, timezone }: ProductFacts): Promise<void> {
  await sql.execute(NOTE_ALL_PRODUCTS, [id, currencies, timezone]);
}

const NOTE_ALL_PRODUCTS = statement('sync.note_all_products')`
  insert into sync_dirty (workspace_id, kind, id, noted_at)
  select p.workspace_id, 'product', p.id, (select real_now())
    from workspace w
    join product p on p.workspace_id = w.id and p.published and p.deleted_at is null
   where w.id = $1 and (w.currencies, w.timezone) is distinct from ($2::text[], $3::text)
   order by p.position, p.id`;

/** Announces that orders belong to another customer, where a trigger on another node cannot (ADR 0169 r5). */
export const announceOrders = (sql: Sql, { workspaceId, mode }: { workspaceId: string; mode: Mode }): Promise<void> =>
  announceFromHere(sql, 'orders_changed', `${workspaceId} ${mode}`);

/** Announces that the keys of a workspace changed, where a trigger on another node cannot (ADR 0169 r5). */
export const announceKeys = (sql: Sql, workspaceId: string): Promise<void> => announceFromHere(sql, 'access_changed', workspaceId);

async function announceFromHere(sql: Sql, channel: string, message: string): Promise<void> {
  if (await sql.isDistributed()) await sql.execute(ANNOUNCE, [channel, message]);
}

const ANNOUNCE = statement('sync.announce')`select announce($1, $2)`;
