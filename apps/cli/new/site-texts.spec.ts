import { parseEnv } from 'node:util';
import { envText, GITIGNORE, readmeText } from './site-texts.mjs';

const SITE = { base: 'https://shop.example/v1', port: 3007, cookieSecret: 'c'.repeat(64), program: 'store' };

describe('.env.local of a new site', () => {
  it('has address, test keys and secrets', () => {
    const text = envText({ ...SITE, secretKey: 'svc_sk_test_1', publishableKey: 'svc_pk_test_2', webhookSecret: 'whsec_3' });
    expect(parseEnv(text)).toEqual({
      BASE: 'https://shop.example/v1',
      STORE_SECRET_KEY: 'svc_sk_test_1',
      STORE_PUBLISHABLE_KEY: 'svc_pk_test_2',
      WEBHOOK_SECRET: 'whsec_3',
      SITE_URL: 'http://localhost:3007',
      COOKIE_SECRET: SITE.cookieSecret,
    });
  });

  it('has places for them without a service, and the commands that make them', () => {
    const text = envText(SITE);
    expect(parseEnv(text)).toMatchObject({ STORE_SECRET_KEY: 'svc_sk_test_replace_me', WEBHOOK_SECRET: '' });
    expect(text).toContain('store key create --kind publishable --origin http://localhost:3007');
  });
});

describe('the other files of a new site', () => {
  it('keep keys out of its repository', () => {
    expect(GITIGNORE.split('\n')).toContain('.env*');
  });

  it('say what to run, and where', () => {
    const words = {
      name: 'my-shop',
      path: '../my-shop',
      about: 'A shop.',
      files: ['- a'],
      live: ['- b', '- c'],
      webhooks: '/hooks',
      tarball: 'sdk.tgz',
    };
    const text = readmeText({ ...SITE, ...words });
    expect(text).toContain('store listen --forward-to http://localhost:3007/hooks');
    expect(text).toContain('store update ../my-shop\n');
    expect(text).toMatch(/\n- b\n- c\n$/);
    expect(text).not.toContain('service’s repository:');
    expect(readmeText({ ...SITE, ...words, program: 'npm run store --' })).toContain('in the folder of the service’s repository:');
  });
});
