import { refOf, timestampOf } from '@svc/kernel';
import { callbackPath, channelOf, CONNECTION_KINDS, hintsOf, OTP_CHANNELS, type CodeTemplate, type StoredConnection } from '@svc/otp';
import { z } from 'zod';

const text = z.string().optional();

/** Connection to be set; its fields depend on its kind. */
export const connectionBody = z
  .looseObject({
    kind: z.enum(CONNECTION_KINDS, 'Give the kind of the connection: whatsapp, twilio or termii; in development also mailbox.'),
    phoneNumberId: text.describe('Of WhatsApp: the id of the phone number, not the number itself.'),
    accessToken: text.describe('Of WhatsApp: of a system user.'),
    appSecret: text.describe('Of WhatsApp, for callbacks.'),
    verifyToken: text.describe('Of WhatsApp, for callbacks: any text, and the same at Meta.'),
    accountSid: text.describe('Of Twilio: `AC…`.'),
    authToken: text.describe('Of Twilio.'),
    from: text.describe('Of Twilio: a number, `MG…` or an alphanumeric sender; of Termii: the sender id.'),
    apiKey: text.describe('Of Termii.'),
    secretKey: text.describe('Of Termii, for callbacks.'),
    host: text.describe('Of Termii, when it has given the account a host of its own.'),
    channel: text.describe('Of the mailbox: `sms` by default, or `whatsapp`.'),
  })
  .meta({ id: 'OtpConnectionSettings' });

/** Number from which a workspace sends its codes. */
export const connectionView = z
  .object({
    status: z
      .enum(['set', 'unset', 'unreadable'])
      .describe('`unreadable`: sealed under a secret key that the service does not have any more. Set the connection again.'),
    kind: z.enum(CONNECTION_KINDS).optional(),
    channel: z.enum(OTP_CHANNELS).optional().describe('Codes by `whatsapp` need an approved template, those by `sms` none.'),
    setAt: z.string().meta({ format: 'date-time' }).optional(),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('What is set, by the last characters: `{ "accessToken": "…4f2a" }`. Values are never shown.'),
    callbackUrl: z
      .string()
      .optional()
      .describe('Address to which the provider reports deliveries; enter it in its dashboard (Twilio gets it with each SMS).'),
  })
  .meta({ id: 'OtpConnection' });
export type ConnectionView = z.infer<typeof connectionView>;

export function presentConnection(workspaceId: string, stored: StoredConnection | undefined, publicUrl: string): ConnectionView {
  if (!stored) return { status: 'unset' };
  const { kind, connection, setAt } = stored;
  return {
    status: connection ? 'set' : 'unreadable',
    kind,
    channel: connection && channelOf(connection),
    setAt: timestampOf(setAt),
    fields: connection && hintsOf(connection),
    callbackUrl: kind === 'mailbox' ? undefined : publicUrl + callbackPath(kind, { workspaceId }),
  };
}

/** Authentication template of the merchant's WhatsApp account. */
export const templateView = z
  .object({
    ref: z.string(),
    name: z.string(),
    language: z.string(),
    approved: z.boolean(),
    isDefault: z.boolean(),
    createdAt: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'OtpTemplate' });
export type TemplateView = z.infer<typeof templateView>;

export function presentTemplate({ id, name, language, approved, isDefault, createdAt }: CodeTemplate): TemplateView {
  return { ref: refOf('tpl', id), name, language, approved, isDefault, createdAt: timestampOf(createdAt) };
}
