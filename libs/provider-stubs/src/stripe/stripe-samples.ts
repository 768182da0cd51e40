/**
 * Fields of the objects in Stripe's public samples (its OpenAPI repository, MIT) that the stub has, with the kind of their value;
 * `null` is an empty one in the sample. The samples are responses only: they cover neither requests nor the possible
 * values of a field, and there is none of an expanded charge.
 */
export const STRIPE_SAMPLES = {
  'checkout.session': {
    id: 'string',
    object: 'string',
    adaptive_pricing: 'object',
    amount_total: 'null',
    cancel_url: 'string',
    client_reference_id: 'null',
    created: 'number',
    currency: 'null',
    customer_email: 'null',
    expires_at: 'number',
    livemode: 'boolean',
    metadata: 'object',
    mode: 'string',
    payment_intent: 'string',
    payment_method_types: 'array',
    payment_status: 'string',
    status: 'string',
    success_url: 'string',
    url: 'string',
  },
  payment_intent: {
    id: 'string',
    object: 'string',
    amount: 'number',
    amount_received: 'number',
    created: 'number',
    currency: 'string',
    last_payment_error: 'object',
    latest_charge: 'null',
    livemode: 'boolean',
    metadata: 'object',
    status: 'string',
  },
  refund: {
    id: 'string',
    object: 'string',
    amount: 'number',
    charge: 'string',
    created: 'number',
    currency: 'string',
    metadata: 'object',
    payment_intent: 'null',
    reason: 'null',
    status: 'string',
  },
  event: {
    id: 'string',
    object: 'string',
    api_version: 'null',
    created: 'number',
    data: 'object',
    livemode: 'boolean',
    pending_webhooks: 'number',
    request: 'object',
    type: 'string',
  },
} as const;

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Returns the differences of a stub object from the sample of its kind: missing fields, and other kinds of values. */
export function differencesFromSample(shown: { object: keyof typeof STRIPE_SAMPLES }): string[] {
  const sample: Readonly<Record<string, string>> = STRIPE_SAMPLES[shown.object];
  const fields = Object.entries(shown).filter(([field, value]) => {
    const kinds = [sample[field], kindOf(value)];
    return !sample[field] || (!kinds.includes('null') && kinds[0] !== kinds[1]);
  });
  return fields.map(([field, value]) => `${shown.object}.${field}: ${kindOf(value)}`);
}
