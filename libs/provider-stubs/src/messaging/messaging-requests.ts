import { z } from 'zod';

const digits = z.string().regex(/^\d{7,15}$/);
/** Parameters of a template. Meta accepts a code of at most 15 characters, both in the body and on the button. */
const parameters = z.array(z.strictObject({ type: z.literal('text'), text: z.string().min(1) })).min(1);

/** Requests that the messaging stub accepts, by provider; others are violations. */
export const MESSAGING_REQUESTS = {
  whatsapp: z.strictObject({
    messaging_product: z.literal('whatsapp'),
    recipient_type: z.literal('individual'),
    to: digits,
    type: z.literal('template'),
    template: z.strictObject({
      name: z.string().regex(/^[a-z0-9_]{1,512}$/),
      language: z.strictObject({ code: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2})?$/) }),
      components: z.array(
        z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('body'), parameters }),
          z.strictObject({ type: z.literal('button'), sub_type: z.literal('url'), index: z.literal('0'), parameters }),
        ]),
      ),
    }),
  }),
  /** Form of the request. */
  twilio: z.union([
    z.strictObject({ To: z.e164(), From: z.string().min(1), Body: z.string().min(1).max(1_600), StatusCallback: z.url().optional() }),
    z.strictObject({
      To: z.e164(),
      MessagingServiceSid: z.string().startsWith('MG'),
      Body: z.string().min(1).max(1_600),
      StatusCallback: z.url().optional(),
    }),
  ]),
  /** Request by Termii's guide; Termii publishes no OpenAPI document. */
  termii: z.strictObject({
    to: digits,
    from: z.string().min(3).max(11),
    sms: z.string().min(1),
    type: z.literal('plain'),
    channel: z.enum(['dnd', 'generic', 'whatsapp']),
    api_key: z.string().min(1),
  }),
};
export type MessagingProvider = keyof typeof MESSAGING_REQUESTS;
export type MessagingRequest<P extends MessagingProvider> = z.infer<(typeof MESSAGING_REQUESTS)[P]>;

/** Returns the provider of a path. */
export function messagingProviderOf(path: string): MessagingProvider | undefined {
  if (/^\/v\d+\.\d+\/\d+\/messages$/.test(path)) return 'whatsapp';
  if (/^\/2010-04-01\/Accounts\/AC\w+\/Messages\.json$/.test(path)) return 'twilio';
  return path === '/api/sms/send' ? 'termii' : undefined;
}

const string = { type: 'string' };
const texts = { type: 'array', items: { type: 'object', required: ['type', 'text'], properties: { type: string, text: string } } };

/**
 * Schemas of our requests, as far as they are publicly documented: Meta's OpenAPI document of the Cloud API (facebook/openapi,
 * business-messaging-api_v23.0.yaml, commit ecba623 of 2025-11-21, MIT licence), `POST /{Version}/{Phone-Number-ID}/messages`,
 * with two of its faults fixed (the index of a button may be 0, the policy of a language may be missing); and Twilio's
 * (twilio/twilio-oai, twilio_api_v2010.json, commit d50069b, Apache 2.0 licence), `CreateMessage`. Termii publishes none.
 */
export const MESSAGING_DOCUMENT: Readonly<Record<Exclude<MessagingProvider, 'termii'>, object>> = {
  whatsapp: {
    type: 'object',
    required: ['messaging_product', 'recipient_type', 'to', 'type', 'template'],
    additionalProperties: false,
    properties: {
      messaging_product: string,
      recipient_type: { type: 'string', enum: ['individual', 'group'] },
      to: string,
      type: { type: 'string', enum: ['template'] },
      template: {
        type: 'object',
        required: ['name', 'language'],
        additionalProperties: false,
        properties: {
          name: string,
          language: {
            type: 'object',
            required: ['code'],
            properties: { policy: { type: 'string', enum: ['deterministic'] }, code: string },
            additionalProperties: false,
          },
          components: {
            type: 'array',
            items: {
              type: 'object',
              required: ['type'],
              additionalProperties: false,
              properties: {
                type: { type: 'string', enum: ['header', 'body', 'button'] },
                sub_type: { type: 'string', enum: ['quick_reply', 'url', 'catalog'] },
                parameters: texts,
                index: { type: 'string', pattern: '^[0-9]$' },
              },
            },
          },
        },
      },
    },
  },
  twilio: {
    type: 'object',
    required: ['To'],
    additionalProperties: false,
    properties: {
      To: string,
      From: string,
      MessagingServiceSid: { type: 'string', pattern: '^MG[0-9a-fA-F]{32}$' },
      Body: string,
      StatusCallback: { type: 'string', format: 'uri' },
    },
  },
};

/** Schema of a message status in the same document of Meta (`Statuses`). */
export const WHATSAPP_STATUS_DOCUMENT = {
  type: 'object',
  required: ['id', 'status', 'timestamp', 'recipient_id'],
  properties: {
    id: string,
    status: { type: 'string', enum: ['sent', 'delivered', 'read', 'failed'] },
    timestamp: string,
    recipient_id: string,
    errors: { type: 'array', items: { type: 'object', properties: { code: { type: 'integer' }, title: string, message: string } } },
  },
};

/** Message statuses in the same document of Twilio (`message_enum_status`). */
export const TWILIO_STATUSES = [
  'queued',
  'sending',
  'sent',
  'failed',
  'delivered',
  'undelivered',
  'receiving',
  'received',
  'accepted',
  'scheduled',
  'read',
  'partially_delivered',
  'canceled',
] as const;
