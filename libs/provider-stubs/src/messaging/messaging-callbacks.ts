import { createHmac } from 'node:crypto';
import type { PostedCallback } from '../posted-callback';

export interface WhatsAppStatus {
  id: string;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  /** Seconds. */
  timestamp: string;
  recipient_id: string;
  errors?: { code: number; title: string }[];
}

/** What Meta tells of messages, signed with the app's secret. */
export function whatsAppCallback(appSecret: string, statuses: readonly WhatsAppStatus[]): PostedCallback {
  const metadata = { display_phone_number: '15550783881', phone_number_id: '106' };
  const value = { messaging_product: 'whatsapp', metadata, statuses };
  const raw = Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '419', changes: [{ value, field: 'messages' }] }] }));
  const signature = `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`;
  return { raw, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } };
}

/** What Twilio tells of one message, signed over the public address and what it carries. */
export function twilioCallback(authToken: string, address: string, told: { MessageSid: string; MessageStatus: string; ErrorCode?: string }): PostedCallback {
  const carried: Record<string, string> = { AccountSid: `AC${'a'.repeat(32)}`, ApiVersion: '2010-04-01', From: '+15005550006', To: '+2348031234567', ...told };
  const names = Object.keys(carried).sort();
  const signature = createHmac('sha1', authToken).update(address + names.map((name) => name + carried[name]!).join('')).digest('base64');
  const raw = Buffer.from(new URLSearchParams(carried).toString());
  return { raw, headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature } };
}

/** What Termii tells of one message, signed with the account's secret key. */
export function termiiCallback(secretKey: string, told: { message_id: string; status: string }): PostedCallback {
  const event = { type: 'outbound', receiver: '2348031234567', sender: 'Adire', message: 'Hello', sent_at: '2026-11-21 08:00:00', cost: '3.9', channel: 'dnd', ...told };
  const raw = Buffer.from(JSON.stringify(event));
  return { raw, headers: { 'content-type': 'application/json', 'x-termii-signature': createHmac('sha512', secretKey).update(raw).digest('hex') } };
}
