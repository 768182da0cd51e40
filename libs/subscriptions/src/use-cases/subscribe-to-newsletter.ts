import type { Mode } from '@svc/kernel';
import type { NewsletterRequest } from '../domain/sign-up-request';
import type { StoreSignUpView } from '../domain/sign-up.view';
import type { SubscriptionSource } from '../domain/subscription';
import type { SignUps } from './sign-ups';

export interface SubscribeToNewsletterCommand {
  workspaceId: string;
  mode: Mode;
  request: NewsletterRequest;
  source: SubscriptionSource;
}

/** Takes somebody's wish for the newsletter, which counts once the mail that it brings is answered. */
export class SubscribeToNewsletter {
  constructor(private readonly signUps: SignUps) {}

  execute({ request, ...command }: SubscribeToNewsletterCommand): Promise<StoreSignUpView> {
    return this.signUps.take({ ...command, kind: 'newsletter', ...request });
  }
}
