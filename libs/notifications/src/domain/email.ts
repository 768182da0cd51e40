import { colonIn, type MailWording } from '@svc/contracts';
import type { Support } from '../ports/email-sources';
import type { CalendarFile, Mailbox, TicketSheets } from '../ports/ticket-documents';

/** Content of an email or SMS before it is rendered. */
export interface EmailContent {
  language: string;
  /** `wording`: the merchant's own words, of every mail; `support`: contact for its buyers and guests. */
  brand: { name: string; logoUrl?: string; colour?: string; wording?: MailWording; support?: Support };
  /** Name of the recipient. */
  addressee: string;
  /** Mailbox that replies go to; without it nobody receives replies. */
  replyTo?: Mailbox;
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Facts, name by name: when, where, which tickets. */
  facts: readonly EmailFact[];
  /** Page with more. */
  link?: EmailLink;
  /** Another one, below it. */
  secondLink?: EmailLink;
  /** Page of the order that it is about, where no link above leads there. */
  orderLink?: EmailLink;
  /** Link to the tickets that the email does not enclose (D-106). */
  printLink?: EmailLink;
  /** Links that add its tickets to wallets of phones. */
  walletLinks?: readonly EmailLink[];
  /** Address by which mail programs unsubscribe the reader (RFC 8058). */
  unsubscribeUrl?: string;
  /** Contact of the shop for its reader; absent where the shop has set neither address nor number. */
  contact?: string;
  footer: string;
  /** Text of the SMS; absent where the message is sent by mail alone. */
  sms?: string;
  /** A file for each day. */
  calendars: readonly CalendarFile[];
  /** The first of them where there are many (D-106). */
  tickets?: TicketSheets;
}

export interface EmailLink {
  url: string;
  text: string;
}

export interface EmailFact {
  name: string;
  /** At least one. */
  lines: readonly EmailLine[];
  /** Its one line is an amount of money. */
  isAmount?: boolean;
}

/** A line of text, or an item with its amount. */
export type EmailLine = string | { text: string; amount: string };

/** Renders an email as plain text: one thought a line, links spelled out. */
export function emailText({
  language,
  heading,
  greeting,
  paragraphs,
  facts,
  link,
  secondLink,
  orderLink,
  printLink,
  walletLinks = [],
  contact,
  footer,
  brand,
}: EmailContent): string {
  const colon = colonIn(language);
  const blocks = [
    heading,
    greeting,
    ...paragraphs,
    facts.map((fact) => factText(fact, colon)).join('\n'),
    ...[link, printLink, ...walletLinks, secondLink, orderLink].map((each) => each && `${each.text}${colon}${each.url}`),
    contact,
    `${brand.name}\n\n-- \n${footer}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function factText({ name, lines }: EmailFact, colon: string): string {
  const texts = lines.map((line) => (typeof line === 'string' ? line : `${line.text} · ${line.amount}`));
  const named = `${name}${colon}`;
  return `${named}${texts.join(`\n${' '.repeat(named.length)}`)}`;
}
