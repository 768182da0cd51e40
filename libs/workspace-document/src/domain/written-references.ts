import type { Fault, ReferenceKind } from '@svc/contracts';
import { pathText } from '@svc/contracts';
import { idOf, REF_PREFIXES, type RefPrefix } from '@svc/kernel';
import { kindOf } from './place';

/** Fields that hold a slug or key path of something, and where a ref may stand instead. */
const POINTING = /Refs?$|^refs$|Slug$|^validDays$/;

/** A ref that was written where a slug or key path belongs. */
export interface WrittenRef {
  ref: string;
  prefix: RefPrefix;
  id: string;
}

/** The refs within a body, each once. */
export function refsIn(body: unknown): WrittenRef[] {
  const found = new Map<string, WrittenRef>();
  mapPointers(body, (text) => {
    const ref = readRef(text);
    if (ref) found.set(text, ref);
    return text;
  });
  return [...found.values()];
}

/** A body in which slugs and key paths stand in for refs. */
export interface TranslatedBody {
  body: unknown;
  /** Refs that lead to nothing here. */
  faults: Fault[];
  /** False for a path that only stands in for refs of things of another kind. */
  mayMean(kind: ReferenceKind, path: string): boolean;
}

/** @param paths of the refs that lead somewhere */
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

/** The same JSON value with every text in a pointing field replaced by what `change` answers. */
function mapPointers(value: unknown, change: (text: string, path: readonly PropertyKey[]) => string, path: readonly PropertyKey[] = [], pointing = false): unknown {
  if (typeof value === 'string') return pointing ? change(value, path) : value;
  if (Array.isArray(value)) return value.map((member: unknown, index) => mapPointers(member, change, [...path, index], pointing));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, mapPointers(member, change, [...path, name], POINTING.test(name))]);
  return Object.fromEntries(entries) as unknown;
}
