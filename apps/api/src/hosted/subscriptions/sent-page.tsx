import { ButtonLink, StatusCard, type HostedPage } from '../page';
import type { SubscriptionPageRequest } from './subscription-page-service';

/** What people see after signing up. It tells nothing that they did not, since anybody can type in any e-mail. */
export function sentPage({ brand, locale, words }: SubscriptionPageRequest, back: string): HostedPage {
  const { sent } = words.subscriptions;
  const content = (
    <div class="stack">
      <StatusCard icon="check" title={sent.title}>
        <p>{sent.text}</p>
      </StatusCard>
      <p class="quiet small">{sent.nothingThere}</p>
      <ButtonLink href={back} second>
        {sent.again}
      </ButtonLink>
    </div>
  );
  return { title: sent.title, brand, content, locale, words };
}
