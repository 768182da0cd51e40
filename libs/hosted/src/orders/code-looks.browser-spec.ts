import { DESKTOP, faultsOf, PHONE_BY_NIGHT, useBrowser } from '@svc/testing';
import { type HostedPage, renderPage } from '../page';
import { type PageLocale, pageLocaleFor } from '../page-locale';
import { codePage } from './code-page';

const ORIGIN = 'http://page.example';
const brand = { name: 'Adire House', theme: { brandColor: '#2b3a67', fontPairing: 'fraunces-inter' } };
const common = { fields: [], email: 'kemi@guests.example', urls: { confirm: '#confirm', ask: '#ask', order: '#order' } };

const pagesIn = (pageLocale: PageLocale): Readonly<Record<string, HostedPage>> => {
  const { address, refund, code } = pageLocale.words.ownOrder;
  const page = { ...pageLocale, brand };
  const moved = { title: address.title, what: { heading: address.goesTo, lines: ['Kẹ́mi Adébáyọ̀', '14 Hughes Avenue', 'Yaba'] } };
  const repaid = { title: refund.confirmTitle, what: { heading: refund.confirmText(brand.name, 1_042), lines: [] } };
  return {
    'code-address': codePage(page, { ...common, ...moved }),
    'code-address-wrong': codePage(page, { ...common, ...moved, error: code.wrong }),
    'code-refund': codePage(page, { ...common, ...repaid }),
    'code-refund-over': codePage(page, { ...common, ...repaid, error: code.over }),
  };
};

describe('the looks of the pages that confirm a change of an order by a code', () => {
  const openPage = useBrowser();

  it.each(['en-NG', 'fr-CI'])('are accessible and fit in every state: %s', async (locale) => {
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
