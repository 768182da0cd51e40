import { checkDistinct, duplicates, type Fault, type RuleScope } from '@svc/contracts';
import { checkOffer } from './check-offer';
import type { ProductItem, VariantItem } from './product.item';

/** The rules of a product beyond its form; paths are relative to the item. */
export function checkProduct(item: ProductItem, scope: RuleScope): Fault[] {
  return [
    ...checkOffer(item, item.variants, 'variants', scope),
    ...checkDistinct(item.options, 'key', 'options'),
    ...item.options.flatMap((option, index) => checkDistinct(option.values, 'key', `options[${index}].values`)),
    ...item.variants.flatMap((variant, index) => checkValues(variant, item, `variants[${index}].optionValueRefs`)),
    ...checkCombinations(item),
  ];
}

/** A variant has exactly one value of each option, and no others (§2.3 r2). */
function checkValues({ optionValueRefs }: VariantItem, { options }: ProductItem, path: string): Fault[] {
  const known = new Set(options.flatMap((option) => option.values.map((value) => `${option.key}/${value.key}`)));
  const unknown = optionValueRefs.flatMap((ref, index) =>
    known.has(ref) ? [] : [{ path: `${path}[${index}]`, message: `There is no option value "${ref}"; add it to options or name another.` }],
  );
  const groups = optionValueRefs.map((ref) => ref.split('/')[0]!);
  const missing = options.filter(({ key }) => groups.filter((group) => group === key).length !== 1);
  if (unknown.length > 0 || missing.length === 0) return unknown;
  return [{ path, message: `Name exactly one value of each option; see ${missing.map(({ key }) => key).join(', ')}.` }];
}

/** No two variants are the same choice: a buyer's values resolve to a single variant (§2.3 r2). */
function checkCombinations({ options, variants }: ProductItem): Fault[] {
  if (options.length === 0) return [];
  const choices = variants.map(({ optionValueRefs }) => [...optionValueRefs].sort().join(' '));
  const repeated = duplicates(choices).filter((index) => choices[index] !== '');
  return repeated.map((index) => ({
    path: `variants[${index}].optionValueRefs`,
    message: `Another variant is ${choices[index]}, too; each combination can be one variant only.`,
  }));
}
