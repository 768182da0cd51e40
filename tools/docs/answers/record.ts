import type { SharedService } from '@svc/testing';
import type { Recording } from '../../../libs/reference/src/openapi/recorded-answers';
import { playGuests, playMessages } from './guests-story';
import { playDocument, playItems, playStockAndReviews } from './items-story';
import { playCheckouts, playOrders, playSavingsPlans } from './orders-story';
import { playFilesAndForms, playSubscriptions, playWebhooks } from './outward-story';
import { openRecordedShop } from './recorded-shop';
import { playOwnRefusals } from './own-refusals-story';
import { playManagementRefusals, playSharedRefusals, playShownFile, playStorefrontRefusals } from './refusals-story';
import { playKeys, playLogs, playSettings, playTestClock, playWorkspaces } from './settings-story';
import { stableAnswers } from './stable-answers';
import { playStorefront } from './storefront-story';

/** Plays every operation in the shop of the demo, and returns the answers as they are printed. */
export async function record(service: SharedService): Promise<Recording> {
  const begunAt = Date.now();
  const shop = await openRecordedShop(service);
  const { submissionRef } = await playStorefront(shop);
  const stories = [
    playOrders,
    playSavingsPlans,
    playCheckouts,
    playGuests,
    playMessages,
    playSubscriptions,
    playItems,
    playStockAndReviews,
  ];
  for (const play of stories) await play(shop);
  for (const play of [playStorefrontRefusals, playManagementRefusals, playSharedRefusals]) await play(shop);
  await playFilesAndForms(shop, submissionRef);
  await playShownFile(shop);
  for (const play of [playDocument, playKeys, playSettings, playWorkspaces, playWebhooks, playTestClock, playLogs, playOwnRefusals])
    await play(shop);
  return stableAnswers(shop.recorder.recording, { url: service.urls[0]!, slug: shop.shop.slug, begunAt, texts: shop.texts });
}
