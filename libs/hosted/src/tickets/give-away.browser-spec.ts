import { TicketLinks } from '@svc/contracts';
import { HmacLinkSigner } from '@svc/composition';
import { idOf } from '@svc/kernel';
import { DESKTOP, DESKTOP_BY_NIGHT, faultsOf, inDays, PHONE, PHONE_BY_NIGHT, useHostedShop } from '@svc/testing';

const document = {
  version: 1,
  storefront: { renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } } },
  events: [
    {
      slug: 'fete',
      title: 'La fête du bleu',
      startAt: inDays(60),
      endAt: inDays(60.2),
      timezone: 'Africa/Lagos',
      location: { venueName: 'Freedom Park', city: 'Lagos', country: 'NG' },
      ticketTypes: [
        {
          key: 'atelier',
          name: 'Atelier',
          kind: 'free',
          capacity: 40,
          minAge: 16,
          approvalRequired: true,
          formFields: [{ key: 'repas', type: 'radio', label: 'Que mangez-vous ?', options: ['De tout', 'Sans viande'], required: true }],
        },
      ],
    },
  ],
};
const LOOKS = [PHONE, PHONE_BY_NIGHT, DESKTOP, DESKTOP_BY_NIGHT];

describe('a ticket that is given to somebody, in a browser', () => {
  const hosted = useHostedShop('donner', document);

  beforeAll(async () => {
    await hosted.service.client.patch(
      '/v1/admin/workspace',
      { displayName: 'Maison Adire', selfService: { tickets: { rename: true, giveAway: true, giveBack: true } } },
      { key: hosted.shop.adminToken },
    );
  });

  async function registered(email: string) {
    const { ticketTypes } = await hosted.read<{ ticketTypes: { ref: string }[] }>('events/fete');
    const body = {
      contact: { name: 'Awa Koné', email },
      dateOfBirth: '1990-01-01',
      responses: { repas: 'De tout' },
      tickets: [{ ticketTypeRef: ticketTypes[0]!.ref, quantity: 1 }],
    };
    const {
      body: { ref },
    } = await hosted.service.client.post<{ ref: string }>('/v1/store/events/fete/register', body, { key: hosted.shop.keys.secretLive });
    await hosted.service.client.post(`/v1/admin/registrations/${ref}/approve`, {}, { key: hosted.shop.adminToken });
    const links = new TicketLinks(hosted.service.urls[0]!, new HmacLinkSigner([hosted.service.secretKey]));
    return links.page({ workspaceSlug: hosted.shop.slug, attendeeId: idOf('att', ref)!, serial: 1 });
  }
  const codeFor = (email: string) =>
    hosted.service.mails.untilMails(
      'the code',
      email,
      (mails) => mails.flatMap(({ subject = '' }) => /^(\d{6}) (?:is|est) /.exec(subject)?.[1] ?? [])[0],
    );

  it('[ADR 0067 r4] [D-114] is theirs by forms that need no script, in French, on a phone, and nothing keeps anybody out', async () => {
    const [email, ami] = [`awa@${hosted.shop.slug}.example`, `ami@${hosted.shop.slug}.example`];
    const { page, troubles } = await hosted.visit(await registered(email), { width: 375, locale: 'fr-FR' });
    await page.getByRole('link', { name: 'Donner ce billet à quelqu’un' }).click();
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^fr/);
    expect(await page.getByText('examine chaque invité pour ce billet').count()).toBe(1);
    expect(await faultsOf(page, LOOKS, 'give-away')).toEqual([]);

    await page.getByLabel('Son nom').fill('Aminata Traoré');
    await page.getByLabel('Son adresse e-mail').fill(ami);
    await page.getByLabel('Sa date de naissance').fill('2020-01-01');
    await page.getByLabel('Sans viande').check();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByText('au moins 16 ans').first().waitFor();
    expect([await page.getByLabel('Son nom').inputValue(), await page.getByLabel('Sans viande').isChecked()]).toEqual([
      'Aminata Traoré',
      true,
    ]);
    expect(await faultsOf(page, LOOKS, 'give-away-problem')).toEqual([]);

    await page.getByLabel('Sa date de naissance').fill('1992-03-04');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Donner le billet ?' }).waitFor();
    expect(await faultsOf(page, LOOKS, 'give-away-code')).toEqual([]);
    await page.getByLabel('Code reçu par e-mail').fill('12');
    await page.getByRole('button', { name: 'Donner le billet' }).click();
    await page.getByText('Ce n’est pas le bon code').first().waitFor();
    expect(await faultsOf(page, LOOKS, 'give-away-wrong')).toEqual([]);
    await page.getByLabel('Code reçu par e-mail').fill(await codeFor(email));
    await page.getByRole('button', { name: 'Donner le billet' }).click();
    await page.getByRole('heading', { level: 1, name: 'Le billet est donné' }).waitFor();
    expect(await faultsOf(page, LOOKS, 'give-away-done')).toEqual([]);
    expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([]);

    const mail = await hosted.service.mails.untilMails('the mail to the new holder', ami, (mails) =>
      mails.find(({ subject }) => subject?.startsWith('Une place pour vous')),
    );
    const path = /https?:\/\/[^/]+(\/\S+\/t\/\S+)/.exec(mail.text!)![1]!;
    const { page: theirs } = await hosted.visit(hosted.service.urls[0]! + path, { width: 375, locale: 'fr-FR' });
    await theirs.getByText('Aminata Traoré').first().waitFor();
    expect(await faultsOf(theirs, LOOKS, 'given-ticket')).toEqual([]);
    const { page: old } = await hosted.visit(page.url().replace('/give-away/confirm', ''), { width: 375, locale: 'fr-FR' });
    await old.getByRole('heading', { level: 1, name: 'Ce billet n’est plus valable' }).waitFor();
    expect(await faultsOf(old, LOOKS, 'replaced-ticket')).toEqual([]);
  });
});
