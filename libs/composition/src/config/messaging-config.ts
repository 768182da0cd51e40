import type { MessagingAddresses } from '@svc/adapters/messaging';
import { readEmail } from '@svc/contracts';
import { z } from 'zod';

const smtp = z.url({ protocol: /^smtps?$/, error: 'takes an address such as smtp://user:password@mail.example:587' });
const smsExample =
  'takes an address such as twilio://<account sid>:<auth token>@api.twilio.com?from=<number> or termii://<api key>@api.ng.termii.com?from=<sender id>';
const sms = z.url({ protocol: /^(twilio|termii)$/, error: smsExample, abort: true }).refine(namesSender, smsExample);
const whatsAppExample =
  'takes an address such as whatsapp://<access token>@graph.facebook.com/v23.0/<phone number id>?template=<authentication template>&language=en';
const whatsApp = z.url({ protocol: /^whatsapp$/, error: whatsAppExample, abort: true }).refine(namesNumber, whatsAppExample);
const mailFrom = z.string().transform((text, context) => {
  const read = readEmail(text);
  if ('email' in read) return read.email;
  context.addIssue({ code: 'custom', message: `takes the address that mails are from, such as tickets@shop.example. ${read.problem}` });
  return z.NEVER;
});
const address = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `takes the address of the provider’s API, such as ${example}` })
    .transform((url) => url.replace(/\/+$/, ''))
    .default(example);

/** Variables of the senders of messages to people. */
export const messagingVariables = {
  SMTP_URL: smtp.optional(),
  MAIL_FROM: mailFrom.optional(),
  SMS_URL: sms.optional(),
  WHATSAPP_URL: whatsApp.optional(),
  WHATSAPP_API_URL: address('https://graph.facebook.com/v23.0'),
  TWILIO_API_URL: address('https://api.twilio.com'),
  TERMII_API_URL: address('https://api.ng.termii.com'),
};
type MessagingVariables = z.output<z.ZodObject<typeof messagingVariables>>;

export interface MessagingConfig {
  /** Without it mails go to the mailbox of development. */
  smtpUrl?: string;
  /** Sender address of mails and of calendar entries. */
  from: string;
  smsUrl?: string;
  whatsAppUrl?: string;
  /** Addresses for the numbers that merchants have connected, without a slash at the end. */
  addresses: MessagingAddresses;
}

/** Returns missing variables, each with its use: in production there is no mailbox to fall back on. */
export function absentMessagingVariables(
  { SMTP_URL, MAIL_FROM }: MessagingVariables,
  production: boolean,
): { variable: string; message: string }[] {
  const missing = [];
  if (production && !SMTP_URL)
    missing.push({
      variable: 'SMTP_URL',
      message: 'takes an address such as smtp://user:password@mail.example:587, and is needed in production',
    });
  if ((production || SMTP_URL) && !MAIL_FROM)
    missing.push({ variable: 'MAIL_FROM', message: 'takes the address that mails are from, and is needed with SMTP_URL' });
  return missing;
}

export function messagingOf({
  SMTP_URL,
  MAIL_FROM = 'no-reply@storefront.localhost',
  SMS_URL,
  WHATSAPP_URL,
  ...calls
}: MessagingVariables): MessagingConfig {
  const addresses = { whatsapp: calls.WHATSAPP_API_URL, twilio: calls.TWILIO_API_URL, termii: calls.TERMII_API_URL };
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, smsUrl: SMS_URL, whatsAppUrl: WHATSAPP_URL, addresses };
}

function namesSender(text: string): boolean {
  const { username, password, protocol, searchParams } = new URL(text);
  return Boolean(username && searchParams.get('from') && (protocol === 'termii:' || password));
}

/** Returns true when the address names the sending number and, where it names a template, one that codes can be sent by. */
function namesNumber(text: string): boolean {
  const { username, pathname, searchParams } = new URL(text);
  const template = searchParams.get('template') ?? 'none';
  const language = searchParams.get('language') ?? 'en';
  return (
    Boolean(username) &&
    /^\/v\d+\.\d+\/\d+$/.test(pathname) &&
    /^[a-z0-9_]{1,512}$/.test(template) &&
    /^[a-z]{2,3}(_[A-Z]{2})?$/.test(language)
  );
}
