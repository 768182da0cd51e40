import type { BalanceLinks, CheckoutLinks, ConfirmationCodes, OrderLinks, SubscriptionLinks, TicketLinks, Wallet } from '@svc/contracts';
import type { EmailContent } from '../domain/email';
import type { WrittenKind } from '../domain/kinds/message-row';
import { MESSAGES } from '../domain/kinds/messages';
import type { Message, MessageKind } from '../domain/message';
import type { TicketCodes } from '../domain/write-guest-email';
import type { EmailSourceName, EmailSources } from '../ports/email-sources';
import type { TicketDocuments } from '../ports/ticket-documents';

/** Sources, documents, links and keys by which messages are written. */
export abstract class EmailDependencies {
  abstract readonly sources: EmailSources;
  abstract readonly documents: TicketDocuments;
  abstract readonly codes: TicketCodes;
  abstract readonly links: TicketLinks;
  abstract readonly balances: BalanceLinks;
  abstract readonly orders: OrderLinks;
  abstract readonly checkouts: CheckoutLinks;
  abstract readonly subscriptions: SubscriptionLinks;
  abstract readonly confirmations: ConfirmationCodes;
  /** Wallets that tickets can be added to at present. */
  abstract readonly wallets: () => readonly Wallet[];
  /** Sender address of calendar entries; it receives no replies. */
  abstract readonly organiser: string;
}

/** Content of a message, absent when it would no longer be true, and the end of its use. */
export interface WrittenMessage {
  written?: EmailContent;
  until?: Date;
}

/** Writes a message from the present data. */
export function writeMessage(message: Message, dependencies: EmailDependencies, now: Date): Promise<WrittenMessage> {
  return write(message, MESSAGES[message.kind], dependencies, now);
}

async function write<Name extends EmailSourceName>(
  message: Message,
  { source: name, usefulUntil, write: writeContent }: WrittenKind<MessageKind, Name>,
  dependencies: EmailDependencies,
  now: Date,
): Promise<WrittenMessage> {
  const source = await dependencies.sources.read(name, message);
  if (!source) return {};
  const until = endOfUse(usefulUntil?.(source), message);
  return { written: writeContent(message, source, { ...dependencies, wallets: dependencies.wallets(), now }), until };
}

/** Returns the end of the use of a message; undefined where there is none, or it was planned after it, by somebody who wanted it. */
function endOfUse(until: string | undefined, { createdAt }: Message): Date | undefined {
  if (until === undefined) return undefined;
  const end = new Date(until);
  return end > createdAt ? end : undefined;
}
