import { type Fault, pathText, type ReferenceKind, type RuleScope } from '@svc/contracts';
import { idOf, REF_PREFIXES, type RefPrefix } from '@svc/kernel';
import { addressedAs, ITEM_SECTIONS, type ItemSection, type SectionName, SECTIONS } from './sections';
import { identityOf, knownThings } from './contents';
import type { DocumentItem } from './section';

/** Location of things of one kind: a section, or a list of that section's items. */
export interface SectionPath {
  section: ItemSection;
  list?: string;
}

const SECTION_PATHS = new Map<ReferenceKind, SectionPath>();
const KINDS = new Map<RefPrefix, ReferenceKind>();
for (const section of ITEM_SECTIONS) {
  const { referable } = SECTIONS[section];
  const { prefix, nested } = addressedAs(section);
  if (!referable) continue;
  SECTION_PATHS.set(referable.kind, { section });
  KINDS.set(prefix, referable.kind);
  if (!referable.nested) continue;
  const { list, kind } = referable.nested;
  SECTION_PATHS.set(kind, { section, list });
  KINDS.set(nested![list]!.prefix, kind);
}

export function sectionPathOf(kind: ReferenceKind): SectionPath {
  return SECTION_PATHS.get(kind)!;
}

/** Returns the kind of thing with refs of a prefix; undefined when nothing points at such things. */
export function kindOf(prefix: RefPrefix): ReferenceKind | undefined {
  return KINDS.get(prefix);
}

/** Returns the location of an item for people, `products[tote-bag]`; the section alone where it has a single thing. */
export function itemPathOf({ section, identity }: { section: SectionName; identity: string }): string {
  return SECTIONS[section].identifiedBy ? `${section}[${identity}]` : section;
}

/** Returns the sections that share unique identities: products and packages do (decisions 3.16 packages). */
export function identitySpaceOf(section: ItemSection): ItemSection[] {
  const spaceOf = (name: ItemSection) => SECTIONS[name].sharesIdentitiesWith ?? name;
  return ITEM_SECTIONS.filter((name) => spaceOf(name) === spaceOf(section));
}

/** Matches fields with a slug or key path, which may have a ref instead. */
const POINTING = /Refs?$|^refs$|Slug$|^validDays$/;

/** A ref in place of a slug or key path. */
export interface WrittenRef {
  ref: string;
  prefix: RefPrefix;
  id: string;
}

/** Returns the refs in a body, each once. */
export function refsIn(body: unknown): WrittenRef[] {
  const refs = new Map<string, WrittenRef>();
  mapPointers(body, (text) => {
    const ref = readRef(text);
    if (ref) refs.set(text, ref);
    return text;
  });
  return [...refs.values()];
}

/** A body with slugs and key paths in place of refs. */
export interface TranslatedBody {
  body: unknown;
  /** Faults of refs of missing things. */
  faults: Fault[];
  /** Returns false for a path that only replaces refs of things of another kind. */
  mayMean(kind: ReferenceKind, path: string): boolean;
}

/** Replaces the refs in a body by slugs and key paths. @param paths paths by ref, of existing things */
export function translateRefs(body: unknown, paths: ReadonlyMap<string, string>): TranslatedBody {
  const faults: Fault[] = [];
  const meant = new Map<string, Set<ReferenceKind | undefined>>();
  const translated = mapPointers(body, (text, at) => {
    const ref = readRef(text);
    const path = ref ? paths.get(text) : text;
    if (path === undefined) {
      faults.push({ path: pathText(at), message: `There is nothing of the ref "${text}" in this workspace; correct it or take it out.` });
      return text;
    }
    meant.set(path, (meant.get(path) ?? new Set()).add(ref && kindOf(ref.prefix)));
    return path;
  });
  const mayMean = (kind: ReferenceKind, path: string) => {
    const kinds = meant.get(path);
    return kinds === undefined || kinds.has(undefined) || kinds.has(kind);
  };
  return { body: translated, faults, mayMean };
}

function readRef(text: string): WrittenRef | undefined {
  const id = idOf(REF_PREFIXES, text);
  return id === undefined ? undefined : { ref: text, prefix: text.slice(0, 3) as RefPrefix, id };
}

