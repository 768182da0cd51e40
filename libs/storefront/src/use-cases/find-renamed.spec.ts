import { InvalidInput, NotFound } from '@svc/kernel';
import { type FormerSlug, FormerSlugs } from '../ports/former-slugs';
import { FindRenamed } from './find-renamed';

const NOW = new Date('2026-03-01T09:00:00Z');
const lookups: FormerSlug[] = [];

class OneRenamedEvent extends FormerSlugs {
  async presentSlugOf(former: FormerSlug): Promise<string | undefined> {
    lookups.push(former);
    return former.kind === 'event' && former.slug === 'old' ? 'new' : undefined;
  }
}

const finding = new FindRenamed(new OneRenamedEvent());
const missed = (kind: string | undefined, slug = 'old') => ({ workspaceId: 'w', kind, slug, now: NOW });

beforeEach(() => void lookups.splice(0));

describe('a slug without a thing', () => {
  it('[ADR 0103 r5] returns the present slug of the renamed thing', async () => {
    expect(await finding.explain(new NotFound('event'), missed('event'))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'This event is called "new" now.',
      details: { movedTo: 'new' },
    });
  });

  it('stays not found where nothing was renamed', async () => {
    const error = new NotFound('event');
    expect(await finding.explain(error, missed('event', 'other'))).toBe(error);
    expect(error.details).toBeUndefined();
  });

  it('looks up nothing without a slug, nor after any other error', async () => {
    const [none, fault] = [new NotFound('checkout'), new InvalidInput('No.')];
    expect(await finding.explain(none, missed('checkout'))).toBe(none);
    expect(await finding.explain(none, missed(undefined))).toBe(none);
    expect(await finding.explain(fault, missed('event'))).toBe(fault);
    expect(lookups).toEqual([]);
  });
});
