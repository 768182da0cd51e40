import type { PublicProduct, PublicVariant } from '../generated/storefront';

/** By the ref of an option the ref of the value that the buyer has chosen. */
export type ChosenOptions = Readonly<Record<string, string | undefined>>;

export interface VariantChoice {
  /** The one variant that is chosen; undefined while an option is open, or when there is none with just these values. */
  variant?: PublicVariant;
  /** By the ref of each option the values that some variant has together with what is chosen of the others. */
  possible: Record<string, string[]>;
  /** The refs of the options that are still open. */
  missing: string[];
}

/**
 * Which variant a choice of options comes to (specification 2.3 rule 2): the one whose `optionValueRefs` holds exactly the chosen
 * values. What is sold out can be chosen, and is told by `variant.soldOut`. A product without options has its only variant chosen.
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
