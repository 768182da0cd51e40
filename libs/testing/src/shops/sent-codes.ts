import type { TestService } from '../processes/service';
import type { Shop } from './shop';

/** A message in the development inbox. */
export interface SentMessage {
  channel: string;
  to: string;
  text: string;
  headers: Record<string, string>;
}

/** Adds credit for codes to the wallet of a shop, as the operator; kobo. */
export async function fundCodes({ client, operatorToken }: TestService, { ref }: Pick<Shop, 'ref'>, amountMinor: number): Promise<void> {
  const answer = await client.post(`/v1/admin/workspaces/${ref}/otp/credits`, { amountMinor, currency: 'NGN' }, { key: operatorToken });
  if (answer.status !== 201) throw new Error(`The wallet was not funded: ${answer.text}`);
}

/** Returns the messages to a number in the development inbox, newest first. */
export async function sentTo({ client }: Pick<TestService, 'client'>, number: string): Promise<SentMessage[]> {
  return (await client.get<SentMessage[]>(`/dev/inbox.json?to=${encodeURIComponent(number)}`)).body;
}

/** Returns the code in a message. */
export function codeIn({ text }: SentMessage): string {
  return /\d{1,15}/.exec(text)?.[0] ?? '';
}
