import { inDays, type RunningService, type Shop } from '@svc/testing';
import { openSeeded, shopOf } from '../bench-shops';
import type { MeasuredService } from '../measured-service';
import { many } from './bodies';

/** The disturbing tenants, with their tokens and things. */
export interface Tenants {
  /** Sends things. */
  maker: Shop;
  /** 10,000 products. */
  shop: Shop;
  /** 100,000 products, 10,000 events, 50,000 orders. */
  large: Shop;
  /** One event with 100,000 guests. */
  fair: Shop;
  /** A free ticket type of the event `workshop` of the maker, with 100 questions. */
  ticketTypeRef: string;
}

/** Patterns of about as much work as one may be, for answers of the letter a; with more than 40 of them a form is refused. */
export const hardPattern = (index: number): string => `(?:a?){239}(?:a|b${index})?`;
const CHOICES = many(200, (index) => `${index}`.padEnd(190, '.'));

/** Forms of the maker, by the questions that they ask 200 times. */
const FORMS: Record<string, (index: number) => object> = {
  texts: () => ({ type: 'textarea' }),
  patterns: (index) => ({ type: 'text', ...(index < 40 && { validation: { pattern: hardPattern(index) } }) }),
  // 5,000 in all: as many as a form may have.
  choices: (index) => (index < 25 ? { type: 'multi_select', options: { choices: CHOICES } } : { type: 'text' }),
};
export const QUESTIONS = 200;

/** Opens and fills their shops, and one for visitors. */
export async function openTenants(service: MeasuredService): Promise<Tenants & { visited: Shop }> {
  const { maker, visited, shop, large, fair } = await openSeeded(service, {
    maker: { ...shopOf(0), events: 0 },
    visited: shopOf(1_000),
    shop: shopOf(10_000),
    large: { ...shopOf(100_000), events: 10_000, orders: 50_000, contacts: 10_000 },
    fair: { ...shopOf(1), events: 1, guests: 100_000 },
  });
  return {
    maker: maker!,
    visited: visited!,
    shop: shop!,
    large: large!,
    fair: fair!,
    ticketTypeRef: await furnish(service.running, maker!),
  };
}

/** Gives the maker its forms, and an event whose tickets ask as much as they may; answers the ref of such a ticket. */
async function furnish({ client }: RunningService, { adminToken }: Shop): Promise<string> {
  const make = async <T>(path: string, body: object) => {
    const answer = await client.post<T>(`/v1/admin/${path}`, body, { key: adminToken });
    if (answer.status !== 201) throw new Error(`${path} was refused: ${answer.text}`);
    return answer.body;
  };
  for (const [slug, questionOf] of Object.entries(FORMS)) {
    await make('forms', {
      slug,
      name: slug,
      fields: many(QUESTIONS, (index) => ({ key: `q${index}`, label: `Question ${index}`, ...questionOf(index) })),
    });
  }
  await make('forms', {
    slug: 'files',
    name: 'files',
    fields: [{ key: 'photo', label: 'A photo', type: 'file', options: { file: { maxSizeBytes: 10_000_000, maxFiles: 5 } } }],
  });
  const formFields = many(100, (index) => ({ key: `q${index}`, label: `Question ${index}`, type: 'text' }));
  const event = await make<{ ticketTypes: { ref: string }[] }>('events', {
    slug: 'workshop',
    title: 'Workshop',
    startAt: inDays(10),
    endAt: inDays(11),
    ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', formFields, maxPerOrder: 1_000 }],
  });
  const patched = await client.patch(
    '/v1/admin/workspace',
    { seats: { mostPerRegistration: 1_000, mostPerCheckout: 1_000 } },
    { key: adminToken },
  );
  if (patched.status !== 200) throw new Error(`The seats were refused: ${patched.text}`);
  return event.ticketTypes[0]!.ref;
}
