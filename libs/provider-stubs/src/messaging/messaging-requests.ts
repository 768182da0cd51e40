import { z } from 'zod';

const digits = z.string().regex(/^\d{7,15}$/);
/** Meta takes a code of 15 characters at most, in the body and on the button alike. */
const parameters = z.array(z.strictObject({ type: z.literal('text'), text: z.string().min(1) })).min(1);

/** The requests that we make of those who carry messages, as they take them: nothing else gets through. */
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
  /** The form. */
  twilio: z.union([
    z.strictObject({ To: z.e164(), From: z.string().min(1), Body: z.string().min(1).max(1_600), StatusCallback: z.url().optional() }),
    z.strictObject({ To: z.e164(), MessagingServiceSid: z.string().startsWith('MG'), Body: z.string().min(1).max(1_600), StatusCallback: z.url().optional() }),
  ]),
  /** Termii publishes no document to hold this against: it is its guide's. */
  termii: z.strictObject({
    to: digits, from: z.string().min(3).max(11), sms: z.string().min(1), type: z.literal('plain'), channel: z.enum(['dnd', 'generic', 'whatsapp']), api_key: z.string().min(1),
  }),
};
export type MessagingProvider = keyof typeof MESSAGING_REQUESTS;
export type MessagingRequest<P extends MessagingProvider> = z.infer<(typeof MESSAGING_REQUESTS)[P]>;

/** Whose address this is. */
export function messagingProviderOf(path: string): MessagingProvider | undefined {
  if (/^\/v\d+\.\d+\/\d+\/messages$/.test(path)) return 'whatsapp';
  if (/^\/2010-04-01\/Accounts\/AC\w+\/Messages\.json$/.test(path)) return 'twilio';
  return path === '/api/sms/send' ? 'termii' : undefined;
}
