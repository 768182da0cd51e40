import type { ReferenceKind, RuleScope } from '@svc/contracts';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections';

/** Items by section, read or not: one that has a fault elsewhere is still there to be pointed at. */
export type RawContents = Record<SectionName, readonly unknown[]>;

/** Answers whether things exist, by kind and slug or key path. */
export function knownThings(contents: Partial<RawContents>): RuleScope['exists'] {
  const known = new Set<string>();
  for (const name of SECTION_NAMES) {
    const { referable, identifiedBy } = SECTIONS[name];
    if (!referable || !identifiedBy) continue;
    for (const item of contents[name] ?? []) {
      const identity = textAt(item, identifiedBy);
      if (identity === undefined) continue;
      known.add(entry(referable.kind, identity));
      const { nested } = referable;
      if (nested) nestedKeys(item, nested.list).forEach((key) => known.add(entry(nested.kind, `${identity}/${key}`)));
    }
  }
  return (kind, path) => known.has(entry(kind, path));
}

/** A field of something that may be anything, when it is a text. */
export function textAt(value: unknown, field: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text = (value as Record<string, unknown>)[field];
  return typeof text === 'string' ? text : undefined;
}

function nestedKeys(item: unknown, list: string): string[] {
  const members = (item as Record<string, unknown>)[list];
  if (!Array.isArray(members)) return [];
  return members.map((member) => textAt(member, 'key')).filter((key) => key !== undefined);
}

function entry(kind: ReferenceKind, path: string): string {
  return `${kind}:${path.toLowerCase()}`;
}
