import { factOf, textLengthOf, textProblem } from '@svc/contracts';
import { type Clock, cutText, type IdGenerator } from '@svc/kernel';
import type { EmailContent } from '../domain/email';
import type { Message } from '../domain/message';
import { asFirstSent } from '../domain/limits/resend';
import { isOfMerchant, SUSPENDED_REASON } from '../domain/limits/suspended-shop';
import { nextAttempt, type TextWait, waitOf } from '../domain/when-to-send';
import type { EmailSender, SendOutcome, SmsSender } from '../ports/senders';
import type { MessagePlan } from '../ports/message-plan';
import type { MessageTx, MessageUnitOfWork, Settlement } from '../ports/message-tx';
import { admitMail } from './admit-mail';
import { composeEmail, inWordsOfShop } from './compose-email';
import { type EmailDependencies, writeMessage } from './write-message';

/** Lease on a message, longer than any sender takes, ms. */
const LEASE_MS = 120_000;
/** Longest reason that is stored with a message, characters. */
const MOST_REASON = 500;

/** Sends a message: leases it, writes the email from the present data, sends it and records the result. */
export class SendMessage {
  constructor(
    private readonly work: MessageUnitOfWork,
    private readonly dependencies: EmailDependencies,
    private readonly emails: EmailSender,
    private readonly texts: SmsSender,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Returns the message with its settlement; undefined when it was not due, or another worker has leased it. */
  async execute(name: Pick<Message, 'workspaceId' | 'mode' | 'id'>): Promise<{ message: Message; settlement: Settlement } | undefined> {
    const { message, settled } = await this.take(name);
    if (!message) return undefined;
    if (settled) return { message, settlement: settled };
    const settlement = await this.attempt(message).catch(
      (error: unknown): Settlement => this.failed(message, { permanent: false, reason: String(error) }),
    );
    await this.work.run(async ({ messages, plan }) => {
      await messages.settle(message, settlement);
      if (settlement.state === 'failed') await this.reportFailure(plan, message);
    });
    return { message, settlement };
  }

  /** Reports a message of live mode that has failed to the merchant, unless it was to their own address for alerts. */
  private async reportFailure(plan: MessagePlan, { id: messageId, workspaceId, mode, recipient }: Message): Promise<void> {
    if (mode !== 'live') return;
    const [alerts] = await plan.alertAddresses([workspaceId]);
    if (!alerts || alerts.email.toLowerCase() === recipient.toLowerCase()) return;
    await plan.enqueueFacts([factOf('message.failed.v1', { id: this.ids.next(), workspaceId, mode }, { messageId })]);
  }

  /** Leases it, while its workspace is not suspended (D-159), and the limits of SMS (D-107) and of unanswered mails (D-153) allow it. */
  private take(name: Pick<Message, 'workspaceId' | 'mode' | 'id'>): Promise<{ message?: Message; settled?: Settlement }> {
    return this.work.run(async (tx) => {
      const message = await tx.messages.lease(name, LEASE_MS);
      if (!message) return {};
      const suspended = await withholdOfSuspended(tx, message);
      if (suspended) return { message, settled: suspended };
      const admit = message.channel === 'email' ? admitMail : admitText;
      return { message, settled: await admit(tx, message, { now: this.clock.now(message), ids: this.ids }) };
    });
  }

  private async attempt(message: Message): Promise<Settlement> {
    const first = asFirstSent(message);
    const { written, until } = await writeMessage(first, this.dependencies, this.clock.now(message));
    if (!written) return { state: 'skipped', reason: 'Its content was no longer true.' };
    if (until && until <= this.clock.now(message))
      return { state: 'skipped', reason: cutText(`What it says is over. ${message.lastError ?? ''}`.trim(), MOST_REASON) };
    const isNoted = !written.notified || (await this.work.run(({ messages }) => messages.noteSchedule(first, written.notified!)));
    if (!isNoted) return this.failed(message, { permanent: false, reason: 'Another message to its reader was written meanwhile.', until });
    const outcome = await this.send(message, inWordsOfShop(written, message.kind));
    if (!outcome.ok) return this.failed(message, { ...outcome, until });
    const segments = message.channel === 'sms' ? textLengthOf(written.sms ?? '').segments : undefined;
    return { state: 'sent', at: this.clock.now(message), providerRef: outcome.providerRef, segments };
  }

  private async send(message: Message, email: EmailContent): Promise<SendOutcome> {
    const { id, recipient } = message;
    if (message.channel === 'sms' && email.sms) return this.texts.send({ id, to: recipient, text: email.sms });
    if (message.channel === 'email') return this.emails.send(await composeEmail({ id, recipient }, email, this.dependencies.documents));
    return { ok: false, permanent: true, reason: `No ${message.channel} message has been written for ${message.kind}.` };
  }

  private failed(message: Message, { permanent, reason, until }: { permanent: boolean; reason: string; until?: Date }): Settlement {
    const { attempts, channel } = message;
    const dueAt = permanent ? undefined : nextAttempt({ attempts, channel, until, now: this.clock.now(message) });
    return dueAt ? { state: 'due', dueAt, reason } : { state: 'failed', reason, refused: permanent };
  }
}

/** Withholds a message of the merchant of a suspended workspace; returns undefined for others. */
async function withholdOfSuspended({ messages }: Pick<MessageTx, 'messages'>, message: Message): Promise<Settlement | undefined> {
  if (!isOfMerchant(message.kind) || !(await messages.isSuspended(message.workspaceId))) return undefined;
  const settlement: Settlement = { state: 'withheld', reason: SUSPENDED_REASON };
  await messages.settle(message, settlement);
  return settlement;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Delay until a waiting SMS is checked again; settings or counts may have changed by then. */
const RECHECK_MS = 10 * MINUTE_MS;

/**
 * Admits and counts an SMS that was leased; otherwise withholds it or has it wait. The merchant is notified of waiting SMS once a day
 * (D-107). Must be called in the transaction that leases it.
 * @returns the settlement; undefined when it is to be sent
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
  if (!(await texts.notifiedSince(text.workspaceId, since))) await notifyMerchant({ plan }, text, ids);
  return hold({ texts }, text, wait, new Date(now.getTime() + RECHECK_MS));
}

async function hold({ texts }: Pick<MessageTx, 'texts'>, text: Message, wait: TextWait, until: Date): Promise<Settlement> {
  await texts.wait(text, { ...wait, until });
  return { state: 'due', dueAt: until, reason: wait.reason };
}

async function notifyMerchant({ plan }: Pick<MessageTx, 'plan'>, { workspaceId, id }: Message, ids: IdGenerator): Promise<void> {
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
