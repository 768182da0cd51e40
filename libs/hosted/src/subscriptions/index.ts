import { answerController } from './answer.controller';
import { MailingsController } from './mailings.controller';
import { NotMeantController } from './not-meant.controller';
import { HostedNewsletterController } from './newsletter.controller';
import { HostedRestockController } from './restock.controller';

export { SubscriptionPageService } from './subscription-page-service';

/** Pages that sign people up for a newsletter or a restock alert, and answer the links of their mails. */
export const SUBSCRIPTION_PAGE_CONTROLLERS = [
  HostedNewsletterController,
  answerController('newsletter', 'confirm', 'confirm'),
  answerController('newsletter', 'end', 'unsubscribe'),
  MailingsController,
  NotMeantController,
  HostedRestockController,
  answerController('restock', 'confirm', 'confirm'),
  answerController('restock', 'end', 'unsubscribe'),
];
