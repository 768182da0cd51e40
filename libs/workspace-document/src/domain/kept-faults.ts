import type { Fault, RuleScope } from '@svc/contracts';
import type { Contents } from './contents';
import { SECTIONS, type SectionName } from './sections';

/** What is wrong with an item that stays as it is while something else changes. */
export interface KeptFault {
  section: SectionName;
  /** Of the item in its section. */
  index: number;
  fault: Fault;
}

/** What was right before and is wrong after, in sections that a change leaves alone. */
export function keptFaults(contents: Contents, kept: readonly SectionName[], before: RuleScope, after: RuleScope): KeptFault[] {
  return kept.flatMap((section) =>
    contents[section].flatMap((item, index) => {
      const faults = SECTIONS[section].check(item, after);
      if (faults.length === 0) return [];
      const known = new Set(SECTIONS[section].check(item, before).map(({ path }) => path));
      return faults.filter(({ path }) => !known.has(path)).map((fault) => ({ section, index, fault }));
    }),
  );
}
