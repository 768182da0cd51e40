import { retainedSpan, loggedFields, loggedPath } from './logged-request';

describe('the record of a request', () => {
  it('[ADR 0071 r1] has its path without the query, of 300 characters at most', () => {
    expect(loggedPath('/v1/store/products?search=Ada')).toBe('/v1/store/products');
    expect(loggedPath(`/${'x'.repeat(400)}?a=1`)).toHaveLength(300);
  });

  it.each([
    ['/v1/admin/contacts/ada@example.com/export', '/v1/admin/contacts/…/export'],
    ['/v1/admin/contacts/ada%40example.com', '/v1/admin/contacts/…'],
    ['/v1/admin/contacts/+2348031234567/erase', '/v1/admin/contacts/…/erase'],
    ['/v1/admin/contacts/%2B234-803-1234567', '/v1/admin/contacts/…'],
    ['/v1/store/events/2-for-1+more/register', '/v1/store/events/2-for-1+more/register'],
  ])('[D-152] leaves addresses of people out of the path %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
    expect(loggedFields({ fields: { [url]: 'unknown' } })).toEqual([path]);
  });

  it('[ADR 0071 r1] has the names of refused fields, and nothing about them', () => {
    expect(loggedFields({ fields: { 'contact.email': 'ada is no e-mail.' } })).toEqual(['contact.email']);
    expect([loggedFields(), loggedFields({ invalid: ['prd_1'] })]).toEqual([[], []]);
  });

  it('[ADR 0071 r1] is bounded and can be stored with any names of fields', () => {
    const sent = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}\u0000\ud800${'x'.repeat(200)}`, 'unknown']));
    const fields = loggedFields({ fields: sent });
    expect([fields.length, fields[0]!.length, fields[0]!.slice(0, 3)]).toEqual([20, 100, '0\ufffd\ufffd']);
  });

  it('[ADR 0071 r2] is shown for 7 days, for any query', () => {
    const now = new Date('2026-11-24T12:00:00Z');
    const retainedSince = new Date('2026-11-17T12:00:00Z');
    expect(retainedSpan({}, now)).toEqual({ since: retainedSince });
    expect(retainedSpan({ since: new Date('2026-01-01') }, now).since).toEqual(retainedSince);
    const [since, until] = [new Date('2026-11-20'), new Date('2026-11-21')];
    expect(retainedSpan({ since, until }, now)).toEqual({ since, until });
  });
});
