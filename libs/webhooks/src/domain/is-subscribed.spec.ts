import type { Mode } from '@svc/kernel';
import { isSubscribed, type DestinationMode } from './is-subscribed';

it.each<[string[], DestinationMode, Mode | null, boolean]>([
  [['*'], 'both', 'live', true],
  [['order.updated', 'product.deleted'], 'both', 'test', true],
  [['order.updated'], 'both', 'live', false],
  [['*'], 'live', 'test', false],
  [['*'], 'test', 'live', false],
  [['*'], 'test', 'test', true],
  [['*'], 'test', null, true],
  [['*'], 'live', null, true],
])('[D-77] a destination of %j in mode %s receives a product.deleted that is %s: %s', (events, mode, ofEvent, expected) => {
  expect(isSubscribed({ events, mode }, { type: 'product.deleted', mode: ofEvent })).toBe(expected);
});
