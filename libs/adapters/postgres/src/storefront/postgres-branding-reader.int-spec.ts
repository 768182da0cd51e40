import type { Branding } from '@svc/storefront';
import { brandingReaderContract } from '@svc/storefront/testing';
import { useDatabase } from '../testing';
import { PostgresBrandingReader, PostgresShopContacts } from './storefront-reader';

const database = useDatabase();

async function publish(workspaceId: string, body: object, published = true): Promise<PostgresBrandingReader> {
  await database.makeWorkspace(workspaceId);
  await database.source.query(`insert into storefront_document (workspace_id, body, published) values ($1, $2, $3)`, [
    workspaceId,
    body,
    published,
  ]);
  return new PostgresBrandingReader(database.sql);
}
const documentOf = ({ logoUrl, website, country, theme, pillStyle, header }: Branding) => ({
  website,
  country,
  assets: { logoUrl },
  renderConfig: { theme },
  content: { header: { pillStyle, ...header } },
});

describe('the branding of shops in Postgres', () => {
  brandingReaderContract((workspaceId, branding) => publish(workspaceId, documentOf(branding)));

  it('has the picture of the shop where it has no logo, and the address of its domain where it states no other', async () => {
    const id = await database.makeWorkspace();
    const reader = await publish(id, { avatarUrl: 'https://shop.example/a.jpg', primaryDomain: 'shop.example' });
    expect(await reader.read(id)).toEqual({ logoUrl: 'https://shop.example/a.jpg', website: 'https://shop.example' });
  });

  it('is kept back until the document is published', async () => {
    const id = await database.makeWorkspace();
    const reader = await publish(id, { avatarUrl: 'https://shop.example/a.jpg' }, false);
    expect(await reader.read(id)).toEqual({});
  });
});

describe('the contacts of shops, in Postgres', () => {
  const contacts = () => new PostgresShopContacts(database.sql);

  it('are those of the published document, of one shop', async () => {
    const [mine, yours] = [await database.makeWorkspace(), await database.makeWorkspace()];
    const businessHours = [{ day: 'mon', start: '09:00', end: '17:00' }];
    const address = { addressLine1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' };
    const contact = { email: 'desk@adire.ng', phoneNumbers: ['+234 803 123 4567', '+234 1'], ...address };
    const body = { content: { contact, footer: { copyright: 'Adire House Studio Ltd, RC 1482210' } } };
    await database.source.query(
      `insert into storefront_document (workspace_id, body, business_hours, published) values ($1, $2, $3, true)`,
      [mine, body, JSON.stringify(businessHours)],
    );
    expect(await contacts().read(mine)).toEqual({
      email: 'desk@adire.ng',
      phone: '+234 803 123 4567',
      copyright: 'Adire House Studio Ltd, RC 1482210',
      address,
      businessHours,
    });
    expect(await contacts().read(yours)).toEqual({ businessHours: [] });
  });

  it('are kept back until the document is published', async () => {
    const id = await database.makeWorkspace();
    await publish(id, { content: { contact: { email: 'desk@adire.ng' } } }, false);
    expect(await contacts().read(id)).toEqual({ businessHours: [] });
  });
});
