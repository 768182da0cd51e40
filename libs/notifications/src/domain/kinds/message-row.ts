import type { CheckoutLinks, ConfirmationCodes, SubscriptionLinks } from '@svc/contracts';
import type { RefPrefix } from '@svc/kernel';
import type { EmailSourceName, EmailSourceOf } from '../../ports/email-sources';
import type { EmailContent } from '../email';
import type { Message, MessageDetails, MessageKind } from '../message';
import type { OrderEmailContext } from '../write-order-email';
import type { PlannedBy } from './audiences';
import type { Sample } from './samples';

/** Subjects of messages, by the prefixes of their refs. */
export type MessageSubject = Extract<
  RefPrefix,
  'grp' | 'ord' | 'rfd' | 'pay' | 'nls' | 'rsa' | 'sub' | 'frm' | 'wdn' | 'wks' | 'key' | 'exc' | 'cnf' | 'att' | 'evt' | 'var'
>;

/** Dependencies with which any email is written beside its content. */
export interface MessageContext extends OrderEmailContext {
  checkouts: CheckoutLinks;
  subscriptions: SubscriptionLinks;
  confirmations: Pick<ConfirmationCodes, 'codeOf'>;
}

/** A message as its writer knows it. */
export type MessageOf<Kind extends MessageKind> = Pick<Message, 'id' | 'channel' | 'recipient' | 'details'> & { kind: Kind };

/** A kind of message whose content comes from a source of this name. */
export interface WrittenKind<Kind extends MessageKind, Name extends EmailSourceName> {
  /** Recipient: a buyer, guest or subscriber, who is given the shop's contact; or the merchant. */
  to: 'customer' | 'merchant';
  /** Kind of thing that its `subjectId` names; a seat, where that is among the seats that it is about. */
  about: MessageSubject;
  /** Facts that plan it; none, where it follows from no fact. */
  plannedBy: PlannedBy;
  source: Name;
  /** End of the use of what it says, a UTC text: it is not sent after it. Absent, where it is of use without an end (D-160). */
  usefulUntil?(source: EmailSourceOf[Name]): string | undefined;
  /** Writes its content; undefined when it would no longer be true. */
  write(message: MessageOf<Kind>, source: EmailSourceOf[Name], context: MessageContext): EmailContent | undefined;
}

/** Sample of a kind: the content of its preview, and its details. */
export interface SampledKind<Name extends EmailSourceName> {
  sample(sample: Sample): EmailSourceOf[Name];
  sampleDetails?: MessageDetails;
}

/** A row of the table of kinds. */
export type MessageRow<Kind extends MessageKind> = {
  [Name in EmailSourceName]: WrittenKind<Kind, Name> & SampledKind<Name>;
}[EmailSourceName];

/** A row of the table for each of these kinds. */
export type MessageRows<Kinds extends MessageKind> = { readonly [Kind in Kinds]: MessageRow<Kind> };
