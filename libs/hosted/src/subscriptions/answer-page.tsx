import type { SubscriptionAnswer } from '@svc/contracts';
import type { SubscriptionKind } from '@svc/subscriptions';
import { Button, ButtonLink, Card, type HostedPage, StatusCard } from '../page';
import type { LinkState, SubscriptionPageRequest } from './subscription-page-service';

/** Returns the page after signing up. It shows only values of the form, since anyone can enter any e-mail. */
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
  kind: SubscriptionKind;
  answer: SubscriptionAnswer;
  state: LinkState;
  /** Address of the page, with its token: the form goes there as well. */
  address: string;
}

/** Returns the page on which the reader of an e-mail answers it. */
export function answerPage(page: SubscriptionPageRequest, { kind, answer, state, address }: AnswerPageProps): HostedPage {
  const texts = page.words.subscriptions[`${kind}Answers`];
  return state === 'asked' ? questionPage(page, texts[answer], address) : statePage(page, texts[state], state === 'over');
}

/** Returns the page on which a guest unsubscribes from mails that are not about their event. */
export function mailingsPage(page: SubscriptionPageRequest, { isOff, address }: { isOff: boolean; address: string }): HostedPage {
  const { end, ended } = page.words.subscriptions.mailings;
  return isOff ? statePage(page, ended, false) : questionPage(page, end, address);
}

/** Returns the page on which somebody who was named on a seat says that they are not meant, or takes that back (D-153). */
export function notMeantPage(page: SubscriptionPageRequest, { isSaid, address }: { isSaid: boolean; address: string }): HostedPage {
  const { ask, said } = page.words.subscriptions.notMeant;
  if (!isSaid) return questionPage(page, ask, address);
  const { brand, locale, words } = page;
  const content = (
    <div class="stack">
      <StatusCard tone="good" icon="check" title={said.title}>
        <p>{said.text(brand.name)}</p>
      </StatusCard>
      <form method="post" action={address}>
        <input type="hidden" name="answer" value="meant" />
        <Button second>{said.button}</Button>
      </form>
    </div>
  );
  return { title: said.title, brand, content, locale, words };
}

interface PageTexts {
  title: string;
  text(shop: string): string;
}

/** Asks by a button, since programs that scan mails open their links. */
function questionPage(
  { brand, locale, words }: SubscriptionPageRequest,
  { title, text, button }: PageTexts & { button: string },
  address: string,
): HostedPage {
  const content = (
    <Card>
      <h1>{title}</h1>
      <p>{text(brand.name)}</p>
      <form method="post" action={address}>
        <Button wide>{button}</Button>
      </form>
    </Card>
  );
  return { title, brand, content, locale, words };
}

function statePage({ brand, locale, words }: SubscriptionPageRequest, { title, text }: PageTexts, isOver: boolean): HostedPage {
  const content = (
    <div class="stack">
      <StatusCard tone={isOver ? 'warn' : 'good'} icon={isOver ? 'look' : 'check'} title={title}>
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
