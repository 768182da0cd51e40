import { answerController } from './answer.controller';
import { HostedNewsletterController } from './newsletter.controller';

export { SubscriptionDesk } from './subscription-desk';

/** Where people sign up for a newsletter, and answer the mails of it. */
export const SUBSCRIPTION_PAGE_CONTROLLERS = [
  HostedNewsletterController,
  answerController('newsletter', 'confirm', 'confirm'),
  answerController('newsletter', 'end', 'unsubscribe'),
];
