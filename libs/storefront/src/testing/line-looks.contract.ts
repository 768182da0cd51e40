import { randomUUID } from 'node:crypto';
import type { LineLook, LineLooks } from '../ports/page-readers';

/** Display data to store: one thing of each kind, with its id. */
export interface LooksToArrange {
  product: { id: string; look: LineLook };
  /** Variant of the product. */
  variant: { id: string; look: LineLook };
  event: { id: string; look: LineLook & Required<Pick<LineLook, 'event'>> };
  /** Ticket type of the event. */
  ticketType: { id: string; look: LineLook };
}

/** Behaviour of all LineLooks; `arrange` stores these things in a workspace and returns a reader. */
export function lineLooksContract(arrange: (workspaceId: string, looks: LooksToArrange) => Promise<LineLooks>): void {
  it('[D-5] reads the display data of one shop, and nothing of another', async () => {
    const [mine, yours] = [randomUUID(), randomUUID()];
    const prices = [{ currency: 'NGN', priceMinor: 500, compareAtMinor: 800 }];
    const product = { id: randomUUID(), look: { imageUrl: 'https://pictures.example/tote.jpg' } };
    const variant = { id: randomUUID(), look: { imageUrl: 'https://pictures.example/indigo.jpg', prices } };
    const [dayId, zone] = [randomUUID(), 'Africa/Lagos'];
    const event = {
      id: randomUUID(),
      look: {
        imageUrl: 'https://pictures.example/night.jpg',
        event: {
          title: 'Indigo Night',
          startAt: '2030-01-01T18:00:00.000Z',
          endAt: '2030-01-02T21:00:00.000Z',
          timezone: zone,
          location: { venueName: 'The Yard' },
          venueVisibility: 'public' as const,
          days: [{ id: dayId, label: 'First night', dayDate: '2030-01-01' }],
          ticketTypes: [{ kind: 'paid' as const, approvalRequired: false }],
        },
      },
    };
    const ticketType = { id: randomUUID(), look: { prices, validDayIds: [dayId] } };
    const reader = await arrange(mine, { product, variant, event, ticketType });
    const ids = [product.id, variant.id, event.id, ticketType.id, randomUUID()];
    const read = await reader.read(mine, ids);
    expect(Object.fromEntries(read)).toEqual({
      [product.id]: product.look,
      [variant.id]: variant.look,
      [event.id]: event.look,
      [ticketType.id]: ticketType.look,
    });
    expect([...(await reader.read(yours, ids))]).toEqual([]);
    expect([...(await reader.read(mine, []))]).toEqual([]);
  });
}
