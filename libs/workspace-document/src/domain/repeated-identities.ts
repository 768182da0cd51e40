import { pathText, type Fault } from '@svc/contracts';
import { identityOf, type Contents } from './contents';
import { textAt } from './known-things';
import type { ReadDocument, ReadItem } from './read-document';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections';

type Sections = ReadDocument['sections'];

/** Identities that a document gives twice, in one section or in two that share their space (D-4, decisions 3.16). */
export function repeatedIdentities(sections: Sections, current: Contents): Fault[] {
  const taken = keptIdentities(sections, current);
  return SECTION_NAMES.flatMap((name) =>
    (sections[name] ?? []).flatMap((item) => {
      const identity = identityWritten(name, item);
      if (identity === undefined) return [];
      const by = taken.get(entry(name, identity));
      if (by) return [{ path: `${pathText(item.path)}.${SECTIONS[name].identifiedBy}`, message: `"${identity}" is taken by ${by}; give each its own.` }];
      taken.set(entry(name, identity), pathText(item.path));
      return [];
    }),
  );
}

/** The identities in the sections that the document leaves alone, and by whom they are taken. */
function keptIdentities(sections: Sections, current: Contents): Map<string, string> {
  const kept = SECTION_NAMES.filter((name) => sections[name] === undefined);
  return new Map(
    kept.flatMap((name) => current[name].map((item) => [entry(name, identityOf(name, item)), `one of the ${name} that the workspace has`])),
  );
}

function identityWritten(name: SectionName, { raw }: ReadItem): string | undefined {
  const field = SECTIONS[name].identifiedBy;
  return field === undefined ? undefined : textAt(raw, field)?.toLowerCase();
}

function entry(name: SectionName, identity: string): string {
  return `${SECTIONS[name].sharesIdentitiesWith ?? name}:${identity}`;
}
