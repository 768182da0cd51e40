import type { Fault } from '@svc/contracts';
import { DocumentCheck } from '../domain/check-document';
import { type Contents, identityOf, knownThings, perSection } from '../domain/contents';
import { type DocumentPlan, planDocument } from '../domain/plan-document';
import { SECTION_NAMES } from '../domain/sections';

/** Every fault of a document, found while all of its workspace is in memory. */
export function faultsAtOnce(document: unknown, current: Contents): Fault[] {
  const check = new DocumentCheck(document, current.workspace[0] ?? {});
  const exists = knownThings(current);
  const kept = SECTION_NAMES.filter((name) => check.sections[name] === undefined);
  return [
    ...check.ownFaults(exists),
    ...check.repeatedIdentities(new Map(kept.map((name) => [name, current[name].map((item) => identityOf(name, item))]))),
    ...kept.flatMap((name) => check.faultsElsewhere(name, { start: 0, items: current[name] }, exists)),
  ];
}

/** The plan of a document without faults, made while all of its workspace is in memory. */
export function planAtOnce(document: unknown, current: Contents): DocumentPlan {
  const { wanted, currencies } = new DocumentCheck(document, current.workspace[0] ?? {});
  const present = perSection((name) => {
    const items = current[name].map((item) => [identityOf(name, item), item] as const);
    return { identities: items.map(([identity]) => identity), named: new Map(items) };
  });
  return planDocument(present, wanted, currencies);
}
