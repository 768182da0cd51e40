import { aRuleScope } from '@svc/contracts/testing';
import { checkNote } from './check-note';
import { noteItem } from './note.item';

describe('a note', () => {
  it('[§2.3] has blocks with ids of their own and with what they show', () => {
    const blocks = [{ id: 'a', kind: 'text' }, { id: 'a', kind: 'image' }];
    const note = noteItem.parse({ slug: 'care', title: 'Care', blocks });
    expect(checkNote(note, aRuleScope()).map(({ path }) => path)).toEqual(['blocks[1].id', 'blocks[0].text', 'blocks[1].url']);
  });
});
