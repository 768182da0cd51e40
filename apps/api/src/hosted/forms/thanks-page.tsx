import { ButtonLink, StatusCard, type HostedPage } from '../page';
import type { FormPageRequest } from './form-page-service';

/** What people see after sending a form. It tells nothing of what they sent. */
export function thanksPage({ form, brand, path, locale, words }: FormPageRequest): HostedPage {
  const { forms } = words;
  const content = (
    <StatusCard tone="good" icon="check" title={forms.thanks}>
      <p class="prose">{form.thankYouMessage}</p>
      {form.redirectUrl ? <ButtonLink href={form.redirectUrl}>{forms.goOn}</ButtonLink> : <WayBack {...{ brand, path, words }} />}
    </StatusCard>
  );
  return { title: forms.thanks, brand, content, locale, words };
}

function WayBack({ brand, path, words: { forms } }: Pick<FormPageRequest, 'brand' | 'path' | 'words'>) {
  return (
    <>
      {brand.website && <ButtonLink href={brand.website}>{forms.website(brand.name)}</ButtonLink>}
      <p class="small">
        <a href={path}>{forms.another}</a>
      </p>
    </>
  );
}
