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

/** Ways in which a merchant takes money without a provider (D-163). */
export const HAND_METHODS = ['cash', 'transfer', 'other'] as const;
export type HandMethod = (typeof HAND_METHODS)[number];

/** Name under which payments are booked that no provider has taken. */
export const BY_HAND = 'by_hand';

/** Returns true for money that the merchant took without a provider: it goes back without one, too. */
export function isByHand(rail: string): rail is HandMethod {
  return HAND_METHODS.some((method) => method === rail);
}

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
