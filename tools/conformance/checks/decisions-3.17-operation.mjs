import assert from 'node:assert/strict';

const PAGES = ['/', '/docs', '/docs/management', '/dev/inbox'];

export const checks = {
  'D-108': async (shop) => {
    for (const path of PAGES) {
      const page = await shop.get(`${shop.instance.root}${path}`, { key: undefined });
      assert.doesNotMatch(page.text, /svc_ad_[0-9A-Za-z]{36}/, `${path} prints a token`);
    }
  },
};
