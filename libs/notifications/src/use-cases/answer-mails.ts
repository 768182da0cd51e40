import type { MessageUnitOfWork } from '../ports/message-tx';

/** Starts the count of unanswered mails over for the holder of a ticket, who has used a button behind the link of one (D-153). */
export class AnswerMails {
  constructor(private readonly work: MessageUnitOfWork) {}

  execute(seat: { workspaceId: string; attendeeId: string }): Promise<void> {
    return this.work.run(({ mails }) => mails.clearForHolder(seat));
  }
}
