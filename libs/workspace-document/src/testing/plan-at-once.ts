import type { Fault } from '@svc/contracts';
import { DocumentCheck } from '../domain/check-document';
import { type Contents, identityOf, knownThings, perSection } from '../domain/contents';
import { type DocumentPlan, planDocument } from '../domain/plan-document';
import { SECTION_NAMES } from '../domain/sections';

/** Returns every fault of a document, with its whole workspace in memory. */
export function faultsAtOnce(document: unknown, current: Contents): Fault[] {
  const check = new DocumentCheck(document, current.workspace[0] ?? {});
  const exists = knownThings(current);
  const omitted = SECTION_NAMES.filter((name) => check.sections[name] === undefined);
  return [
    ...check.ownFaults(exists),
    ...check.repeatedIdentities(new Map(omitted.map((name) => [name, current[name].map((item) => identityOf(name, item))]))),
    ...omitted.flatMap((name) => check.faultsElsewhere(name, { start: 0, items: current[name] }, exists)),
  ];
}

/** Returns the plan of a document without faults, with its whole workspace in memory. */
export function planAtOnce(document: unknown, current: Contents): DocumentPlan {
  const { wanted, currencies } = new DocumentCheck(document, current.workspace[0] ?? {});
  const present = perSection((name) => {
    const items = current[name].map((item) => [identityOf(name, item), item] as const);
    return { identities: items.map(([identity]) => identity), named: new Map(items) };
  });
  return planDocument(present, wanted, currencies);
}
