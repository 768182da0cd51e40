import {
  type BalanceLinks,
  type CheckoutLinks,
  type ConfirmationCodes,
  type OrderLinks,
  type SubscriptionLinks,
  textLengthOf,
  textProblem,
  type TicketLinks,
  type Wallet,
} from '@svc/contracts';
import type { Clock, IdGenerator } from '@svc/kernel';
import { type EmailContent, emailText } from '../domain/email';
import { emailHtml } from '../domain/email-html';
import {
  type GuestMessageKind,
  isMerchantKind,
  isOrderKind,
  isPaymentKind,
  isRefundKind,
  isSavingsKind,
  isSubscriptionKind,
  type MerchantMessageKind,
  type Message,
  type OrderMessageKind,
  type PaymentMessageKind,
  type RefundMessageKind,
  type SavingsMessageKind,
} from '../domain/message';
import { writeAnnouncementEmail } from '../domain/announcements/write-announcement-email';
import { reworded } from '../domain/reword';
import { writeConfirmationEmail, writeGivenAwayEmail } from '../domain/write-confirmation-email';
import { nextAttempt, type TextWait, waitOf } from '../domain/when-to-send';
import { writeAdminTokenEmail, writeAlertEmail, writeRailEmail, writeTextsEmail } from '../domain/write-merchant-email';
import { writeFormEmail, writeFormFilesEmail } from '../domain/write-form-email';
import { type Stationery, type TicketCodes, writeGuestEmail } from '../domain/write-guest-email';
import { writeRefundEmail } from '../domain/write-order-email';
import { writeAboutOrder } from '../domain/write-order-news-email';
import { writeRefundAskedEmail } from '../domain/write-refund-asked-email';
import { writeSavingsEmail } from '../domain/write-savings-email';
import { writeTransferEmail } from '../domain/write-transfer-email';
import { withContact } from '../domain/with-contact';
import { writeSubscriptionEmail } from '../domain/write-subscription-email';
import type { Attachment, Email, EmailSender, SendOutcome, SmsSender } from '../ports/senders';
import type { EmailSources } from '../ports/email-sources';
import type { MessageTx, MessageUnitOfWork, Settlement } from '../ports/message-tx';
import type { TicketDocuments } from '../ports/ticket-documents';

/** Longer than any sender takes to answer. */
const LEASE_MS = 120_000;

export interface EmailDependencies {
  sources: EmailSources;
  documents: TicketDocuments;
  codes: TicketCodes;
  links: TicketLinks;
  balances: BalanceLinks;
  orders: OrderLinks;
  checkouts: CheckoutLinks;
  subscriptions: SubscriptionLinks;
  confirmations: ConfirmationCodes;
  /** That tickets may be added to now. */
  wallets: () => readonly Wallet[];
  /** Address that calendar entries are from; it takes no answers. */
  organiser: string;
}

