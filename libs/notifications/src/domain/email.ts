import { colonIn, type MailWording, type ShopBrand, type StorefrontTheme } from '@svc/contracts';
import type { Support } from '../ports/email-sources';
import type { CalendarFile, Mailbox, TicketSheets } from '../ports/ticket-documents';
import type { ScheduleNote } from './schedule/notified-schedule';

/** Content of an email or SMS before it is rendered. */
export interface EmailContent {
  language: string;
  brand: EmailBrand;
  /** Name of the recipient. */
  addressee: string;
  /** Mailbox that replies go to; without it nobody receives replies. */
  replyTo?: Mailbox;
  subject: string;
  /** Text that lists of mails show after the subject; the paragraphs, unless given. */
  preheader?: string;
  /** Sentence that says what happened. */
  heading: string;
  /** Confirmation code, which precedes everything below the heading. */
  code?: string;
  /** Empty in an email without a greeting. */
  greeting: string;
  paragraphs: readonly string[];
  /** Commands of the command line that a merchant can run, below the facts. */
  commands?: readonly EmailCommand[];
  /** Facts, name by name: when, where, which tickets. */
  facts: readonly EmailFact[];
  /** Page with more, as a button. */
  link?: EmailLink;
  /** Another one, below the facts. */
  secondLink?: EmailLink;
  /** Page of the order that it is about, where no link above leads there. */
  orderLink?: EmailLink;
  /** Link to the tickets that the email does not enclose (D-106). */
  printLink?: EmailLink;
  /** Links to several things that it is about. */
  links?: readonly EmailLink[];
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
  /** True where the merchant's wording for its kind does not fit: news of one cancelled day, or of corrected tracking. */
  hasFixedWording?: true;
  /** The first of them where there are many (D-106). */
  tickets?: TicketSheets;
  /** Schedule that its reader is notified of by it, to be stored before it is sent (D-148). */
  notified?: ScheduleNote;
}

/** Look and words of the shop: `wording` in every mail, `support` as contact for its buyers and guests. */
export interface EmailBrand extends ShopBrand {
  name: string;
  logoUrl?: string;
  theme?: Partial<StorefrontTheme>;
  wording?: MailWording;
  support?: Support;
}

export interface EmailLink {
  url: string;
  text: string;
}

/** Command of the command line: `text` says what it does. */
export interface EmailCommand {
  text: string;
  command: string;
}

export interface EmailFact {
  name: string;
  /** At least one. */
  lines: readonly EmailLine[];
  /** Its one line is an amount of money. */
  isAmount?: boolean;
  /** Fact that the reader looks for first. */
  isStrong?: boolean;
  /** The amount sums up those before it. */
  isTotal?: boolean;
}

/** A line of text, or an item. */
export type EmailLine = string | EmailItem;

export interface EmailItem {
  text: string;
  amount?: string;
  /** Name, which stands for its picture. */
  name: string;
  pictureUrl?: string;
}

/** Renders an email as plain text: one thought a line, links and commands spelled out. */
export function emailText(email: EmailContent): string {
  const { language, heading, code, greeting, paragraphs, commands = [], facts, link, contact, footer, brand } = email;
  const colon = colonIn(language);
  const linkText = ({ url, text }: EmailLink) => `${text}${colon}${url}`;
  const blocks = [
    heading,
    code,
    greeting,
    ...paragraphs,
    link && linkText(link),
    facts.map((fact) => factText(fact, colon)).join('\n'),
    ...commands.map(({ text, command }) => `${text}${colon}\n  ${command}`),
    ...moreLinksOf(email).map(linkText),
    contact,
    `${brand.name}\n\n-- \n${footer}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Returns the links below the facts. */
export function moreLinksOf({ links = [], printLink, walletLinks = [], secondLink, orderLink }: EmailContent): EmailLink[] {
  return [...links, printLink, ...walletLinks, secondLink, orderLink].flatMap((each) => each ?? []);
}

function factText({ name, lines }: EmailFact, colon: string): string {
  const texts = lines.map((line) => (typeof line === 'string' ? line : [line.text, line.amount].filter(Boolean).join(' · ')));
  const named = `${name}${colon}`;
  return `${named}${texts.join(`\n${' '.repeat(named.length)}`)}`;
}
