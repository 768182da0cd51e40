import type { PublicProduct } from '@svc/storefront';
import { casesOf, DESKTOP, faultsOf, PHONE_BY_NIGHT, useBrowser } from '@svc/testing';
import { type HostedPage, renderPage } from '../page';
import { type PageLocale, pageLocaleFor } from '../page-locale';
import { FormValues } from '../posted-form';
import { answerPage, mailingsPage, notMeantPage, sentPage } from './answer-page';
import { newsletterPage } from './newsletter-page';
import { restockPage } from './restock-page';
import type { SubscriptionPageRequest } from './subscription-page-service';

const ORIGIN = 'http://page.example';

const indigo = { ref: 'var_1', name: 'Indigo', soldOut: true, priceMinor: 1_500_000, currency: 'NGN' };
const product = {
  slug: 'tote',
  name: 'Aso-oke tote bag, handwoven in Iseyin',
  priceMinorFrom: 1_500_000,
  currency: 'NGN',
} as unknown as PublicProduct;
const variants = [indigo, { ...indigo, ref: 'var_2', name: 'Rust' }] as PublicProduct['variants'];
const none = new FormValues(new URLSearchParams());
const misspelt = new FormValues(new URLSearchParams({ email: 'ada@' }));

const pagesIn = (pageLocale: PageLocale): Readonly<Record<string, HostedPage>> => {
  const brand = { name: 'Adire House', theme: { brandColor: '#2b3a67', fontPairing: 'fraunces-inter' }, website: 'https://adire.example' };
  const page = { ...pageLocale, workspace: { slug: 'adire' }, brand } as unknown as SubscriptionPageRequest;
  const problems = [{ name: 'email', message: pageLocale.words.subscriptions.emailMissing }];
  const answers = (['newsletter', 'restock'] as const).flatMap((kind) =>
    (['confirm', 'end'] as const).flatMap((answer) =>
      (['asked', answer === 'confirm' ? 'confirmed' : 'ended', 'over'] as const).map((state): [string, HostedPage] => [
        `${kind}-${answer}-${state}`,
        answerPage(page, { kind, answer, state, address: '#answer' }),
      ]),
    ),
  );
  return {
    'newsletter-form': newsletterPage(page, none),
    'newsletter-problem': newsletterPage(page, misspelt, problems),
    'newsletter-sent': sentPage(page, '#back'),
    'restock-form': restockPage(page, { product, offer: { awaited: variants }, values: none }),
    'restock-problem': restockPage(page, { product, offer: { awaited: [variants[0]!] }, values: misspelt, problems }),
    'restock-available': restockPage(page, { product, offer: { awaited: [] }, values: none }),
    'mailings-asked': mailingsPage(page, { isOff: false, address: '#answer' }),
    'mailings-ended': mailingsPage(page, { isOff: true, address: '#answer' }),
    'not-meant-asked': notMeantPage(page, { isSaid: false, address: '#answer' }),
    'not-meant-said': notMeantPage(page, { isSaid: true, address: '#answer' }),
    ...Object.fromEntries(answers),
  };
};

describe('the looks of the pages of subscribers', () => {
  const openPage = useBrowser();

  it.each(casesOf(['en-NG', 'fr-CI'], (locale) => locale === 'fr-CI'))('are accessible and fit in every state: %s', async (locale) => {
    const { page } = await openPage([ORIGIN]);
    for (const [state, shown] of Object.entries(pagesIn(pageLocaleFor(locale)))) {
      const { html, policy } = renderPage(shown);
      await page.unrouteAll();
      await page.route(`${ORIGIN}/**`, (route) =>
        route.fulfill({ body: html, contentType: 'text/html; charset=utf-8', headers: { 'content-security-policy': policy } }),
      );
      await page.goto(ORIGIN);
      expect([state, await faultsOf(page, [PHONE_BY_NIGHT, DESKTOP], `${state}-${locale.slice(0, 2)}`)]).toEqual([state, []]);
    }
  });
});