/** Sends a message: takes it by a lease, writes the email of what is true now, sends it, notes what came of it. */
export class SendMessage {
  constructor(
    private readonly work: MessageUnitOfWork,
    private readonly dependencies: EmailDependencies,
    private readonly emails: EmailSender,
    private readonly texts: SmsSender,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Answers the message with what came of it; undefined when it was not due, or another has it. */
  async execute(name: Pick<Message, 'workspaceId' | 'mode' | 'id'>): Promise<{ message: Message; settlement: Settlement } | undefined> {
    const { message, settled } = await this.take(name);
    if (!message) return undefined;
    if (settled) return { message, settlement: settled };
    const settlement = await this.attempt(message).catch(
      (error: unknown): Settlement => this.failed(message, { permanent: false, reason: String(error) }),
    );
    await this.work.run(({ messages }) => messages.settle(message, settlement));
    return { message, settlement };
  }

  /** Takes it by a lease; a text only when it may go now (D-107). */
  private take(name: Pick<Message, 'workspaceId' | 'mode' | 'id'>): Promise<{ message?: Message; settled?: Settlement }> {
    return this.work.run(async (tx) => {
      const message = await tx.messages.lease(name, LEASE_MS);
      if (!message || message.channel === 'email') return { message };
      return { message, settled: await admitText(tx, message, { now: this.clock.now(message), ids: this.ids }) };
    });
  }

  private async attempt(message: Message): Promise<Settlement> {
    const written = await this.write(message);
    if (!written) return { state: 'skipped', reason: 'What it says was no longer true.' };
    const outcome = await this.send(message, withContact(reworded(written, message.kind), message.kind));
    if (!outcome.ok) return this.failed(message, outcome);
    const segments = message.channel === 'sms' ? textLengthOf(written.sms ?? '').segments : undefined;
    return { state: 'sent', at: this.clock.now(message), providerRef: outcome.providerRef, segments };
  }

  private async write({ kind, ...message }: Message): Promise<EmailContent | undefined> {
    const { sources, subscriptions } = this.dependencies;
    if (isMerchantKind(kind)) return this.writeToMerchant(kind, message);
    if (kind === 'confirmation_code' || kind === 'ticket_given_away') return this.writeToConfirming(kind, message);
    if (kind === 'event_announcement') {
      const source = await sources.read('announcement', message);
      return source && writeAnnouncementEmail(message, source, { subscriptions });
    }
    if (isSubscriptionKind(kind)) {
      const source = await sources.read('subscription', message);
      return source && writeSubscriptionEmail(kind, source, { subscriptions });
    }
    if (isRefundKind(kind) || isPaymentKind(kind) || isSavingsKind(kind) || isOrderKind(kind)) return this.writeAboutMoney(kind, message);
    return this.writeToGuest(kind, message);
  }

  private async writeToGuest(kind: GuestMessageKind, message: Omit<Message, 'kind'>): Promise<EmailContent | undefined> {
    const { sources } = this.dependencies;
    const source = await sources.read('seats', message);
    return source && writeGuestEmail({ ...message, kind }, source, this.stationery(message));
  }

  /** To whoever is to confirm something by a code, or has. */
  private async writeToConfirming(
    kind: 'confirmation_code' | 'ticket_given_away',
    message: Omit<Message, 'kind'>,
  ): Promise<EmailContent | undefined> {
    const { sources, confirmations: codes } = this.dependencies;
    const source = await sources.read('confirmation', message);
    if (kind === 'ticket_given_away') return source && writeGivenAwayEmail(message, source, this.stationery(message));
    return source && writeConfirmationEmail(source, { codes, now: this.clock.now(message) });
  }

  private async writeAboutMoney(
    kind: RefundMessageKind | PaymentMessageKind | SavingsMessageKind | OrderMessageKind,
    message: Omit<Message, 'kind'>,
  ): Promise<EmailContent | undefined> {
    const { sources, balances, orders, checkouts } = this.dependencies;
    if (isRefundKind(kind)) {
      const source = await sources.read('refund', message);
      return source && writeRefundEmail(kind, source);
    }
    if (isPaymentKind(kind)) {
      const source = await sources.read('transfer', message);
      return source && writeTransferEmail(source, { checkouts, balances, now: this.clock.now(message) });
    }
    if (isSavingsKind(kind)) {
      const source = await sources.read('savings', message);
      return source && writeSavingsEmail({ ...message, kind }, source, { checkouts });
    }
    const source = await sources.read('order', message);
    return source && writeAboutOrder({ ...message, kind }, source, { ...this.stationery(message), balances, orders });
  }

  private stationery(message: Pick<Message, 'workspaceId' | 'mode'>): Stationery {
    const { codes, links, wallets, organiser } = this.dependencies;
    return { codes, links, wallets: wallets(), organiser, now: this.clock.now(message) };
  }

  private async writeToMerchant(kind: MerchantMessageKind, message: Omit<Message, 'kind'>): Promise<EmailContent | undefined> {
    const { sources } = this.dependencies;
    if (kind === 'form_submitted') {
      const source = await sources.read('submission', message);
      return source && writeFormEmail(source);
    }
    if (kind === 'form_files_full') {
      const source = await sources.read('formFiles', message);
      return source && writeFormFilesEmail(source);
    }
    if (kind === 'texts_waiting') {
      const source = await sources.read('texts', message);
      return source && writeTextsEmail(source);
    }
    if (kind === 'admin_token_made') {
      const source = await sources.read('adminToken', message);
      return source && writeAdminTokenEmail(source);
    }
    if (kind === 'refund_asked') {
      const source = await sources.read('order', message);
      return source && writeRefundAskedEmail(source);
    }
    if (kind === 'rail_refused') {
      const source = await sources.read('rail', message);
      return source && writeRailEmail(source);
    }
    const source = await sources.read('destination', message);
    return source && writeAlertEmail({ ...message, kind }, source);
  }

  private async send(message: Message, email: EmailContent): Promise<SendOutcome> {
    const { id, recipient } = message;
    if (message.channel === 'sms' && email.sms) return this.texts.send({ id, to: recipient, text: email.sms });
    if (message.channel === 'email') return this.emails.send(await this.emailOf(id, { name: email.addressee, email: recipient }, email));
    return { ok: false, permanent: true, reason: `No ${message.channel} message has been written for ${message.kind}.` };
  }

  private async emailOf(id: string, to: Email['to'], email: EmailContent): Promise<Email> {
    const { documents } = this.dependencies;
    const [first, ...others] = email.calendars.map((file) => ({
      method: file.method as 'REQUEST' | 'CANCEL',
      content: documents.calendar(file),
    }));
    const invites = others.map(({ method, content }, index): Attachment => {
      return { filename: `invite-${index + 2}.ics`, contentType: `text/calendar; charset=utf-8; method=${method}`, content };
    });
    const tickets = email.tickets
      ? [{ filename: 'ticket.pdf', contentType: 'application/pdf', content: await documents.tickets(email.tickets) }]
      : [];
    return {
      id,
      fromName: email.brand.name,
      to,
      replyTo: email.replyTo,
      unsubscribeUrl: email.unsubscribeUrl,
      subject: email.subject,
      text: emailText(email),
      html: emailHtml(email),
      calendar: first && { ...first, filename: 'invite.ics' },
      attachments: [...tickets, ...invites],
    };
  }

  private failed(message: Message, { permanent, reason }: { permanent: boolean; reason: string }): Settlement {
    const dueAt = permanent ? undefined : nextAttempt({ attempts: message.attempts, now: this.clock.now(message) });
    return dueAt ? { state: 'due', dueAt, reason } : { state: 'failed', reason, refused: permanent };
  }
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After what time a text that waits is looked at again: settings may have changed, and room may be there. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS;

/**
 * Lets a text go that was taken, and counts it; else withholds it, or has it wait, of which the merchant is notified once a day (D-107).
 * To be called in the transaction that takes it.
 * @returns what became of it; undefined when it is to be sent
 */
export async function admitText(
  { messages, plan, texts }: MessageTx,
  text: Message,
  { now, ids }: { now: Date; ids: IdGenerator },
): Promise<Settlement | undefined> {
  const since = new Date(now.getTime() - DAY_MS);
  const rules = await texts.hold(text);
  const problem = textProblem(text.recipient, rules.countries);
  if (problem) {
    const settlement: Settlement = {
      state: 'withheld',
      reason: problem.of === 'number' ? problem.message : `${problem.message} Texts go to the countries of texts.countries.`,
    };
    await messages.settle(text, settlement);
    return settlement;
  }
  const wait = waitOf(await texts.before(text, since), rules);
  if (!wait) {
    await texts.count(text, now);
    return undefined;
  }
  if (!(await texts.toldSince(text.workspaceId, since))) await tell({ plan }, text, ids);
  return hold({ texts }, text, wait, new Date(now.getTime() + LOOK_AGAIN_MS));
}

async function hold({ texts }: Pick<MessageTx, 'texts'>, text: Message, wait: TextWait, until: Date): Promise<Settlement> {
  await texts.wait(text, { ...wait, until });
  return { state: 'due', dueAt: until, reason: wait.reason };
}

async function tell({ plan }: Pick<MessageTx, 'plan'>, { workspaceId, id }: Message, ids: IdGenerator): Promise<void> {
  const addresses = await plan.alertAddresses([workspaceId]);
  await plan.insert(
    addresses.map(({ email }) => ({
      workspaceId,
      mode: 'live',
      id: ids.next(),
      kind: 'texts_waiting',
      channel: 'email',
      recipient: email,
      subjectId: workspaceId,
      version: id,
      details: {},
    })),
  );
}
