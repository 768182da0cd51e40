/**
 * Payment providers at which a workspace has accounts of its own. Every table of them `satisfies` a `Record`, so that the compiler names the
 * places that a further one needs.
 */
export const PAYMENT_PROVIDERS = ['paystack', 'stripe'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** Names of the providers for people. */
export const PROVIDER_NAMES = { paystack: 'Paystack', stripe: 'Stripe' } as const satisfies Readonly<Record<PaymentProvider, string>>;

/** Rails of each provider, by their public names (D-56). */
export const PROVIDER_RAILS = {
  paystack: ['card', 'bank_transfer'],
  stripe: ['international_card'],
} as const satisfies Readonly<Record<PaymentProvider, readonly string[]>>;

/** Way to charge a buyer, by its public name (D-56). */
export type PaymentRail = (typeof PROVIDER_RAILS)[keyof typeof PROVIDER_RAILS][number];

/** Ways to charge a buyer, in the order in which buyers see them. */
export const PAYMENT_RAILS: readonly PaymentRail[] = PAYMENT_PROVIDERS.flatMap(
  (provider): readonly PaymentRail[] => PROVIDER_RAILS[provider],
);

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Texts for descriptions that name all providers or rails. */
export const PROVIDER_TEXTS = {
  /** `Paystack or Stripe`. */
  either: either.format(PAYMENT_PROVIDERS.map((provider) => PROVIDER_NAMES[provider])),
  /** Codes of the providers in Markdown. */
  eitherCode: either.format(PAYMENT_PROVIDERS.map((provider) => `\`${provider}\``)),
  /** Names of the rails in Markdown. */
  eitherRail: either.format(PAYMENT_RAILS.map((rail) => `\`${rail}\``)),
} as const;

/** Returns the provider of a rail. */
export function providerOf(rail: PaymentRail): PaymentProvider {
  return PAYMENT_PROVIDERS.find((provider) => PROVIDER_RAILS[provider].some((own) => own === rail))!;
}
