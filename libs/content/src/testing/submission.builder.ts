import { formItem, type FormItem } from '../domain/form.item';
import type { Submission } from '../domain/submission';
import type { PublishedForm } from '../ports/submission-tx';

type FormFieldFacts = Partial<Omit<FormItem['fields'][number], 'key'>> & { key: string };

/** Returns a published form with these questions; each is an optional text by default, and labelled by its key. */
export function aPublishedForm({
  fields = [{ key: 'name' }],
  ...facts
}: Partial<Omit<PublishedForm, 'fields'>> & { fields?: readonly FormFieldFacts[] } = {}): PublishedForm {
  const {
    slug,
    name,
    opensAt,
    closesAt,
    fields: read,
  } = formItem.parse({ slug: 'contact', name: 'Contact', fields: fields.map((field) => ({ label: field.key, type: 'text', ...field })) });
  return { id: '01890000-0000-7000-8000-0000000000f1', slug, name, opensAt, closesAt, fields: read, ...facts };
}

/** Returns a submission to `aPublishedForm`, with one file. */
export function aSubmission(facts: Partial<Submission> = {}): Submission {
  return {
    workspaceId: '01890000-0000-7000-8000-000000000001',
    mode: 'live',
    id: '01890000-0000-7000-8000-0000000000b1',
    formId: '01890000-0000-7000-8000-0000000000f1',
    formSlug: 'contact',
    formName: 'Contact',
    answers: [
      { key: 'name', label: 'Your name', type: 'text', value: 'Kẹ́mi \u{1F3A8}' },
      { key: 'likes', label: 'What do you like?', type: 'multi_select', value: ['Cloth', 'Rice'] },
      { key: 'stars', label: 'How was it?', type: 'rating', value: 5 },
      { key: 'news', label: 'Write to me', type: 'checkbox', value: false },
    ],
    files: [
      {
        id: '01890000-0000-7000-8000-0000000000c1',
        key: 'photo',
        label: 'A photograph',
        name: 'Tear.jpg',
        contentType: 'image/jpeg',
        sizeBytes: 2_000,
        storageKey:
          '01890000-0000-7000-8000-000000000001/submissions/01890000-0000-7000-8000-0000000000b1/01890000-0000-7000-8000-0000000000c1.jpg',
      },
    ],
    identity: { name: 'Kẹ́mi', email: 'kemi@guests.example', phone: '+2348031234567' },
    source: 'hosted',
    submittedAt: new Date('2026-03-01T12:00:00.123Z'),
    ...facts,
  };
}
