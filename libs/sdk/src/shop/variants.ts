import type { PublicProduct, PublicVariant } from '../generated/storefront';

/** Refs of the chosen values by the refs of their options. */
export type ChosenOptions = Readonly<Record<string, string | undefined>>;

export interface VariantChoice {
  /** The chosen variant; undefined while an option is open, or when no variant has exactly these values. */
  variant?: PublicVariant;
  /** Values by the ref of their option that some variant has together with the chosen values of the other options. */
  possible: Record<string, string[]>;
  /** The refs of the options that are still open. */
  missing: string[];
}

/**
 * Returns the variant of a choice of options (specification §2.3 r2): the one whose `optionValueRefs` are exactly the chosen
 * values. Sold-out variants can be chosen; check `variant.soldOut`. For a product without options its only variant is chosen.
 */
export function chooseVariant(product: Pick<PublicProduct, 'options' | 'variants'>, chosen: ChosenOptions = {}): VariantChoice {
  const { options = [], variants = [] } = product;
  const values = options.map(({ ref }) => chosen[ref]);
  const missing = options.filter(({ ref }) => !chosen[ref]).map(({ ref }) => ref);
  const possible = Object.fromEntries(
    options.map((option, at) => {
      const others = values.filter((value, other): value is string => other !== at && value !== undefined);
      const offered = option.values.filter(({ ref }) => variants.some((variant) => holds(variant, [ref, ...others])));
      return [option.ref, offered.map(({ ref }) => ref)];
    }),
  );
  if (options.length === 0) return { variant: variants.length === 1 ? variants[0] : undefined, possible, missing };
  const exact = values as string[];
  const variant =
    missing.length > 0
      ? undefined
      : variants.find((candidate) => candidate.optionValueRefs?.length === exact.length && holds(candidate, exact));
  return { variant, possible, missing };
}

function holds({ optionValueRefs = [] }: PublicVariant, refs: readonly string[]): boolean {
  return refs.every((ref) => optionValueRefs.includes(ref));
}
