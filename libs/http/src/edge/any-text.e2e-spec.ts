import { anyText } from '@svc/kernel/testing';
import * as fc from 'fast-check';
import { inDays, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const RUNS = 60;
const DROPPED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

const document = {
  version: 1,
  events: [
    {
      slug: 'fair',
      title: 'Fair',
      startAt: inDays(60),
      endAt: inDays(60.2),
      ticketTypes: [
        {
          key: 'entry',
          name: 'Entry',
          kind: 'free',
          capacity: 10_000,
          formFields: [
            { key: 'diet', type: 'text', label: 'Diet' },
            { key: 'why', type: 'textarea', label: 'Why' },
          ],
        },
      ],
    },
  ],
};

interface Guests {
  data: { contact: { name: string; email?: string } }[];
}

/** Names of ten thousand characters, and of all planes of Unicode. */
const names = fc.oneof(
  anyText(),
  fc.constantFrom('😀'.repeat(5_000), 'e\u0301'.repeat(5_000), '\u202e'.repeat(10_000), 'ש'.repeat(10_000)),
);

describe('texts of any kind in what guests and buyers write', () => {
  let service: SharedService;
  let shop: Shop;
  let ticketTypeRef: string;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'any-text', document);
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/fair', { key: shop.keys.secretLive });
    ticketTypeRef = body.ticketTypes[0]!.ref;
  });

  const post = (path: string, body: object) => service.client.post(path, body, { key: shop.keys.secretLive });
  const keptName = async (email: string) => {
    const path = `/v1/admin/registrations?event=fair&search=${encodeURIComponent(email)}`;
    const { body } = await service.client.get<Guests>(path, { key: shop.adminToken });
    return body.data.find(({ contact }) => contact.email === email)?.contact.name;
  };

  it('[D-119] never breaks a write, and changes a name as the rule says alone', async () => {
    let guests = 0;
    await fc.assert(
      fc.asyncProperty(names, anyText(), async (name, answer) => {
        const email = `guest-${(guests += 1)}@any-text.example`;
        const responses = { diet: answer, why: answer };
        const tickets = [{ ticketTypeRef, quantity: 1 }];
        const { status } = await post('/v1/store/events/fair/register', { contact: { name, email }, tickets, responses });
        expect([201, 400, 429]).toContain(status);
        if (status === 201) expect(await keptName(email)).toBe(name.replace(DROPPED, '').trim());
        const linked = await post('/v1/store/customers/link', { email, externalRef: `user-${guests}`, name });
        expect([200, 400, 429]).toContain(linked.status);
        const signedUp = await post('/v1/store/newsletter', { email, name });
        expect(signedUp.status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });
});
