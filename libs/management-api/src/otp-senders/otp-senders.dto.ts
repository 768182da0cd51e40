import { describedEnum, withMeanings } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { callbackPath, channelOf, CONNECTION_KINDS, hintsOf, OTP_CHANNELS, type CodeTemplate, type StoredConnection } from '@svc/otp';
import { z } from 'zod';
import { createdAtOf } from '../moments.dto';

const text = z.string().optional();
const KIND = withMeanings('Provider of the number that sends one-time passwords.', {
  whatsapp: 'WhatsApp Business, through Meta.',
  twilio: 'SMS through Twilio.',
  termii: 'SMS through Termii.',
  mailbox: 'Inbox of a development machine; nothing is really sent.',
});

/** Connection to be set; its fields depend on its kind. */
export const connectionBody = z
  .looseObject({
    kind: z
      .enum(CONNECTION_KINDS, 'Give the kind of the connection: whatsapp, twilio or termii; in development also mailbox.')
      .describe(KIND),
    phoneNumberId: text.describe(
      'For WhatsApp: id of the sending phone number at Meta (digits), not the phone number itself. Leave out for other providers.',
    ),
    accessToken: text.describe('For WhatsApp: access token of a system user at Meta. Leave out for other providers.'),
    appSecret: text.describe(
      'For WhatsApp: app secret of the app at Meta, by which the service verifies Meta’s callbacks. Leave out for other providers.',
    ),
    verifyToken: text.describe(
      'For WhatsApp: any text that you also enter at Meta as verify token of the callback URL. Leave out for other providers.',
    ),
    accountSid: text.describe('For Twilio: account SID, `AC…`. Leave out for other providers.'),
    authToken: text.describe('For Twilio: auth token of the account. Leave out for other providers.'),
    from: text.describe(
      'Sender of SMS with one-time passwords. For Twilio: a phone number in E.164 form, a messaging service `MG…` or an alphanumeric sender; for Termii: the sender id. Leave out for WhatsApp.',
    ),
    apiKey: text.describe('For Termii: API key of the account. Leave out for other providers.'),
    secretKey: text.describe(
      'For Termii: secret key of the account, by which the service verifies Termii’s callbacks. Leave out for other providers.',
    ),
    host: text.describe('For Termii: host name of the account’s own API. Leave out for Termii’s common host, and for other providers.'),
    channel: text.describe(
      'For the development inbox: channel that it stands for, `sms` (default) or `whatsapp`. Leave out for other providers.',
    ),
  })
  .meta({
    id: 'OtpConnectionSettings',
    description: 'Credentials of the number that sends one-time passwords. Which fields are required depends on `kind`.',
  });

/** Number from which a workspace sends its codes. */
export const connectionView = z
  .object({
    status: describedEnum(['set', 'unset', 'unreadable'], 'State of the number that sends one-time passwords.', {
      set: 'A number is connected.',
      unset: 'No number is connected.',
      unreadable: 'The credentials were encrypted with a secret key that the service no longer has: connect the number again.',
    }),
    kind: z.enum(CONNECTION_KINDS).optional().describe(`${KIND}\n\nAbsent when no number is connected.`),
    channel: describedEnum(
      OTP_CHANNELS,
      'Channel by which the connected number sends one-time passwords. Absent when no number is connected.',
      {
        whatsapp: 'WhatsApp; one-time passwords need an approved template.',
        sms: 'SMS; one-time passwords need no template.',
      },
    ).optional(),
    setAt: z
      .string()
      .meta({ format: 'date-time' })
      .optional()
      .describe('When the number for one-time passwords was connected, UTC timestamp. Absent when no number is connected.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'Last characters of each stored credential of the number for one-time passwords: an object from the field’s name to a text, such as `{ "accessToken": "…4f2a" }`. The credentials themselves are never shown. Absent when none are stored.',
      ),
    callbackUrl: z
      .string()
      .optional()
      .describe(
        'URL to which the provider of the number reports deliveries of one-time passwords: enter it in the provider’s dashboard (not needed for Twilio, which gets it with each SMS). Absent when none is needed.',
      ),
  })
  .meta({ id: 'OtpConnection', description: 'The merchant’s own number that one-time passwords come from, without its credentials.' });
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
    ref: z
      .string()
      .describe(
        'Ref of the WhatsApp template, given by the service: `tpl_…`. Send it as `templateRef` to send a one-time password by this template.',
      ),
    name: z.string().describe('Name of the WhatsApp template, as it is registered at Meta.'),
    language: z.string().describe('Language of the WhatsApp template, as Meta writes it: `en` or `pt_BR`, for example.'),
    approved: z
      .boolean()
      .describe(
        'True when Meta has approved the WhatsApp template, as the merchant says; one-time passwords can be sent only by an approved one.',
      ),
    isDefault: z.boolean().describe('True for the WhatsApp template of one-time passwords whose request names no template.'),
    createdAt: createdAtOf('template'),
  })
  .meta({ id: 'OtpTemplate', description: 'A WhatsApp template by which one-time passwords are sent.' });
export type TemplateView = z.infer<typeof templateView>;

export function presentTemplate({ id, name, language, approved, isDefault, createdAt }: CodeTemplate): TemplateView {
  return { ref: refOf('tpl', id), name, language, approved, isDefault, createdAt: timestampOf(createdAt) };
}
