import { type Author, type Clock, type IdGenerator, type JobQueue, NotFound, refOf } from '@svc/kernel';
import { ANNOUNCEMENT_MESSAGE_KIND, type Message, notificationJob } from '../domain/message';
import { asFirstSent, NotResent, refuseFormerAddress, refuseResend, refuseTooMany, repeated, resentSince } from '../domain/limits/resend';
import type { MessageLog } from '../ports/message-log';
import type { MessagePlan } from '../ports/message-plan';
import type { MessageTx, MessageUnitOfWork } from '../ports/message-tx';
import { type EmailDependencies, writeMessage } from './write-message';

export interface ResendMessageCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Sends a message that was sent once more, as it would be written now: a message of its own (D-149). */
export class ResendMessage {
  constructor(
    private readonly work: MessageUnitOfWork,
    private readonly log: MessageLog,
    private readonly dependencies: EmailDependencies,
    private readonly queue: JobQueue,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the new message. @throws NotFound, NotResent; Throttled beyond the limit of its recipient */
  async execute({ workspaceId, id, by }: ResendMessageCommand): Promise<string> {
    const message = await this.log.find(workspaceId, id);
    if (!message) throw new NotFound('message');
    refuseResend(message);
    await this.refuseUntrue(message);
    const again = repeated(message, { id: this.ids.next(), version: this.ids.next() });
    await this.work.run(async (tx) => {
      refuseFormerAddress(message, await addressesOf(tx.plan, message));
      await this.refuseTooMany(tx, message);
      const [planned] = await tx.plan.insert([again]);
      if (!planned) throw new NotResent('untrue');
      const subject = { kind: 'message', ref: refOf('msg', id) };
      await tx.audit.record(workspaceId, by, [{ action: 'change', subject, fields: [], details: { resentAs: refOf('msg', planned) } }]);
    });
    // The sweeper enqueues the job if this fails.
    await this.queue.enqueue([notificationJob(again)]).catch(() => undefined);
    return again.id;
  }

  private async refuseUntrue(message: Message): Promise<void> {
    const now = this.clock.now(message);
    const { written, until } = await writeMessage(asFirstSent(message), this.dependencies, now);
    if (!written) throw new NotResent(message.kind === ANNOUNCEMENT_MESSAGE_KIND ? 'unsubscribed' : 'untrue');
    if (until && until <= now) throw new NotResent('over');
  }

  /** Messages to one recipient wait for each other. */
  private async refuseTooMany({ mails }: MessageTx, message: Message): Promise<void> {
    await mails.hold(message);
    const now = this.clock.now(message);
    refuseTooMany(await mails.resent(message, resentSince(now)), now);
  }
}

/** Returns the present addresses of those whom a message about a registration, a seat, an order or its money concerns. */
async function addressesOf(plan: MessagePlan, { workspaceId, subjectId }: Message): Promise<string[]> {
  const of = [{ workspaceId, id: subjectId }];
  const people = [
    ...(await plan.addressees(of)),
    ...(await plan.buyers({ orders: of, refunds: of, attempts: of })),
    ...(await plan.holders(of)),
    ...(await plan.attendees({ registrations: [], orders: [], seats: of })),
  ];
  return people.flatMap(({ email, phone }: { email?: string; phone?: string }) =>
    [email, phone].filter((address) => address !== undefined),
  );
}
