import { NotFoundException, type ArgumentsHost } from '@nestjs/common';
import { RateLimited } from '@svc/access';
import type { Logger } from '@svc/composition';
import { keepContext } from '@svc/http';
import { InvalidInput, NotFound } from '@svc/kernel';
import type { Request, Response } from 'express';
import type { ErrorBrands } from './error-brands';
import { PageErrorFilter } from './page-error.filter';
import type { Brand } from './render-page';

const brandsOf = (brand?: Brand) => ({ find: () => Promise.resolve(brand) }) as unknown as ErrorBrands;

/** Returns the response to a visitor for this error, and its log entries. */
async function answerTo(error: unknown, brand?: Brand, originalUrl = '/adire/newsletter') {
  const request = { method: 'GET', originalUrl, headers: {} } as Request;
  keepContext(request, { id: '1', requestId: 'req_1', clientIp: '', startedAt: 0 });
  const sent = { status: 0, headers: new Map<string, unknown>(), html: '' };
  const logged: unknown[] = [];
  const response = {
    req: request,
    status: (status: number) => {
      sent.status = status;
    },
    setHeader: (name: string, value: unknown) => sent.headers.set(name, value),
    type: () => response,
    send: (html: string) => (sent.html = html),
  };
  const http = { getRequest: () => request, getResponse: () => response as unknown as Response };
  await new PageErrorFilter({ error: (entry: unknown) => logged.push(entry) } as unknown as Logger, brandsOf(brand)).catch(error, {
    switchToHttp: () => http,
  } as unknown as ArgumentsHost);
  return { ...sent, logged };
}

describe('a page that fails', () => {
  it('[ADR 0121 r6] has the brand of the shop, with its contact and the way back', async () => {
    const shop = { name: 'Adire House', website: 'https://adire.example', support: { email: 'hello@adire.example' } };
    const { html } = await answerTo(new NotFound('order'), shop);
    for (const text of ['Back to Adire House', 'hello@adire.example', 'ask Adire House for a new one', 'href="?lang=fr"'])
      expect(html).toContain(text);
    expect(html).not.toContain('Storefront Service');
  });

  it('[D-1a] looks alike for everything that is missing or invalid', async () => {
    const errors = [new NotFound('ticket'), new NotFoundException(), new InvalidInput('No token.')];
    const answers = await Promise.all(errors.map((error) => answerTo(error)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
    expect(answers[0]!.html).toContain('There is nothing here');
  });

  it('[ADR 0121 r6] says which kind of link does not open, and whom to ask', async () => {
    const addresses = ['/adire/o/ord_1?t=x', '/adire/t/att_1', '/adire/e/fair', '/adire/rsvp/fair', '/adire/f/fair', '/adire/o', '//o'];
    const titles = await Promise.all(
      addresses.map(async (address) => /<h1>(.*?)<\/h1>/.exec((await answerTo(new NotFound('order'), undefined, address)).html)?.[1]),
    );
    expect(titles).toEqual([
      'This link to an order does not open',
      'This link to a ticket does not open',
      ...['There is no event at this address', 'There is no event at this address'],
      'There is no form at this address',
      'This link to an order does not open',
      'This link to an order does not open',
    ]);
    expect((await answerTo(new Error('x'), { name: 'Adire House' })).html).toContain('contact Adire House and quote this number: req_1');
    expect((await answerTo(new Error('x'))).html).toContain('contact the seller and quote this number: req_1');
  });

  it('has no brand where that of the shop cannot be shown', async () => {
    const broken = {
      name: 'Adire House',
      get support(): never {
        throw new Error('A brand that no page can show.');
      },
    };
    for (const error of [new NotFound('order'), new Error('secret')])
      expect((await answerTo(error, broken)).html).toContain('Storefront Service');
  });

  it('asks rate-limited visitors to wait', async () => {
    const { status, headers, html } = await answerTo(new RateLimited(4_200, { limit: 10, remaining: 0, resetSeconds: 5 }));
    expect([status, headers.get('Retry-After')]).toEqual([429, 5]);
    expect(html).toContain('Wait a moment');
  });

  it('[ADR 0054 r1] has a Retry-After header while the database is unavailable', async () => {
    const { status, headers } = await answerTo(Object.assign(new Error('terminating connection'), { code: '57P01' }));
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
  });

  it('shows only the request id of an internal error, and logs it', async () => {
    const { status, html, logged } = await answerTo(new Error('relation "attendee" does not exist'));
    expect(status).toBe(500);
    expect(html).toContain('req_1');
    expect(html).not.toContain('attendee');
    expect(logged).toEqual([{ requestId: 'req_1', err: expect.any(Error) }]);
  });
});
