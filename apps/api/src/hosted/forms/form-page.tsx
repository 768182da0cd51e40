import type { PublicForm } from '@svc/storefront';
import { Button, ButtonLink, Card, ErrorSummary, Notice, Trap, type HostedPage } from '../page';
import { SEAL, TRAP } from './field-names';
import { FormQuestion } from './form-question';
import { CONDITIONS_SCRIPT } from './page-script';
import type { FormView } from './form-view';

/** The page of a form, where it can be filled in without the merchant's site. */
export function formPage(view: FormView): HostedPage {
  const { form, brand, locale, words } = view;
  const content = (
    <div class="stack">
      {form.coverUrl && <img class="cover" src={form.coverUrl} alt="" />}
      <Card>
        <h1>{form.name}</h1>
        {form.description && <p class="prose">{form.description}</p>}
        {form.status === 'open' ? <Questions {...view} /> : <Closed {...view} />}
      </Card>
    </div>
  );
  const script = isConditional(form) ? CONDITIONS_SCRIPT : undefined;
  return { title: form.name, brand, content, pictures: [form.coverUrl], locale, words, script };
}

function Questions(view: FormView) {
  const { form, path, seal, problems, words } = view;
  const takesFiles = form.fields.some(({ type }) => type === 'file');
  return (
    <>
      {problems.length > 0 && <ErrorSummary title={words.page.lookAgain} errors={problems} />}
      <form method="post" action={path} class="stack" enctype={takesFiles ? 'multipart/form-data' : undefined}>
        {form.fields.map((field) => (
          <FormQuestion key={field.key} field={field} view={view} />
        ))}
        <Trap name={TRAP} />
        <input type="hidden" name={SEAL} value={seal} />
        <Button wide>{form.submitLabel}</Button>
      </form>
    </>
  );
}

function Closed({ form, brand, now, words: { forms } }: FormView) {
  const isYet = form.opensAt !== undefined && Date.parse(form.opensAt) > now.getTime();
  return (
    <>
      <Notice tone="warn">
        <p>{isYet ? forms.notYet : forms.closed(brand.name)}</p>
      </Notice>
      {brand.website && <ButtonLink href={brand.website}>{forms.website(brand.name)}</ButtonLink>}
    </>
  );
}

function isConditional({ fields }: PublicForm): boolean {
  return fields.some(({ showIf }) => showIf !== undefined);
}
