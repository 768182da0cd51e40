import { useBrowser } from './browser';

describe('the browser of the tests', () => {
  const openPage = useBrowser();

  it('shows a page and follows its script', async () => {
    const { page, troubles } = await openPage([]);
    await page.setContent(`<button onclick="this.textContent = 'thank you'">press me</button>`);

    await page.getByRole('button', { name: 'press me' }).click();

    expect([await page.getByRole('button').textContent(), troubles]).toEqual(['thank you', []]);
  });
});
