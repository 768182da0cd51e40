import { faultsOf, PHONE, useHostedShop } from '@svc/testing';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  storefront: { website: 'https://adire.example', renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } } },
  products: [
    {
      slug: 'tote',
      name: 'Aso-oke tote bag',
      needsDelivery: false,
      restockAlertsEnabled: true,
      variants: [
        { key: 'indigo', name: 'Indigo', pricingMode: 'full_payment', prices: naira(1_500_000), stock: 0 },
        { key: 'rust', name: 'Rust', pricingMode: 'full_payment', prices: naira(1_500_000), stock: 0 },
        { key: 'sand', name: 'Sand', pricingMode: 'full_payment', prices: naira(1_500_000), stock: 3 },
      ],
    },
  ],
};

describe('the pages of subscribers in a browser', () => {
  const shop = useHostedShop('adire', document);

  it('accept a sign-up for the newsletter, and can be read by everybody', async () => {
    const { page, troubles } = await shop.visit('newsletter');
    expect(await faultsOf(page, [PHONE], 'newsletter')).toEqual([]);
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
    expect([await faultsOf(page, [PHONE], 'newsletter-sent'), troubles]).toEqual([[], []]);
  });

  it('let visitors choose what of a product they wait for', async () => {
    const { page, troubles } = await shop.visit('restock/tote');
    expect(await faultsOf(page, [PHONE], 'restock')).toEqual([]);
    expect(await page.getByLabel('Which one?').locator('option').allTextContents()).toEqual(['Indigo', 'Rust']);
    await page.getByLabel('Which one?').selectOption('Rust');
    await page.getByLabel('E-mail').fill('bola@example.com');
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
    expect(troubles).toEqual([]);
  });
});
