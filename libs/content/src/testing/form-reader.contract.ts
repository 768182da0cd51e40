import type { FormReader, PublishedForm } from '../ports/submission-tx';
import { aPublishedForm } from './submission.builder';

/** Tests the contract of every `FormReader`. `open` publishes these forms in a workspace of their own. */
export function formReaderContract(
  open: (forms: readonly PublishedForm[]) => Promise<{ reader: FormReader; own: string; other: string }>,
): void {
  it('finds a published form by its slug in any case, with its questions and opening times', async () => {
    const form = aPublishedForm({
      opensAt: '2026-03-01T09:00:00.000Z',
      fields: [
        { key: 'topic', type: 'select', options: { choices: ['A', 'B'] } },
        { key: 'why', showIf: { field: 'topic', equals: 'A' }, validation: { maxLength: 9 } },
      ],
    });
    const { reader, own } = await open([form]);
    expect(await reader.published(own, 'CONTACT')).toEqual({ ...form, id: expect.any(String) });
  });

  it('[D-5] finds nothing of another workspace, nor by another slug', async () => {
    const { reader, own, other } = await open([aPublishedForm()]);
    expect(await reader.published(other, 'contact')).toBeUndefined();
    expect(await reader.published(own, 'else')).toBeUndefined();
  });
}
