import type { PublicForm } from '@svc/storefront';
import type { FormPageRequest } from './forms/form-page-service';
import { formPage, thanksPage, viewOf } from './forms/form-page';
import { pageLocaleFor } from './page-locale';
import { FormValues } from './posted-form';
import { newsletterPage } from './subscriptions/newsletter-page';
import type { SubscriptionPageRequest } from './subscriptions/subscription-page-service';

const pageLocale = pageLocaleFor('en');
const brand = { name: 'Adire House' };
const values = new FormValues(new URLSearchParams());
const form = {
  name: 'Write to us',
  description: `Questions,\norders. ${'A person answers. '.repeat(20)}`,
  coverUrl: 'https://pictures.example/a.jpg',
  status: 'open',
  submitLabel: 'Send',
  fields: [],
} as unknown as PublicForm;
const request = { ...pageLocale, brand, form, path: '/adire/f/contact', now: new Date(0) } as unknown as FormPageRequest;

describe('what previews of a shared page say', () => {
  it('is the text and the picture of a form, and nothing once it was sent', async () => {
    const { head } = await formPage(viewOf(request, { values, seal: '' }));
    expect(head).toMatchObject({ path: '/adire/f/contact', pictureUrl: 'https://pictures.example/a.jpg' });
    expect(head!.description).toMatch(/^Questions, orders\. A person.{100,}…$/);
    expect(head!.description!.length).toBeLessThanOrEqual(200);
    expect(thanksPage(request).head).toBeUndefined();
  });

  it('is what a newsletter is about', () => {
    const page = { ...pageLocale, brand, workspace: { slug: 'adire' }, clientIp: '' } as unknown as SubscriptionPageRequest;
    expect(newsletterPage(page, values).head).toEqual({ path: '/adire/newsletter', description: 'Get news from Adire House by e-mail.' });
  });
});
