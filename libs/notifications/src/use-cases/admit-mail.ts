import type { IdGenerator } from '@svc/kernel';
import { LIST_MESSAGE_KIND, type Message } from '../domain/message';
import { countedSince, isForNamed, mailExcess, nextListAt, NOT_MEANT_REASON } from '../domain/limits/unanswered-mails';
import type { MessageTx, Settlement } from '../ports/message-tx';

/**
 * Admits and counts a mail that was leased, or withholds it once its address has had as many unanswered mails as the limit allows, or its
 * owner has said that they are not meant (D-153).
 * Must be called in the transaction that leases it: mails to one address wait for each other.
 * @returns the settlement; undefined when it is to be sent
 */
export async function admitMail(
  { messages, mails, suppressed }: MessageTx,
  mail: Message,
  { now, ids }: { now: Date; ids: IdGenerator },
): Promise<Settlement | undefined> {
  const { workspaceId, kind, recipient: email } = mail;
  if (isForNamed(kind) && (await suppressed.has({ workspaceId, what: 'named', email }))) {
    await mails.markNotMeant({ workspaceId, email }, now);
    return withhold({ messages }, mail, NOT_MEANT_REASON);
  }
  const { limitedAs: group } = mail.details;
  if (!group) return undefined;
  await mails.hold(mail);
  if (await mails.isCounted(mail)) return undefined;
  const reason = mailExcess(group, await mails.before(mail, group, countedSince(now)));
  if (reason === undefined) {
    await mails.count(mail, now);
    return undefined;
  }
  if (group === 'registration') await listRegistrations({ mails }, mail, { now, ids });
  return withhold({ messages }, mail, reason);
}

async function withhold({ messages }: Pick<MessageTx, 'messages'>, mail: Message, reason: string): Promise<Settlement> {
  const settlement: Settlement = { state: 'withheld', reason };
  await messages.settle(mail, settlement);
  return settlement;
}

/** Plans the mail with links to all registrations of the address, unless it is on its way. */
async function listRegistrations(
  { mails }: Pick<MessageTx, 'mails'>,
  mail: Message,
  { now, ids }: { now: Date; ids: IdGenerator },
): Promise<void> {
  const { sentAt, isPlanned } = await mails.lastList(mail);
  if (isPlanned) return;
  const { workspaceId, mode, recipient, id: version } = mail;
  await mails.planList(
    {
      workspaceId,
      mode,
      id: ids.next(),
      kind: LIST_MESSAGE_KIND,
      channel: 'email',
      recipient,
      subjectId: workspaceId,
      version,
      details: {},
    },
    nextListAt(sentAt, now),
  );
}
