import { type Clock, type IdGenerator, type Job, type JobQueue } from '@svc/kernel';
import { notificationJob, type PlannedMessage } from '../domain/message';
import { type Notice, type NoticedShop, SINGLE_NOTICE_MAILS } from '../domain/notices/notice';
import { decideNoticeMails, NOTICE_HOUR_MS, type NoticeMail } from '../domain/notices/when-to-mail';
import type { NoticeTx, NoticeUnitOfWork } from '../ports/notice-store';

/** Most news of one transaction. */
const AT_A_TIME = 5_000;
/** Most news that a list names; it counts the others. */
export const MOST_NOTICES_LISTED = 100;

/**
 * Mails merchants about news that are due: each at once, or in a list (D-156). News are marked in the transaction that writes their mail, so
 * that each is mailed once, whatever is repeated or killed.
 */
export class MailNotices {
  constructor(
    private readonly work: NoticeUnitOfWork,
    private readonly queue: Pick<JobQueue, 'enqueue'>,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of mails that were written. */
  async execute(): Promise<number> {
    let written = 0;
    for (;;) {
      const jobs = await this.work.run((tx) => this.mailShop(tx));
      if (!jobs) return written;
      written += jobs.length;
      if (jobs.length > 0) await this.queue.enqueue(jobs);
    }
  }

  /** Returns the jobs of the mails to one shop; undefined when nothing is due any more. */
  private async mailShop({ notices, plan }: NoticeTx): Promise<Job[] | undefined> {
    const now = this.clock.now();
    const due = await notices.lockDue(now, AT_A_TIME);
    const [first] = due;
    if (!first) return undefined;
    const [shop] = await notices.shops([first.workspaceId]);
    const wanted = due.filter(({ kind }) => shop && shop.notices[kind] !== 'off');
    const unwanted = due.filter((notice) => !wanted.includes(notice));
    if (unwanted.length > 0) await notices.remove(unwanted);
    if (!shop || wanted.length === 0) return [];
    const paces = await notices.paces(shop.workspaceId, new Date(now.getTime() - NOTICE_HOUR_MS));
    const { mails, later } = decideNoticeMails(wanted, paces, now);
    for (const { notices: waiting, dueAt } of later) await notices.postpone(waiting, dueAt);
    if (mails.length === 0) return [];
    await notices.mailed(
      mails.flatMap((mail) => mail.notices),
      now,
    );
    const messages = mails.map((mail) => this.messageOf(shop, mail));
    const inserted = new Set(await plan.insert(messages));
    return messages.filter(({ id }) => inserted.has(id)).map((message) => notificationJob(message));
  }

  private messageOf({ workspaceId, email }: NoticedShop, { notices, isList }: NoticeMail): PlannedMessage {
    const [first] = notices as readonly [Notice, ...Notice[]];
    return {
      workspaceId,
      mode: 'live',
      id: this.ids.next(),
      kind: isList ? 'notices_listed' : SINGLE_NOTICE_MAILS[first.kind],
      channel: 'email',
      recipient: email,
      subjectId: isList ? workspaceId : first.subjectId,
      version: first.id,
      details: { notices: { ids: notices.slice(0, MOST_NOTICES_LISTED).map(({ id }) => id), total: notices.length } },
    };
  }
}
