import type { Page } from 'playwright-core';
import type { TestService } from '../processes/service';
import type { Shop } from './shop';

export interface HostedCheckout {
  ref: string;
  status: string;
  hostedUrl: string;
}

/**
 * Opens a checkout of the first variant of each product, delivered to the shop's first zone if there is one; it returns to
 * `/healthz?from=shop`.
 */
export async function openHostedCheckout(
  service: TestService,
  shop: Shop,
  slugs: readonly string[],
  overrides: object = {},
): Promise<HostedCheckout> {
  const [{ client }, { keys }] = [service, shop];
  const get = async <T>(path: string) => (await client.get<T>(`/v1/store/${path}`, { key: keys.secretLive })).body;
  const products = await Promise.all(slugs.map((slug) => get<{ variants: { ref: string }[] }>(`products/${slug}`)));
  const [zone] = await get<{ ref: string }[]>('delivery-zones');
  const items = products.map(({ variants }) => ({ variantRef: variants[0]!.ref, quantity: 1 }));
  return postCheckout(service, shop, 'checkouts', { items, ...(zone && { deliveryZoneRef: zone.ref }), ...overrides });
}

/** Opens a checkout by a path below `/v1/store/`, with an idempotency key and in live mode; it returns to `/healthz?from=shop`. */
export async function postCheckout({ client, urls }: TestService, { keys }: Shop, path: string, body: object): Promise<HostedCheckout> {
  const whole = { returnUrl: `${urls[0]}/healthz?from=shop`, ...body };
  const answer = await client.post<HostedCheckout>(`/v1/store/${path}`, whole, {
    key: keys.secretLive,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** Returns the status of a checkout for the shop: `open`, `paid`… */
export async function statusOfCheckout({ client }: TestService, { keys }: Shop, ref: string): Promise<string> {
  return (await client.get<HostedCheckout>(`/v1/store/checkouts/${ref}`, { key: keys.secretLive })).body.status;
}

/** Chooses a day of a slot and waits for its times; a time chosen on another day is reset by then. */
export async function showDay(page: Page, index: number): Promise<void> {
  const day = page.getByLabel('Day', { exact: true });
  const name = await day.locator('option').nth(index).textContent();
  await day.selectOption({ index });
  const button = page.getByRole('button', { name: 'Show its times', exact: true });
  if (await button.isVisible()) await button.click();
  else await page.locator('html:not(.updating)').waitFor({ state: 'attached' });
  await page.getByRole('group', { name: `Time on ${name}` }).waitFor();
}
