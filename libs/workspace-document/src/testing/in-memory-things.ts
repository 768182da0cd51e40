import type { StoredItem, Thing } from '@svc/contracts';
import { identityOf, knownThings } from '../domain/contents';
import type { NestedIds } from '../domain/item';
import type { DocumentItem, NestedRefs } from '../domain/section';
import { addressedAs, ITEM_SECTIONS, SECTIONS, type ItemSection, type SectionName } from '../domain/sections';
import { ThingInChange } from '../domain/references';
import type { OrderedThing, ThingIndex } from '../ports/thing-index';

export type Shelf = Map<string, DocumentItem>;
export type Shelves = Record<SectionName, Shelf>;

/** Compares items by display order. */
export function byPosition(one: DocumentItem, other: DocumentItem): number {
  return Number(one['position'] ?? 0) - Number(other['position'] ?? 0);
}

/** Ids of things and of nested things, by section and path: `products/tote/variants/large`. */
export class InMemoryIds {
  private known = new Map<string, string>();
  private last = 0;

  at(path: string): string {
    const id = this.known.get(path) ?? this.next();
    this.known.set(path, id);
    return id;
  }

  copy(): InMemoryIds {
    return Object.assign(new InMemoryIds(), { known: new Map(this.known), last: this.last });
  }

  rename(from: string, to: string): void {
    const renamed = [...this.known].map(([path, id]) => [isWithin(path, from) ? to + path.slice(from.length) : path, id] as const);
    this.known = new Map(renamed);
  }

  invalidate(root: string): void {
    this.known = new Map([...this.known].filter(([path]) => !isWithin(path, root)));
  }

  private next(): string {
    this.last += 1;
    return `01900000-0000-7000-8000-${String(this.last).padStart(12, '0')}`;
  }
}

function isWithin(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

/** Index of a workspace in memory. */
export class InMemoryThings implements ThingIndex {
  constructor(
    private readonly shelves: Shelves,
    private readonly ids: InMemoryIds,
  ) {}

  async lock(section: ItemSection, id: string): Promise<boolean> {
    return this.byId(section, id) !== undefined;
  }

  async byIdentity(section: ItemSection, identities: readonly string[]) {
    const things = this.all(section).filter(({ identity }) => identities.includes(identity));
    return new Map(things.map((thing) => [thing.identity, thing]));
  }

  async page(section: ItemSection, { after, limit }: { after?: string; limit: number }): Promise<Thing[]> {
    const newestFirst = this.all(section).sort((a, b) => (a.id < b.id ? 1 : -1));
    return newestFirst.filter(({ id }) => after === undefined || id < after).slice(0, limit);
  }

  async inOrder(section: ItemSection): Promise<OrderedThing[]> {
    const things = [...this.shelves[section]].sort(([, one], [, other]) => byPosition(one, other));
    return things.map(([identity, { position }]) => ({ identity, position: (position as number | undefined) ?? null }));
  }

  async nextPosition(section: ItemSection): Promise<number> {
    return Math.max(-1, ...[...this.shelves[section].values()].map(({ position }) => Number(position ?? 0))) + 1;
  }

  async exist(questions: readonly { kind: Parameters<ReturnType<typeof knownThings>>[0]; path: string }[]): Promise<boolean[]> {
    const contents = Object.fromEntries(ITEM_SECTIONS.map((name) => [name, [...this.shelves[name].values()]]));
    const exists = knownThings(contents);
    return questions.map(({ kind, path }) => exists(kind, path));
  }

  async pathsOf({ section, list }: { section: ItemSection; list?: string }, ids: readonly string[]) {
    const paths = this.all(section).flatMap(({ id, identity }) =>
      list === undefined
        ? [[id, identity] as const]
        : [...this.within(section, identity)].flatMap(([path, nested]) =>
            path.startsWith(`${list}/`) ? [[nested, identity + path.slice(list.length)] as const] : [],
          ),
    );
    return new Map(paths.filter(([id]) => ids.includes(id)));
  }

  async pointingAt(section: ItemSection, [id]: readonly [string, ...string[]]) {
    const own = this.byId(section, id);
    const items = Object.entries(this.shelves).flatMap(([name, shelf]) =>
      [...shelf.keys()].map((identity) => ({ section: name as SectionName, identity })),
    );
    return items.filter((item) => item.section !== 'workspace' && !(item.section === section && item.identity === own?.identity));
  }

  async rename(section: ItemSection, id: string, name: string): Promise<void> {
    const { identity } = this.byId(section, id)!;
    const shelf = this.shelves[section];
    const before = shelf.get(identity)!;
    const renamed = { ...before, [SECTIONS[section].identifiedBy!]: name };
    const own = JSON.parse(
      JSON.stringify(renamed).replaceAll(`"${identity}/`, `"${name}/`).replaceAll(`"${identity}"`, `"${name}"`),
    ) as DocumentItem;
    shelf.delete(identity);
    shelf.set(identityOf(section, own), own);
    this.ids.rename(`${section}/${identity}`, `${section}/${identityOf(section, own)}`);
    this.redirect(new ThingInChange(section, before, own));
  }

  /** Updates collections and events to a new name; real stores have ids there, which need no update. */
  private redirect(change: ThingInChange): void {
    for (const name of ['collections', 'events'] as const) {
      for (const [key, item] of this.shelves[name])
        this.shelves[name].set(
          key,
          SECTIONS[name].retarget!(item, (kind, path) => change.whereabouts(kind, path)),
        );
    }
  }

  /** Returns the thing of an item, and the ids of what is nested in it. */
  describe(section: ItemSection, identity: string): Pick<StoredItem<unknown>, 'thing' | 'ids'> {
    return { thing: this.all(section).find((thing) => thing.identity === identity)!, ids: this.within(section, identity) };
  }

  private byId(section: ItemSection, id: string): Thing | undefined {
    return this.all(section).find((thing) => thing.id === id);
  }

  private all(section: ItemSection): Thing[] {
    const times = { createdAt: '2026-03-01T09:00:00.000Z', updatedAt: '2026-03-01T09:00:00.000000Z' };
    return [...this.shelves[section].keys()].map((identity) => ({ id: this.ids.at(`${section}/${identity}`), identity, ...times }));
  }

  private within(section: ItemSection, identity: string): NestedIds {
    const paths = pathsIn(this.shelves[section].get(identity)!, addressedAs(section).nested ?? {});
    return new Map(paths.map((path) => [path, this.ids.at(`${section}/${identity}/${path}`)]));
  }
}

function pathsIn(item: DocumentItem, nested: NestedRefs, parent?: string): string[] {
  return Object.entries(nested).flatMap(([list, { nested: deeper = {} }]) =>
    ((item[list] ?? []) as DocumentItem[]).flatMap((member) => {
      const path = `${parent ?? list}/${String(member['key'] ?? member['code']).toLowerCase()}`;
      return [path, ...pathsIn(member, deeper, path)];
    }),
  );
}
