import { ticketDetails as sdkTicketDetails } from '@storefront-service/sdk';
import { eventCheckoutRequest } from '@svc/checkout';
import { parseOrRefuse, ticketDetails } from '@svc/contracts';
import { registrationRequest } from '@svc/registration';
import { chooseTickets, takeSeats } from '@svc/ticketing';
import { aLine, anEventOnSale, aTier, BEFORE_EVENT } from '@svc/ticketing/testing';
import { eventOf, ticketCells, type TicketCell, ticketOf, type WholeRequest, wholeRequest, withoutOne } from './ticket-cells';

const cells = ticketCells();
const details = (cell: TicketCell) => ticketDetails([{ ticket: ticketOf(cell), quantity: cell.quantity }], eventOf(cell));

/** Tells whether the API's check takes the request: that of registrations where the tickets are free, else that of checkouts. */
function takes(cell: TicketCell, { attendees, ...request }: WholeRequest, blankSeatsWait = false): boolean {
  const tier = aTier(ticketOf(cell));
  const event = anEventOnSale([tier], { rules: eventOf(cell) });
  const body = { ...request, tickets: [{ ...aLine(tier, { quantity: cell.quantity }), ...(attendees && { attendees }) }] };
  try {
    const read =
      cell.kind === 'free'
        ? parseOrRefuse(registrationRequest, body)
        : parseOrRefuse(eventCheckoutRequest, { ...body, returnUrl: 'https://shop.example/thanks' });
    const path = cell.kind === 'free' ? 'register' : 'eventCheckout';
    const choices = chooseTickets(read.tickets, event, { path, now: BEFORE_EVENT });
    takeSeats(choices, read, event.rules, { path, now: BEFORE_EVENT, mostSeats: 100, blankSeatsWait });
    return true;
  } catch {
    return false;
  }
}

describe('the details that tickets need', () => {
  it('are those of every kind, deposit, way to ask ages, minimum age, names, questions, size of a group and number', () => {
    expect(cells).toHaveLength(5 * 2 * 2 * 3 * 4 * 2 * 2);
  });

  it('[§4.3 r2, r3, r4] [§4.4 r4] are enough: the API’s check takes a request with them and nothing else', () => {
    expect(cells.filter((cell) => !takes(cell, wholeRequest(details(cell))))).toEqual([]);
  });

  it('[§4.3 r2, r3, r4] [§4.4 r4] are all needed: the API’s check refuses a request that lacks one of them', () => {
    const taken = cells.flatMap((cell) =>
      withoutOne(wholeRequest(details(cell))).flatMap(([part, request]) => (takes(cell, request) ? [[part, cell]] : [])),
    );
    expect(taken).toEqual([]);
  });

  it('[D-96] may wait for the page of a hosted checkout, where they are the ages of seats without any details', () => {
    const waiting = cells.filter((cell) => cell.dobMode === 'attendee' && cell.minAge && cell.names === 'none' && cell.kind !== 'free');
    expect(waiting.length).toBeGreaterThan(0);
    for (const cell of waiting) {
      const { attendees, ...blank } = wholeRequest(details(cell));
      expect([attendees?.length, takes(cell, blank), takes(cell, blank, true)]).toEqual([cell.quantity * cell.groupSize, false, true]);
    }
  });

  it('are the same by the SDK, for one line and for two', () => {
    const line = (cell: TicketCell) => ({ ticket: ticketOf(cell), quantity: cell.quantity });
    const choices = cells.map((cell, index) => ({
      event: eventOf(cell),
      taken: index % 2 ? [line(cell)] : [line(cell), line(cells[(index * 7 + 3) % cells.length]!)],
    }));
    expect(
      choices.filter(({ event, taken }) => JSON.stringify(sdkTicketDetails(taken, event)) !== JSON.stringify(ticketDetails(taken, event))),
    ).toEqual([]);
    const apart = [
      [{ key: 'size', type: 'text', label: 'Size' }],
      [{ key: 'size', type: 'select', label: 'Size', options: ['S', 'L'] }],
    ].map((formFields) => ({
      ticket: { ...ticketOf(cells[0]!), formFields: formFields.map((field) => ({ required: true, hidden: false, ...field })) as never },
      quantity: 1,
    }));
    expect(sdkTicketDetails(apart, eventOf(cells[0]!))).toEqual(ticketDetails(apart, eventOf(cells[0]!)));
  });
});
