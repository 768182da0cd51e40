import { isRenamed, labelOf, slugOf, slugsFor } from './slugs.mjs';

/**
 * Brings the options of a product in a file together with those that it has: by name, and values by label, then by the SKU of variants
 * that have them. What is there keeps its key, whatever its position in the file.
 * @param {{ options?: { name?: string, values: string[] }[], skuValues: (key: string, index: number, label: string) => string[] }} written
 *   `options`: undefined where the file does not speak of them; `skuValues`: keys of values that variants of the same SKUs have
 * @param {{ key: string, name?: string, values: { key: string, label?: string }[] }[]} present
 * @returns {{ isSame: boolean, isWhole: boolean, options: { item: object, keyOf: Map<string, string> }[] }} `isSame`: the options are those
 *   that the product has; `isWhole`: the file speaks of each of them; `keyOf`: keys of values by `labelOf` their labels
 */
export function matchOptions({ options, skuValues }, present = []) {
  if (options === undefined) return { isSame: true, isWhole: present.length === 0, options: [] };
  const named = options.map(({ name, values }, index) => ({ name: name ?? nameAt(present, index, options.length), values }));
  const pairs = pairedBy(named, present, {
    textOf: ({ name }) => name,
    isNamed: (option, name) => option.name !== undefined && labelOf(option.name) === labelOf(name),
    isRenamed: (option) => isRenamed({ name: option.name, slug: option.key }),
  });
  const isSame = options.length > 0 ? pairs.every(Boolean) : present.length === 0;
  const newKeys = slugsFor(
    named.map(({ name }) => ({ text: name })).filter((_, index) => !pairs[index]),
    present.map(({ key }) => key),
    'option',
  );
  const keys = pairs.map((option) => option?.key ?? newKeys.shift());
  return {
    isSame,
    isWhole: options.length >= present.length,
    options: named.map(({ name, values }, index) => {
      const keyOf = keysOfValues(values, pairs[index], (label) => skuValues(pairs[index].key, index, label));
      const items = values.map((label) => ({ key: keyOf.get(labelOf(label)), label }));
      return { keyOf, item: { key: keys[index], name, values: items } };
    }),
  };
}

const nameAt = (present, index, count) => (present.length === count && present[index].name) || `Option ${index + 1}`;

/** Finds the thing that is there for each that is written: of the same name, else of the key that the name makes, where it was renamed. */
function pairedBy(written, present, { textOf, isNamed, isRenamed: wasRenamed }) {
  const taken = new Set();
  const take = (thing) => {
    if (thing) taken.add(thing);
    return thing;
  };
  const byName = written.map((one) => take(present.find((thing) => !taken.has(thing) && isNamed(thing, textOf(one)))));
  return written.map(
    (one, index) =>
      byName[index] ?? take(present.find((thing) => !taken.has(thing) && thing.key === slugOf(textOf(one), 'option') && wasRenamed(thing))),
  );
}

function keysOfValues(labels, option, bySku) {
  const present = option?.values ?? [];
  const byLabel = new Map(present.filter(({ label }) => label !== undefined).map((value) => [labelOf(value.label), value.key]));
  const keyOf = new Map(
    labels.filter((label) => byLabel.has(labelOf(label))).map((label) => [labelOf(label), byLabel.get(labelOf(label))]),
  );
  const taken = new Set(keyOf.values());
  const isOpen = (label) => !keyOf.has(labelOf(label));
  for (const keysFor of [option ? bySku : () => [], (label) => renamedKeys(present, label)])
    for (const [label, key] of onlyPairs(labels.filter(isOpen), (label) => keysFor(label).filter((key) => !taken.has(key)))) {
      keyOf.set(labelOf(label), key);
      taken.add(key);
    }
  const rest = labels.filter(isOpen);
  const made = slugsFor(
    rest.map((text) => ({ text })),
    present.map(({ key }) => key),
    'value',
  );
  for (const [index, label] of rest.entries()) keyOf.set(labelOf(label), made[index]);
  return keyOf;
}

/** Returns labels with their key, where each has one, and it is that of no other. */
function onlyPairs(labels, keysOf) {
  const pairs = labels.map((label) => [label, keysOf(label)]).filter(([, keys]) => keys.length === 1);
  return pairs.map(([label, [key]]) => [label, key]).filter(([, key]) => pairs.filter(([, keys]) => keys[0] === key).length === 1);
}

const renamedKeys = (present, label) =>
  present.filter(({ key, label: name }) => key === slugOf(label, 'value') && isRenamed({ name, slug: key })).map(({ key }) => key);
