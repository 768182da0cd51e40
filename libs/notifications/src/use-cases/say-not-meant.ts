import type { Clock } from '@svc/kernel';
import type { MessageLog } from '../ports/message-log';
import type { MessageUnitOfWork } from '../ports/message-tx';

/** Answer of the recipient of a mail about a seat that somebody else has taken for them. */
export type MeantAnswer = 'meant' | 'not_meant';

interface MessageRead {
  workspaceId: string;
  /** UUID. */
  messageId: string;
}

/**
 * Ends the mails of a shop to an address that name its owner as the attendee of somebody else's seat, or takes that back (D-153). Shows it
 * at the seats. Of a mail whose recipient is erased or purged, nothing changes.
 */
export class SayNotMeant {
  constructor(
    private readonly work: MessageUnitOfWork,
    private readonly log: MessageLog,
    private readonly clock: Clock,
  ) {}

  /** Returns true when the owner of the address has said that they are not meant; undefined for an unknown mail. */
  async isSaid(read: MessageRead): Promise<boolean | undefined> {
    const message = await this.log.find(read.workspaceId, read.messageId);
    if (!message) return undefined;
    const { workspaceId, recipient: email } = message;
    return !isAddress(email) || this.work.run(({ suppressed }) => suppressed.has({ workspaceId, what: 'named', email }));
  }

  /** Records an answer; repeating it changes nothing. Returns false for an unknown mail. */
  async execute(read: MessageRead, answer: MeantAnswer): Promise<boolean> {
    const message = await this.log.find(read.workspaceId, read.messageId);
    if (!message) return false;
    const { workspaceId, recipient: email } = message;
    if (!isAddress(email)) return true;
    const now = this.clock.now();
    await this.work.run(async ({ suppressed, mails }) => {
      const named = { workspaceId, what: 'named', email } as const;
      await mails.hold({ ...message, recipient: email });
      if (answer === 'not_meant') await suppressed.add(named, now);
      else await suppressed.remove(named);
      await mails.markNotMeant(named, answer === 'not_meant' ? now : undefined);
      if (answer === 'meant') await mails.clear([named]);
    });
    return true;
  }
}

/** Returns false for the recipient of a message whose text was deleted or whose person was erased. */
function isAddress(recipient: string): boolean {
  return recipient.includes('@');
}
