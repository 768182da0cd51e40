import { faultsOf, PHONE, PHONE_BY_NIGHT, tabTo, takeAnswers, useHostedShop } from '@svc/testing';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const contact = {
  slug: 'contact',
  name: 'Write to us',
  description: 'Questions, orders, a cloth that wants repair.\nA person answers within a day.',
  submitLabel: 'Send it',
  thankYouMessage: 'Bolanle reads every message.',
  fields: [
    { key: 'name', label: 'Your name', type: 'text', required: true, identity: 'name' },
    {
      key: 'topic',
      label: 'What is it about?',
      type: 'select',
      required: true,
      options: { choices: ['An order', 'A repair'] },
      defaultValue: 'An order',
    },
    {
      key: 'order',
      label: 'Order number',
      type: 'text',
      required: true,
      placeholder: 'AH-1234',
      validation: { pattern: '[A-Z]{2}-[0-9]{4,}' },
      showIf: { field: 'topic', equals: 'An order' },
    },
    {
      key: 'photo',
      label: 'A photograph',
      type: 'file',
      helpText: 'Show us the tear.',
      showIf: { field: 'topic', equals: 'A repair' },
      options: { file: { accept: ['image/png', 'jpg'], maxFiles: 2 } },
    },
    { key: 'again', label: 'Have you been here before?', type: 'checkbox' },
    { key: 'when', label: 'When was that?', type: 'date', showIf: { field: 'again', equals: 'true' } },
    { key: 'stars', label: 'How was it?', type: 'rating', showIf: { field: 'again', equals: 'true' } },
  ],
};

describe('the page of a form in a browser', () => {
  const hosted = useHostedShop('ile', {
    version: 1,
    storefront: { renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } } },
    forms: [contact],
  });
  let tear: { name: string; mimeType: string; buffer: Buffer };

  beforeAll(async () => {
    tear = {
      name: 'Tear.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2b3a67' } })
        .png()
        .toBuffer(),
    };
  });

  /** Advances the clock, since people are slower than these tests. */
  const takeTime = () => hosted.advance(10);
  const send = (page: Page) => page.getByRole('button', { name: 'Send it' }).click();
  const readSubmissions = async () =>
    (await takeAnswers(hosted.service, hosted.shop)).map(({ answers, files }) => ({ ...answers, files: files.map(({ name }) => name) }));

  it.each([true, false])(
    '[decisions 3.5 PublicForm] sends answers and files, and once however often the page is loaded again (JavaScript: %p)',
    async (javaScriptEnabled) => {
      const { page, troubles } = await hosted.visit('f/contact', { javaScriptEnabled });
      await page.getByLabel('Your name').fill('Kẹ́mi');
      await page.getByLabel('What is it about?').selectOption('A repair');
      await page.getByLabel('A photograph').setInputFiles([tear, { ...tear, name: 'Hem.png' }]);
      await takeTime();
      await send(page);
      await page.getByText('Bolanle reads every message.').waitFor();
      await page.reload();
      expect(await readSubmissions()).toEqual([{ name: 'Kẹ́mi', topic: 'A repair', again: false, files: ['Tear.png', 'Hem.png'] }]);
      expect(troubles).toEqual([]);
    },
  );

  it('[§2.1] shows a question when it is asked, keeps what was typed there, and sends only what is asked', async () => {
    const { page } = await hosted.visit('f/contact');
    const shown = async () => ({
      order: await page.getByLabel('Order number').isVisible(),
      photo: await page.getByLabel('A photograph').isVisible(),
      when: await page.getByLabel('When was that?').isVisible(),
    });
    expect(await shown()).toEqual({ order: true, photo: false, when: false });
    await page.getByLabel('Order number').fill('AH-1234');
    await page.getByLabel('What is it about?').selectOption('A repair');
    await page.getByLabel('Have you been here before?').check();
    expect(await shown()).toEqual({ order: false, photo: true, when: true });
    await page.getByLabel('What is it about?').selectOption('An order');
    expect(await page.getByLabel('Order number').inputValue()).toBe('AH-1234');
    await page.getByLabel('What is it about?').selectOption('A repair');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('When was that?').fill('2026-01-02');
    await takeTime();
    await send(page);
    await page.getByText('Bolanle reads every message.').waitFor();
    expect(await readSubmissions()).toEqual([{ name: 'Ada', topic: 'A repair', again: true, when: '2026-01-02', files: [] }]);
  });

  it('says when a question is asked where no script hides it', async () => {
    const { page } = await hosted.visit('f/contact', { javaScriptEnabled: false });
    expect(await page.getByText('Only if you answered “A repair” to “What is it about?”.').isVisible()).toBe(true);
    expect(await page.getByText('Only if you ticked “Have you been here before?”.').first().isVisible()).toBe(true);
  });

  it.each([true, false])('says what is wrong, leads to it, and asks for the files again (JavaScript: %p)', async (javaScriptEnabled) => {
    const { page } = await hosted.visit('f/contact', { javaScriptEnabled });
    await page.getByLabel('Your name').fill(' ');
    await page.getByLabel('What is it about?').selectOption('A repair');
    await page.getByLabel('A photograph').setInputFiles(tear);
    await takeTime();
    await send(page);
    const summary = page.getByRole('alert');
    expect(await summary.getByRole('link').allTextContents()).toEqual(['Please answer: Your name']);
    expect(await page.getByText('Please choose again: Tear.png.').isVisible()).toBe(true);
    await summary.getByRole('link').click();
    await page.keyboard.type('Ada');
    await page.getByLabel('A photograph').setInputFiles(tear);
    await send(page);
    await page.getByText('Bolanle reads every message.').waitFor();
    expect(await readSubmissions()).toMatchObject([{ name: 'Ada', files: ['Tear.png'] }]);
  });

  it('is filled in by the keyboard alone', async () => {
    const { page } = await hosted.visit('f/contact');
    await tabTo(page, '[name="answers.name"]');
    await page.keyboard.type('Ada');
    await tabTo(page, '[name="answers.order"]');
    await page.keyboard.type('AH-1234');
    await tabTo(page, 'button');
    await takeTime();
    await page.keyboard.press('Enter');
    await page.getByText('Bolanle reads every message.').waitFor();
    expect(await readSubmissions()).toMatchObject([{ name: 'Ada', order: 'AH-1234' }]);
  });

  it('is accessible and fits a small phone, by day and by night', async () => {
    const { page } = await hosted.visit('f/contact');
    const check = async () => expect(await faultsOf(page, [PHONE, PHONE_BY_NIGHT])).toEqual([]);
    await page.getByLabel('Have you been here before?').check();
    await check();
    await takeTime();
    await page.evaluate(`document.querySelector('form[method=post]').submit()`);
    await page.getByRole('alert').waitFor();
    await check();
  });
});
