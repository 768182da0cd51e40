import type { ReferenceKind } from '@svc/contracts';
import type { RefPrefix } from '@svc/kernel';
import { addressedAs, ITEM_SECTIONS, SECTIONS, type ItemSection, type SectionName } from './sections';

/** Where things of one kind stand: in a section, or in a list of that section's items. */
export interface Place {
  section: ItemSection;
  list?: string;
}

const PLACES = new Map<ReferenceKind, Place>();
const KINDS = new Map<RefPrefix, ReferenceKind>();
for (const section of ITEM_SECTIONS) {
  const { referable } = SECTIONS[section];
  const { prefix, nested } = addressedAs(section);
  if (!referable) continue;
  PLACES.set(referable.kind, { section });
  KINDS.set(prefix, referable.kind);
  if (!referable.nested) continue;
  const { list, kind } = referable.nested;
  PLACES.set(kind, { section, list });
  KINDS.set(nested![list]!.prefix, kind);
}

export function placeOf(kind: ReferenceKind): Place {
  return PLACES.get(kind)!;
}

/** The kind of thing that refs of a prefix mean; undefined when nothing points at such things. */
export function kindOf(prefix: RefPrefix): ReferenceKind | undefined {
  return KINDS.get(prefix);
}

/** `products[tote-bag]`: an item where it stands, for people; the section alone where it holds one thing. */
export function placeText({ section, identity }: { section: SectionName; identity: string }): string {
  return SECTIONS[section].identifiedBy ? `${section}[${identity}]` : section;
}

/** The sections in whose common space an identity is unique: products and packages share theirs (decisions 3.16). */
export function identitySpaceOf(section: ItemSection): ItemSection[] {
  const spaceOf = (name: ItemSection) => SECTIONS[name].sharesIdentitiesWith ?? name;
  return ITEM_SECTIONS.filter((name) => spaceOf(name) === spaceOf(section));
}
