import { describedEnum, withMeanings } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { callbackPath, channelOf, CONNECTION_KINDS, hintsOf, OTP_CHANNELS, type CodeTemplate, type StoredConnection } from '@svc/otp';
import { z } from 'zod';
import { createdAtOf } from '../moments.dto';

const text = z.string().optional();
const KIND = withMeanings('Provider of the number.', {
  whatsapp: 'WhatsApp Business, through Meta.',
  twilio: 'SMS through Twilio.',
  termii: 'SMS through Termii.',
  mailbox: 'The inbox of development; nothing leaves the machine.',
});

/** Connection to be set; its fields depend on its kind. */
export const connectionBody = z
  .looseObject({
    kind: z
      .enum(CONNECTION_KINDS, 'Give the kind of the connection: whatsapp, twilio or termii; in development also mailbox.')
      .describe(KIND),
    phoneNumberId: text.describe('For WhatsApp: id of the phone number at Meta, not the number itself.'),
    accessToken: text.describe('For WhatsApp: access token of a system user.'),
    appSecret: text.describe('For WhatsApp: app secret, by which callbacks are verified.'),
    verifyToken: text.describe('For WhatsApp: any text that you also enter at Meta, for its check of the callback address.'),
    accountSid: text.describe('For Twilio: account SID, `AC…`.'),
    authToken: text.describe('For Twilio: auth token of the account.'),
    from: text.describe('For Twilio: a number, a messaging service `MG…` or an alphanumeric sender. For Termii: the sender id.'),
    apiKey: text.describe('For Termii: API key of the account.'),
    secretKey: text.describe('For Termii: secret key, by which callbacks are verified.'),
    host: text.describe('For Termii: host of the account, where it has one of its own. Absent: the common one.'),
    channel: text.describe('For the mailbox: channel that it stands for, `sms` (default) or `whatsapp`.'),
  })
  .meta({
    id: 'OtpConnectionSettings',
    description: 'Credentials of the number that codes come from. Which fields are needed depends on `kind`.',
  });

/** Number from which a workspace sends its codes. */
export const connectionView = z
  .object({
    status: describedEnum(['set', 'unset', 'unreadable'], 'State of the connection.', {
      set: 'It is connected.',
      unset: 'There is none.',
      unreadable: 'It was sealed under a secret key that the service no longer has: connect it again.',
    }),
    kind: z.enum(CONNECTION_KINDS).optional().describe(`${KIND}\n\nAbsent: no number is connected.`),
    channel: describedEnum(OTP_CHANNELS, 'Channel of codes. Absent: no number is connected.', {
      whatsapp: 'By WhatsApp; they need an approved template.',
      sms: 'By SMS; they need no template.',
    }).optional(),
    setAt: z.string().meta({ format: 'date-time' }).optional().describe('When it was connected, UTC. Absent: no number is connected.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('Last characters of each field, such as `{ "accessToken": "…4f2a" }`. The values are never shown. Absent: none are set.'),
    callbackUrl: z
      .string()
      .optional()
      .describe(
        'Address to which the provider reports deliveries; enter it in its dashboard (Twilio gets it with each SMS). Absent: none is needed.',
      ),
  })
  .meta({ id: 'OtpConnection', description: 'The number that the workspace’s own codes come from.' });
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
    ref: z.string().describe('Ref of the template, `tpl_…`: the `templateRef` of a code.'),
    name: z.string().describe('Name of the template at Meta.'),
    language: z.string().describe('Language of the template as Meta writes it, such as `en` or `pt_BR`.'),
    approved: z.boolean().describe('True when Meta has approved it; codes can be sent by it only then.'),
    isDefault: z.boolean().describe('True for the template of codes that name none.'),
    createdAt: createdAtOf('template'),
  })
  .meta({ id: 'OtpTemplate', description: 'A WhatsApp template that codes are sent by.' });
export type TemplateView = z.infer<typeof templateView>;

export function presentTemplate({ id, name, language, approved, isDefault, createdAt }: CodeTemplate): TemplateView {
  return { ref: refOf('tpl', id), name, language, approved, isDefault, createdAt: timestampOf(createdAt) };
}
