import { z } from 'zod';
import { patchBody } from './section-resource';

const item = z.object({
  name: z.string().describe('Name of the note.'),
  color: z.string().optional().describe('Colour of the note.'),
  kind: z.enum(['memo', 'news']).default('memo').describe('Kind of note.\n- `memo`: A memo.\n- `news`: News.'),
});
const fields = patchBody(item, 'NoteChange', 'note').shape as Record<string, z.ZodType>;

describe('patchBody', () => {
  it.each([
    ['name', 'Name of the note. In a change of the note: leave out to keep the value.'],
    ['color', 'Colour of the note. In a change of the note: leave out to keep the value, `null` to remove it or restore the default.'],
  ])('says for %s what leaving it out does, and null where a value is not required', (name, text) => {
    expect(fields[name]!.description).toBe(text);
  });

  it('says so below the list of values', () => {
    expect(fields['kind']!.description).toContain('- `news`: News.\n\nIn a change of the note: ');
  });

  it('sets no default for a field that is left out', () => {
    expect(z.object(fields).parse({ color: null })).toEqual({ color: null });
  });
});
