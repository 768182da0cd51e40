import type { FormValues, Problem } from '../posted-form';
import { Button, Card, ErrorSummary, Field, Honeypot, type HostedPage } from '../page';
import { TRAP, type SubscriptionPageRequest } from './subscription-page-service';

/** Returns the sign-up page of the newsletter. */
export function newsletterPage(
  { workspace, brand, locale, words }: SubscriptionPageRequest,
  values: FormValues,
  problems: readonly Problem[] = [],
): HostedPage {
  const { newsletter, email } = words.subscriptions;
  const errors = new Map(problems.map(({ name, message }) => [name, message]));
  const field = (name: string) => ({ name, value: values.text(name), error: errors.get(name) });
  const content = (
    <div class="stack">
      <header class="tight">
        <h1>{newsletter.title}</h1>
        <p>{newsletter.text(brand.name)}</p>
      </header>
      <Card>
        {problems.length > 0 && <ErrorSummary title={words.page.lookAgain} errors={problems} />}
        <form method="post" noValidate action={`/${workspace.slug}/newsletter`} class="stack">
          <Field {...field('email')} label={email} type="email" autocomplete="email" required maxLength={254} />
          <Field {...field('name')} label={newsletter.name} autocomplete="name" maxLength={120} />
          <Honeypot name={TRAP} />
          <Button wide>{newsletter.button}</Button>
        </form>
      </Card>
    </div>
  );
  const head = { path: `/${workspace.slug}/newsletter`, description: newsletter.text(brand.name) };
  return { title: newsletter.title, brand, content, locale, words, head };
}
