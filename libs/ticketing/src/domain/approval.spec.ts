import { refOf } from '@svc/kernel';
import { aLine, anEventOnSale, aTier, BEFORE_EVENT, idNumber } from '../testing';
import { refuseApproval, waitsForApproval } from './approval';
import { chooseTickets } from './choose-tickets';
import { ruleOn, TICKET_PATHS, type TicketPath } from './rules-by-path';

const press = aTier({ id: idNumber(10), approvalRequired: true });
const sold = aTier({ id: idNumber(11), kind: 'paid', approvalRequired: true });
const open = aTier({ id: idNumber(12) });
const SELLING: TicketPath[] = ['eventCheckout', 'headless', 'savingsPlan', 'saleForm'];

function refusalOf(path: TicketPath, tiers = [open, press]): unknown {
  const choices = chooseTickets(
    tiers.map((tier) => aLine(tier)),
    anEventOnSale([press, sold, open]),
    { path, now: BEFORE_EVENT },
  );
  try {
    refuseApproval(choices, path);
    return undefined;
  } catch (error) {
    return (error as { details: object }).details;
  }
}

describe('a ticket type that the merchant approves', () => {
  it.each(SELLING)('[D-144] is refused by %s, and named as not on sale as well', (path) => {
    const ref = refOf('tkt', press.id);
    expect(refusalOf(path)).toEqual({ invalid: [ref], approval: [ref] });
    expect(waitsForApproval(press, path)).toBe(false);
  });

  it.each(TICKET_PATHS.filter((path) => ruleOn('approval', path) === 'waits'))('[D-144] waits for the merchant by %s', (path) => {
    expect(refusalOf(path)).toBeUndefined();
    expect([waitsForApproval(press, path), waitsForApproval(open, path)]).toEqual([true, false]);
  });

  it.each(TICKET_PATHS)('[D-144] is none of those that are not free, by %s', (path) => {
    expect(waitsForApproval(sold, path)).toBe(false);
    if (ruleOn('external', path) !== 'applies') expect(refusalOf(path, [sold])).toBeUndefined();
  });
});
