import { InvalidInput, NotFound } from '@svc/kernel';
import { type FormerSlug, FormerSlugs } from '../ports/former-slugs';
import { FindMoved } from './find-moved';

const NOW = new Date('2026-03-01T09:00:00Z');
const asked: FormerSlug[] = [];

class OneRenamedEvent extends FormerSlugs {
  async presentSlugOf(former: FormerSlug): Promise<string | undefined> {
    asked.push(former);
    return former.kind === 'event' && former.slug === 'old' ? 'new' : undefined;
  }
}

const moved = new FindMoved(new OneRenamedEvent());
const missed = (kind: string | undefined, slug = 'old') => ({ workspaceId: 'w', kind, slug, now: NOW });

beforeEach(() => void asked.splice(0));

describe('a slug that is not there', () => {
  it('[ADR 0103 r5] is answered with where the renamed thing is', async () => {
    expect(await moved.explain(new NotFound('event'), missed('event'))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'This event is called "new" now.',
      details: { movedTo: 'new' },
    });
  });

  it('stays not found where nothing was renamed', async () => {
    const error = new NotFound('event');
    expect(await moved.explain(error, missed('event', 'other'))).toBe(error);
    expect(error.details).toBeUndefined();
  });

  it('asks nothing of what has no slug, nor after any other error', async () => {
    const [none, fault] = [new NotFound('checkout'), new InvalidInput('No.')];
    expect(await moved.explain(none, missed('checkout'))).toBe(none);
    expect(await moved.explain(none, missed(undefined))).toBe(none);
    expect(await moved.explain(fault, missed('event'))).toBe(fault);
    expect(asked).toEqual([]);
  });
});
