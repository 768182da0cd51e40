import { answerController } from './answer.controller';
import { MailingsController } from './mailings.controller';
import { HostedNewsletterController } from './newsletter.controller';
import { HostedRestockController } from './restock.controller';

export { SubscriptionPageService } from './subscription-page-service';

/** Where people sign up for a newsletter or for word of what is sold out, and answer the mails of it. */
export const SUBSCRIPTION_PAGE_CONTROLLERS = [
  HostedNewsletterController,
  answerController('newsletter', 'confirm', 'confirm'),
  answerController('newsletter', 'end', 'unsubscribe'),
  MailingsController,
  HostedRestockController,
  answerController('restock', 'confirm', 'confirm'),
  answerController('restock', 'end', 'unsubscribe'),
];
