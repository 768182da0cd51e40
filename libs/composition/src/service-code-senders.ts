import { MailboxSmsSender, smsSenderOf, TextCodeSender, type Mailbox } from '@svc/adapters/messaging';
import { CodeSenders, type CodeSender } from '@svc/otp';
import type { ServiceConfig } from './config';

/** The service's own number; in development its codes are in the mailbox. */
export class ServiceCodeSenders extends CodeSenders {
  private readonly serviceNumber: CodeSender | undefined;

  constructor({ messaging: { smsUrl }, production }: ServiceConfig, mailbox: Mailbox) {
    super();
    if (smsUrl) this.serviceNumber = new TextCodeSender(smsSenderOf(smsUrl));
    else if (!production) this.serviceNumber = new TextCodeSender(new MailboxSmsSender(mailbox));
  }

  frontdesk(): CodeSender | undefined {
    return this.serviceNumber;
  }

  async own(): Promise<{ missing: 'connection' }> {
    return { missing: 'connection' };
  }
}
