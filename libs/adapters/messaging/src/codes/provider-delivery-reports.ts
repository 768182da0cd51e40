import { createHmac, timingSafeEqual } from 'node:crypto';
import { CallbackForged, type DeliveryCallback, type DeliveryReport, DeliveryReports, type SenderConnection } from '@svc/otp';
import { parseOrRefuse } from '@svc/contracts';
import { InvalidInput, parseJson } from '@svc/kernel';
import { z } from 'zod';

/** Returns Meta's signature: of the bytes, with the app's secret. */
export const signedByMeta = (appSecret: string, raw: Buffer): string =>
  `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`;

/** Returns Twilio's signature: of the address and then every field of the form, by name. */
export function signedByTwilio(authToken: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].toSorted((one, other) => (one < other ? -1 : 1));
  const fields = names.flatMap((name) => [...new Set(form.getAll(name))].toSorted().map((value) => name + value));
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest('base64');
}

/**
 * Returns Termii's signature: of the bytes, with the account's secret key. Its guide does not say how it is encoded;
 * hexadecimal is assumed.
 */
export const signedByTermii = (secretKey: string, raw: Buffer): string => createHmac('sha512', secretKey).update(raw).digest('hex');

/**
 * Compares signatures in constant time.
 * @throws CallbackForged
 */
export function proveSigned(wanted: string, actual: string | undefined): void {
  const [one, other] = [Buffer.from(wanted), Buffer.from(actual ?? '')];
  if (one.length !== other.length || !timingSafeEqual(one, other)) throw new CallbackForged();
}

const text = z.string().min(1).max(200);

/**
 * Status of a message. Meta reports other things as well, and may report more later; callbacks without such a status are
 * ignored.
 */
const whatsAppStatus = z.object({
  id: text,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: z.string().regex(/^\d{1,11}$/),
  errors: z.array(z.object({ code: z.int() })).optional(),
});
const whatsAppCallback = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.object({ statuses: z.array(z.unknown()).optional() }) })) })),
});

const TWILIO_STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};
const twilioForm = z.object({ MessageSid: text, MessageStatus: text, ErrorCode: z.string().max(20).optional() });

/** Statuses by the beginning of Termii's text: `DELIVERED | Message delivered to handset`. */
const TERMII_STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  'message sent': 'sent',
  delivered: 'delivered',
  'dnd active on phone number': 'failed',
  'message failed': 'failed',
  rejected: 'failed',
  expired: 'failed',
};
const termiiEvent = z.object({ message_id: text, status: text });

/** Reads the delivery reports of Meta, Twilio and Termii, once their signature is right. */
export class ProviderDeliveryReports extends DeliveryReports {
  canRead(connection: SenderConnection): boolean {
    if (connection.kind === 'whatsapp') return connection.appSecret !== undefined;
    if (connection.kind === 'termii') return connection.secretKey !== undefined;
    return connection.kind === 'twilio';
  }

  read(connection: SenderConnection, callback: DeliveryCallback): DeliveryReport[] {
    if (connection.kind === 'whatsapp') return readWhatsApp(connection.appSecret ?? '', callback);
    if (connection.kind === 'termii') return readTermii(connection.secretKey ?? '', callback);
    return connection.kind === 'twilio' ? readTwilio(connection.authToken, callback) : [];
  }
}

function readWhatsApp(appSecret: string, { raw, headers }: DeliveryCallback): DeliveryReport[] {
  proveSigned(signedByMeta(appSecret, raw), headers['x-hub-signature-256']);
  const { entry } = parseOrRefuse(whatsAppCallback, jsonOf(raw));
  const statuses = entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? []));
  return statuses.flatMap((each) => {
    const { success, data } = whatsAppStatus.safeParse(each);
    return success
      ? [
          {
            providerRef: data.id,
            status: data.status,
            at: new Date(Number(data.timestamp) * 1_000),
            reason: data.errors?.[0]?.code.toString(),
          },
        ]
      : [];
  });
}

function readTwilio(authToken: string, { url, raw, headers }: DeliveryCallback): DeliveryReport[] {
  const form = new URLSearchParams(raw.toString('utf8'));
  proveSigned(signedByTwilio(authToken, url, form), headers['x-twilio-signature']);
  const { MessageSid, MessageStatus, ErrorCode } = parseOrRefuse(twilioForm, Object.fromEntries(form));
  const status = TWILIO_STATUSES[MessageStatus];
  return status ? [{ providerRef: MessageSid, status, reason: status === 'failed' ? ErrorCode || undefined : undefined }] : [];
}

function readTermii(secretKey: string, { raw, headers }: DeliveryCallback): DeliveryReport[] {
  proveSigned(signedByTermii(secretKey, raw), headers['x-termii-signature']);
  const event = parseOrRefuse(termiiEvent, jsonOf(raw));
  const text = event.status.split('|')[0]!.trim();
  const status = TERMII_STATUSES[text.toLowerCase()];
  return status ? [{ providerRef: event.message_id, status, reason: status === 'failed' ? text : undefined }] : [];
}

function jsonOf(raw: Buffer): unknown {
  const value = parseJson(raw.toString('utf8'));
  if (value === undefined) throw new InvalidInput('The callback is not valid JSON.');
  return value;
}
