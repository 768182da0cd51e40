import { createStorefrontServer, type StorefrontServerClient } from '@storefront-service/sdk';
import { advanceClock, openShop, stampsSettled, type SharedService, type Shop } from '@svc/testing';
import { demoDocument } from '../../demo/demo-document.mjs';
import { Recorder } from './recorder';
import { RECORDED_AT } from './stable-answers';

/** The shop of the demo, whose answers are recorded. */
export interface RecordedShop {
  service: SharedService;
  shop: Shop;
  recorder: Recorder;
  /** Client of the storefront API with the live secret key. */
  store: StorefrontServerClient;
  /** The buyer, whom no other test file mails or texts. */
  buyer: { name: string; email: string; phone: string };
  /** Texts of this run → texts of the recording. */
  texts: Record<string, string>;
}

/** Opens the shop of the demo at the moment of recordings. */
export async function openRecordedShop(service: SharedService): Promise<RecordedShop> {
  const shop = await openShop(service, 'adire-house-recorded');
  await advanceClock(service, shop, Math.round((RECORDED_AT.getTime() - Date.now()) / 1_000));
  await shop.apply(demoDocument({ storefrontUrl: 'https://adirehouse.example', today: RECORDED_AT }));
  const keys = { store: shop.keys.secretLive, workspace: shop.adminToken, operator: service.operatorToken };
  const store = createStorefrontServer({ baseUrl: `${service.urls[0]}/v1`, secretKey: keys.store });
  await stampsSettled(service.databaseUrl);
  const digits = String(Math.random()).slice(2, 5);
  const buyer = { name: 'Adaeze Obi', email: `adaeze.${digits}@example.com`, phone: `+234803${digits}4567` };
  const texts = {
    [buyer.email]: 'adaeze@example.com',
    [buyer.phone]: '+2348031234567',
    'http://localhost:8082': 'https://adirehouse.example',
  };
  return { service, shop, store, buyer, texts, recorder: await Recorder.of(service, keys) };
}
