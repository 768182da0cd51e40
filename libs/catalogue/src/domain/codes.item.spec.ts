import { aRuleScope } from '@svc/contracts/testing';
import { foldCode } from '@svc/contracts';
import * as fc from 'fast-check';
import type { z } from 'zod';
import { checkDiscountCode, discountCodeItem, promoterCodeItem } from './codes.item';

const scope = aRuleScope('product:tote-bag', 'package:spa-day', 'event:launch-night', 'ticketType:launch-night/vip');

it('[D-154] codes are stored as they are read, so that no two fold alike', () => {
  for (const { shape } of [discountCodeItem, promoterCodeItem]) {
    for (const typed of ['SALE–10', 'SALE 10', 'SALE\u200b10', 'ＳＡＬＥ', '\u00adSALE'])
      expect(shape.code.safeParse(typed).success).toBe(false);
    fc.assert(fc.property(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/), (code) => foldCode(shape.code.parse(code)) === code));
  }
});

describe('the rules of a discount code', () => {
  const faultsOf = (overrides: Partial<z.input<typeof discountCodeItem>>) =>
    checkDiscountCode(discountCodeItem.parse({ code: 'WELCOME10', kind: 'percent', value: 10, ...overrides }), scope).map(
      ({ path }) => path,
    );

  it('[decisions 3.16 codes] takes percent as a number and a fixed discount per currency', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ value: 0 })).toEqual(['value']);
    expect(faultsOf({ value: { NGN: 1 } })).toEqual(['value']);
    expect(faultsOf({ kind: 'fixed', value: { NGN: 1 } })).toEqual([]);
    expect(faultsOf({ kind: 'fixed', value: { EUR: 1 } })).toEqual(['value.EUR']);
    expect(faultsOf({ kind: 'fixed', value: 10 })).toEqual(['value']);
    expect(discountCodeItem.safeParse({ code: 'A', kind: 'percent', value: 101 }).success).toBe(false);
  });

  it('[decisions 3.16 codes] is for events, ticket types and products that exist', () => {
    expect(
      faultsOf({ appliesTo: { eventRefs: ['launch-night'], ticketTypeRefs: ['launch-night/vip'], productRefs: ['tote-bag', 'spa-day'] } }),
    ).toEqual([]);
    expect(faultsOf({ appliesTo: { eventRefs: ['x'], ticketTypeRefs: ['x/y'], productRefs: ['x'] } })).toEqual([
      'appliesTo.eventRefs[0]',
      'appliesTo.ticketTypeRefs[0]',
      'appliesTo.productRefs[0]',
    ]);
  });

  it('ends after it starts', () => {
    expect(faultsOf({ startsAt: '2026-03-01T00:00:00Z', endsAt: '2026-03-01T00:00:00Z' })).toEqual(['endsAt']);
  });
});
