/** @reads apps, libs, tools */
import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants';
import { HostedModule, routesOf } from '@svc/hosted';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InboxController } from './development/inbox.controller';

const ROOT = join(__dirname, '../../..');
const PICTURED_SPECS = join(ROOT, 'tools/screenshots/pictured-specs.mjs');

/** Routes of files, of data for scripts, and of redirections to a page. */
const NO_PAGE = /\/(?:status|return|pay|stop|cancel|rename|resend|address|refund|google-wallet|:name|:file|files\/:ref|[\w-]+\.\w+)$/;

/** Pictures of a page, by its route: the beginning of their names in `dist/screenshots`. */
const PICTURES: Readonly<Record<string, string>> = {
  '/:workspace/b/:ref': 'balance-',
  '/:workspace/c/:ref': 'checkout-',
  '/:workspace/c/:ref/save': 'saving-',
  '/:workspace/e/:slug': 'event-sold-out',
  '/:workspace/e/:slug/registered': 'requested',
  '/:workspace/f/:slug': 'form-problems',
  '/:workspace/f/:slug/thanks': 'form-sent',
  '/:workspace/mailings/:ref/unsubscribe': 'mailings-asked',
  '/:workspace/named/:ref/not-meant': 'not-meant-asked',
  '/:workspace/newsletter': 'newsletter-form',
  '/:workspace/newsletter/sent': 'newsletter-sent',
  '/:workspace/newsletter/:ref/confirm': '${kind}-${answer}-',
  '/:workspace/newsletter/:ref/unsubscribe': '${kind}-${answer}-',
  '/:workspace/o/:ref': 'order-goods',
  '/:workspace/o/:ref/address/confirm': 'code-address',
  '/:workspace/o/:ref/refund/confirm': 'code-refund',
  '/:workspace/restock/:slug': 'restock-form',
  '/:workspace/restock/:slug/sent': 'newsletter-sent',
  '/:workspace/restock/:ref/confirm': '${kind}-${answer}-',
  '/:workspace/restock/:ref/unsubscribe': '${kind}-${answer}-',
  '/:workspace/rsvp/:slug': 'event-sold-out',
  '/:workspace/rsvp/:slug/registered': 'requested',
  '/:workspace/t/:ref': 'ticket-pending',
  '/:workspace/t/:ref/give-away': 'ticket-give-away',
  '/:workspace/t/:ref/give-away/confirm': 'ticket-give-away-confirm',
  '/:workspace/t/:ref/give-back': 'ticket-give-back',
  '/dev/inbox': 'inbox-empty',
  '/dev/inbox/:id': 'email',
  '/sandbox/:reference': 'sandbox-card',
};

describe('pictures of hosted pages', () => {
  const controllers = Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, HostedModule) as Type[];

  it('are kept of each route that shows a page', () => {
    const shown = routesOf([...controllers, InboxController]).filter(({ method, path }) => method === 'GET' && !NO_PAGE.test(path));
    expect([...new Set(shown.map(({ path }) => path))].sort()).toEqual(Object.keys(PICTURES).sort());
  });

  it('have the names that the browser tests give them', async () => {
    const { picturedSpecs } = (await import(PICTURED_SPECS)) as { picturedSpecs: (root: string) => string[] };
    const specs = picturedSpecs(ROOT).map((file) => readFileSync(join(ROOT, file), 'utf8'));
    const isKept = (name: string) =>
      specs.some((text) => [`'${name}'`, `\`${name}`, ` ${name}: `].some((mention) => text.includes(mention)));
    expect(Object.values(PICTURES).filter((name) => !isKept(name))).toEqual([]);
  });
});
