import { line } from '@svc/contracts';
import { z } from 'zod';
import type { Pieces } from './change-order';

const carrier = line.max(100, 'Use at most 100 characters.');
const trackingUrl = z.url({ protocol: /^https$/, error: 'Give an absolute https address.' }).max(2_048, 'Use at most 2,048 characters.');

/** Fields by which a parcel is followed, each optional. */
export const shipmentFields = {
  carrier: carrier
    .optional()
    .describe(
      'Name of the company that carries the order’s shipment, as the buyer reads it, such as `DHL`; at most 100 characters. Absent when the merchant gave none.',
    ),
  trackingNumber: carrier
    .optional()
    .describe('Tracking number of the order’s shipment at the carrier; absent when the merchant gave none.'),
  trackingUrl: trackingUrl
    .optional()
    .describe(
      'Absolute https URL of the page on which the buyer follows the order’s shipment, at most 2,048 characters; absent when the merchant gave none.',
    ),
};

/** Carrier and tracking of pieces that were handed over. */
export interface Shipment {
  carrier?: string;
  trackingNumber?: string;
  /** `https` address of the page on which the buyer follows it. */
  trackingUrl?: string;
}

/** Pieces of an order that were handed over at one time: `ful_…` (ADR 0116). */
export interface Fulfillment extends Shipment {
  id: string;
  items: readonly Pieces[];
  createdAt: Date;
}

/** Returns true when the merchant says how these pieces travel. */
export function isTracked({ carrier: by, trackingNumber, trackingUrl: url }: Shipment): boolean {
  return (by ?? trackingNumber ?? url) !== undefined;
}

/** Returns true when both name the same carrier, number and page. */
export function isSameShipment(one: Shipment, other: Shipment): boolean {
  return one.carrier === other.carrier && one.trackingNumber === other.trackingNumber && one.trackingUrl === other.trackingUrl;
}