/** Returns the JSON value with every text in a pointing field replaced by the result of `change`. */
function mapPointers(
  value: unknown,
  change: (text: string, path: readonly PropertyKey[]) => string,
  path: readonly PropertyKey[] = [],
  pointing = false,
): unknown {
  if (typeof value === 'string') return pointing ? change(value, path) : value;
  if (Array.isArray(value)) return value.map((member: unknown, index) => mapPointers(member, change, [...path, index], pointing));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, mapPointers(member, change, [...path, name], POINTING.test(name))]);
  return Object.fromEntries(entries) as unknown;
}

/** Lookup of a thing of that kind under that slug or key path. */
export interface Question {
  kind: ReferenceKind;
  path: string;
}

/**
 * Returns the result of a rule, such as its faults, with lookups in a workspace of which nothing is loaded. Rules are synchronous and
 * lookups are not, so the rule runs again with the answers until it has no new questions: mostly twice, once without references.
 */
export async function judge<T = Fault[]>(
  rule: (exists: RuleScope['exists']) => T,
  lookUp: (questions: readonly Question[]) => Promise<readonly boolean[]>,
): Promise<T> {
  const answers = new Map<string, boolean>();
  for (;;) {
    const open = new Map<string, Question>();
    const faults = rule((kind, path) => {
      const name = `${kind}:${path.toLowerCase()}`;
      const answer = answers.get(name);
      if (answer === undefined && !open.has(name)) open.set(name, { kind, path });
      return answer ?? false;
    });
    if (open.size === 0) return faults;
    const results = await lookUp([...open.values()]);
    [...open.keys()].forEach((name, index) => answers.set(name, results[index]!));
  }
}

/** One thing before and after a change: `before` is absent for a new one, `after` for a deleted one. */
export class ThingInChange {
  private readonly was: RuleScope['exists'];
  private readonly is: RuleScope['exists'];

  constructor(
    readonly section: ItemSection,
    readonly before: DocumentItem | undefined,
    readonly after: DocumentItem | undefined,
  ) {
    this.was = knownThings({ [section]: before ? [before] : [] });
    this.is = knownThings({ [section]: after ? [after] : [] });
  }

  /** True where a thing that others may point at is renamed or deleted. */
  get changesPaths(): boolean {
    return this.pathsBefore().some(([kind, path]) => this.whereabouts(kind, path) !== path);
  }

  /** Returns true where that path, by the old name or the new one, existed; undefined for other things. */
  existed(kind: ReferenceKind, path: string): boolean | undefined {
    if (!this.isAbout(kind, path)) return undefined;
    return this.before !== undefined && this.was(kind, underName(identityOf(this.section, this.before), path));
  }

  /** Returns true where that path will exist; undefined for other things. */
  exists(kind: ReferenceKind, path: string): boolean | undefined {
    return this.isAbout(kind, path) ? this.is(kind, path) : undefined;
  }

  /** Returns a path after the change (see Whereabouts). */
  whereabouts(kind: ReferenceKind, path: string): string | undefined {
    if (!this.isAbout(kind, path)) return path;
    const now = this.after && underName(identityOf(this.section, this.after), path);
    return now !== undefined && this.is(kind, now) ? now : undefined;
  }

  private isAbout(kind: ReferenceKind, path: string): boolean {
    if (sectionPathOf(kind).section !== this.section) return false;
    const [identity] = path.toLowerCase().split('/');
    return [this.before, this.after].some((item) => item !== undefined && identityOf(this.section, item) === identity);
  }

  private pathsBefore(): [ReferenceKind, string][] {
    const { referable } = SECTIONS[this.section];
    if (!referable || !this.before) return [];
    const identity = identityOf(this.section, this.before);
    const { kind, nested } = referable;
    const members = nested ? (this.before[nested.list] as { key: string }[]) : [];
    return [[kind, identity], ...members.map(({ key }): [ReferenceKind, string] => [nested!.kind, `${identity}/${key}`])];
  }
}

/** `tote/large` under the name `bag` is `bag/large`. */
function underName(identity: string, path: string): string {
  return [identity, ...path.split('/').slice(1)].join('/');
}
