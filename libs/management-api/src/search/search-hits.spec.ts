import { readSearch } from '@svc/contracts';
import { bestFirst, type Hit } from './search-hits';

const hit = (kind: Hit['kind'], ref: string, overrides: Partial<Hit> = {}): Hit => ({ kind, ref, title: ref, names: [ref], ...overrides });
const refs = (hits: readonly Hit[], text: string) => bestFirst(hits, readSearch(text)).map(({ ref }) => ref);

describe('[D-161] hits of a search', () => {
  it('begin with what the text names, then with titles that begin with its words, then by kind, the newest first', () => {
    const hits = [
      hit('message', 'm', { title: 'ada@shop.example' }),
      hit('contact', 'part', { title: 'Canada Obi' }),
      hit('contact', 'whole', { title: 'Obi, Àda' }),
      hit('order', 'old', { title: '1002 · Bola', createdAt: new Date('2026-01-01T00:00:00Z') }),
      hit('order', 'new', { title: '1003 · Bola', createdAt: new Date('2026-02-01T00:00:00Z') }),
      hit('order', 'named', { title: '7 · Bola', names: ['ada obi'] }),
    ];
    expect(refs(hits, 'ada obi')).toEqual(['named', 'whole', 'new', 'old', 'part', 'm']);
    expect(refs(hits, '#1002')).toEqual(expect.arrayContaining(['old']));
  });

  it('begin with the order of a number', () => {
    const hits = [hit('order', 'phone', { title: '5 · Ada', createdAt: new Date() }), hit('order', 'number', { names: ['1006'] })];
    expect(refs(hits, '#1006')).toEqual(['number', 'phone']);
  });

  it('are 50 at most', () => {
    expect(
      bestFirst(
        Array.from({ length: 60 }, (_, n) => hit('order', `${n}`)),
        readSearch('a'),
      ),
    ).toHaveLength(50);
  });
});
