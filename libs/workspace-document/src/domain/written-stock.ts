import type { Fault } from '@svc/contracts';
import type { DocumentItem } from './section';
import type { SectionName } from './sections';

/** Sections whose items have stock, with the list of the members that have it. */
const STOCKED = { products: 'variants', packages: 'options' } as const;
type StockedSection = keyof typeof STOCKED;
const NOUNS: Record<StockedSection, string> = { products: 'variant', packages: 'package option' };

interface Stocked {
  key: string;
  stock: number | null;
}

/** Returns the indices of the variants or options of an unparsed item that name a stock; an absent one says nothing. */
export function stocksNamed(section: SectionName, raw: unknown): number[] {
  const members = isStocked(section) ? membersOf(raw, section) : [];
  return members.flatMap((member, index) => (typeof member === 'object' && member !== null && 'stock' in member ? [index] : []));
}

/**
 * Returns a fault for each named stock of an existing variant or option that is another than the present one, with paths in the item:
 * writes of the catalogue never change it.
 * @param named indices of the members that name a stock
 * @param stored the stored item, if any
 */
export function otherStocks(section: SectionName, item: DocumentItem, named: readonly number[], stored: DocumentItem | undefined): Fault[] {
  if (!stored || !isStocked(section) || named.length === 0) return [];
  const present = new Map((membersOf(stored, section) as Stocked[]).map(({ key, stock }) => [key, stock]));
  const written = membersOf(item, section) as Stocked[];
  return named.flatMap((index) => {
    const { key, stock } = written[index]!;
    const now = present.get(key);
    return now === undefined || now === stock ? [] : [{ path: `${STOCKED[section]}[${index}].stock`, message: advice(section, now) }];
  });
}

function advice(section: StockedSection, now: number | null): string {
  const present = now === null ? 'The stock is not counted (null)' : `The stock is ${now}`;
  const change = `POST /v1/admin/${section}/{ref}/stock`;
  return `${present}: once a ${NOUNS[section]} exists, only sales and ${change}, with a reason, change it. Use that; here leave "stock" out, or repeat ${now}.`;
}

function isStocked(section: SectionName): section is StockedSection {
  return section in STOCKED;
}

function membersOf(item: unknown, section: StockedSection): readonly unknown[] {
  const list = (item as DocumentItem | null | undefined)?.[STOCKED[section]];
  return Array.isArray(list) ? list : [];
}
