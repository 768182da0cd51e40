import { duplicates, type Fault } from '@svc/contracts';

/** Faults of keys that stand twice in one list. */
export function checkKeys(keyed: readonly { key: string }[], path: string): Fault[] {
  return duplicates(keyed.map(({ key }) => key)).map((index) => ({
    path: `${path}[${index}].key`,
    message: `"${keyed[index]!.key}" stands here already; give each its own key.`,
  }));
}
