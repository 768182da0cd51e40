import type { SubscriptionAnswer, SubscriptionLink } from '@svc/contracts';
import { Button, ButtonLink, Card, type HostedPage, StatusCard } from '../page';
import type { Standing, SubscriptionPageRequest } from './subscription-page-service';

/** The page after signing up. It shows nothing that the form did not hold, since anybody can type in any e-mail. */
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

interface AnswerPageProps {
  kind: SubscriptionLink['kind'];
  answer: SubscriptionAnswer;
  standing: Standing;
  /** Address of the page, with its token: the form goes there as well. */
  address: string;
}

/** The page on which the reader of an e-mail answers it: by a button, since programs that look through mails open its links. */
export function answerPage(
  { brand, locale, words }: SubscriptionPageRequest,
  { kind, answer, standing, address }: AnswerPageProps,
): HostedPage {
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
