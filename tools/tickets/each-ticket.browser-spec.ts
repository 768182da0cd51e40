import { type HostedShop, useHostedShop } from '@svc/testing';
import type { Locator, Page } from 'playwright-core';
import { demoDocument } from '../demo/demo-document.mjs';
import { cutPairwise } from '../rails/pairwise';
import { documentOf, type SoldType, soldTypesIn } from './sold-types';
import { fieldOf } from './take-a-ticket';
import { ticketCells } from './ticket-cells';

const demo = demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() });
const cut = documentOf(cutPairwise(ticketCells()));
const PAGES_AT_ONCE = 3;

/** Fills in what the browser would not send the form without, and the questions that are shown; then those that the answers bring. */
async function fillIn(page: Page, email: string): Promise<void> {
  const form = page.locator('main form[method=post]').filter({ has: page.locator('[name="contact.name"]') });
  await form.locator('[name="contact.email"]').fill(email);
  const open = form.locator('input:invalid, select:invalid, textarea:invalid, [name^="responses."]').filter({ visible: true });
  const answered = new Set<string>();
  for (let names = await namesOf(open); names.length > 0; names = (await namesOf(open)).filter((name) => !answered.has(name))) {
    for (const name of names) {
      await answer(form.locator(`[name="${name}"]`).first());
      answered.add(name);
    }
  }
}

async function namesOf(controls: Locator): Promise<string[]> {
  const names = await Promise.all((await controls.all()).map((control) => control.getAttribute('name')));
  return [...new Set(names.flatMap((name) => name ?? []))];
}

async function answer(control: Locator): Promise<void> {
  const type = (await control.getAttribute('type')) ?? 'text';
  if ((await control.locator('option').count()) > 0) await control.selectOption({ index: 1 });
  else if (type === 'radio' || type === 'checkbox') await control.check();
  else await control.fill({ date: '1990-05-17', email: 'ada@guests.example' }[type] ?? 'Ada Obi');
}

async function take(page: Page, { name, kind, code, quantity }: SoldType, email: string): Promise<string> {
  if (code !== undefined) {
    await page.locator('summary').filter({ hasText: 'I have a code' }).click();
    await page.getByLabel('Your code').fill(code);
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.getByText(name).first().waitFor();
  }
  const field = fieldOf(await page.content(), name);
  if (kind === 'donation') await page.locator(`[name="${field}"]:not([value=""])`).first().check();
  else await page.locator(`[name="${field}"]`).fill(String(quantity));
  const chosen = page.locator('form').filter({ has: page.locator(`[name="${field}"]`) });
  const next = chosen.getByRole('button', { name: /^(Continue|Ask for a place)$/ });
  if (await next.isVisible()) await next.click();
  await page.locator('main form[method=post] [name="contact.name"]').waitFor();
  await fillIn(page, email);
  await page.locator('main form[method=post] button.wide').click();
  await page.waitForURL(/\/(registered|c\/chk_|o\/ord_)/);
  if (page.url().includes('/c/chk_')) {
    await page.locator('button.wide[type=submit]').first().click();
    await page.locator('button[name=number]').first().click();
    await page.waitForURL(/\/o\/ord_/);
  }
  return new URL(page.url()).pathname;
}

/** Nobody serves the pictures of the demo here. */
const isOfPictures = (trouble: string) => trouble.includes('/pictures/') || trouble.includes('ERR_CONNECTION_REFUSED');

async function takeEach(hosted: HostedShop, types: readonly SoldType[]): Promise<void> {
  const waiting = [...types.entries()];
  const buyOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, type] = next;
      const { page, troubles } = await hosted.visit(`e/${type.event}`);
      const end = await take(page, type, `visitor-${index}@${hosted.shop.slug}.example`);
      expect([type, end, troubles.filter((trouble) => !isOfPictures(trouble))]).toEqual([
        type,
        expect.stringMatching(type.kind === 'free' ? /\/registered$|\/o\/ord_/ : /\/o\/ord_/),
        [],
      ]);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, buyOn));
}

describe('somebody with a browser', () => {
  const hosted = useHostedShop('adire-house', demo);

  it('[D-16] has one of each ticket type of the demo on the pages of its events', () =>
    takeEach(hosted, soldTypesIn(demo['events'] as never)));
});

describe('somebody with a browser and time', () => {
  const hosted = useHostedShop('kinds', cut.document);

  it('has tickets of every kind, deposit, age limit, names, questions and size, each pair of them', () => takeEach(hosted, cut.types));
});
