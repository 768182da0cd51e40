import { DomainError } from '@svc/kernel';
import { PlainLinkSigner } from '@svc/kernel/testing';
import { HostedAddress } from '../domain/store-profile';
import { Moment } from '../domain/moment';
import { presentEmbeddedForm } from '../domain/form.view';
import { aFieldSource, aFormSource, aStore, InMemoryContentReader } from '../testing';
import { ReadContent } from './read-content';

const store = aStore();

function readForm(form = aFormSource(), at = '2026-03-01T12:00:00Z', of = store, slug = 'contact') {
  const reader = new InMemoryContentReader({ id: store.workspaceId, slug: store.slug }, { forms: [form] });
  return new ReadContent(reader, new HostedAddress('https://shop.example'), new PlainLinkSigner()).form({
    store: of,
    slug,
    now: new Moment(new Date(at)),
  });
}

describe('reading a form', () => {
  it('[decisions 3.5 PublicForm] returns everything of the form and of its fields', async () => {
    const field = aFieldSource({
      helpText: 'As on your passport',
      validation: { maxLength: 80 },
      showIf: { field: 'kind', equals: 'guest' },
      defaultValue: 'Ada',
    });
    const form = aFormSource({
      description: 'Write to us',
      coverUrl: 'https://a.example/c.jpg',
      redirectUrl: 'https://a.example/ok',
      fields: [field],
    });
    expect(await readForm(form)).toEqual({
      ref: expect.stringMatching(/^frm_/),
      slug: 'contact',
      name: 'Contact',
      description: 'Write to us',
      coverUrl: 'https://a.example/c.jpg',
      submitLabel: 'Send',
      thankYouMessage: 'Thank you.',
      redirectUrl: 'https://a.example/ok',
      status: 'open',
      hostedUrl: 'https://shop.example/ile/f/contact',
      fields: [
        {
          id: expect.stringMatching(/^ffd_/),
          key: 'name',
          label: 'Name',
          type: 'text',
          required: true,
          hidden: false,
          helpText: 'As on your passport',
          options: {},
          identity: 'name',
          validation: { maxLength: 80 },
          showIf: { field: 'kind', equals: 'guest' },
          defaultValue: 'Ada',
          sort: 0,
        },
      ],
      updatedAt: '2026-01-02T03:04:05.678901Z',
    });
  });

  it.each([
    ['2026-03-01T11:59:59Z', 'closed'],
    ['2026-03-01T12:00:00Z', 'open'],
    ['2026-03-01T12:59:59Z', 'open'],
    ['2026-03-01T13:00:00Z', 'closed'],
  ])('[decisions 3.5 PublicForm] reports at %s that the form open from twelve to one is %s', async (now, status) => {
    const form = aFormSource({ opensAt: '2026-03-01T12:00:00.000Z', closesAt: '2026-03-01T13:00:00.000Z' });
    expect((await readForm(form, now)).status).toBe(status);
  });

  it('[§7 NOT_FOUND] finds nothing under another slug or in another workspace', async () => {
    const notFound = { code: 'NOT_FOUND' } as DomainError;
    await expect(readForm(undefined, undefined, store, 'other')).rejects.toMatchObject(notFound);
    const other = aStore({ workspaceId: '01980000-0000-7000-8000-0000000000ff' });
    await expect(readForm(undefined, undefined, other)).rejects.toMatchObject(notFound);
  });

  it('[§2.7] embeds the form in the storefront with the fields that a guest sees', () => {
    const form = aFormSource({ fields: [aFieldSource(), aFieldSource({ key: 'source', hidden: true })] });
    const { fields, ...rest } = presentEmbeddedForm(form);
    expect(rest).toEqual({ slug: 'contact', name: 'Contact', submitLabel: 'Send', thankYouMessage: 'Thank you.' });
    expect(fields).toEqual([
      { id: expect.stringMatching(/^ffd_/), label: 'Name', type: 'text', required: true, options: {}, identity: 'name' },
    ]);
  });
});
