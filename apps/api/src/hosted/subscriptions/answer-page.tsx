import type { SubscriptionAnswer, SubscriptionLink } from '@svc/contracts';
import { Button, ButtonLink, Card, StatusCard, type HostedPage } from '../page';
import type { Standing } from './standing';
import type { SubscriptionPageRequest } from './subscription-page-service';

interface AnswerPageProps {
  kind: SubscriptionLink['kind'];
  answer: SubscriptionAnswer;
  standing: Standing;
  /** Address of the page, with its token: the form goes there as well. */
  address: string;
}

/** Where whoever got a mail answers it: by a button, since programs that look through mails open its links. */
export function answerPage({ brand, locale, words }: SubscriptionPageRequest, { kind, answer, standing, address }: AnswerPageProps): HostedPage {
  const told = words.subscriptions[`${kind}Answers`];
  const { title, text } = standing === 'asked' ? told[answer] : told[standing];
  const tone = standing === 'over' ? 'warn' : 'good';
  const content =
    standing === 'asked' ? (
      <Card>
        <h1>{title}</h1>
        <p>{text(brand.name)}</p>
        <form method="post" action={address}>
          <Button wide>{told[answer].button}</Button>
        </form>
      </Card>
    ) : (
      <div class="stack">
        <StatusCard tone={tone} icon={standing === 'over' ? 'look' : 'check'} title={title}>
          <p>{text(brand.name)}</p>
        </StatusCard>
        {brand.website && (
          <ButtonLink href={brand.website} second>
            {words.subscriptions.website(brand.name)}
          </ButtonLink>
        )}
      </div>
    );
  return { title, brand, content, locale, words };
}
