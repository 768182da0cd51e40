/** @reads examples */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockOf, manifestOf, SDK } from './manifests.mjs';
import { TEMPLATES } from './template-list.mjs';

const EXAMPLES = join(__dirname, '../../../examples');
const TARBALL = 'vendor/storefront-service-sdk-1.2.3.tgz';
const SITE = { name: 'my-shop', port: 4100, tarball: TARBALL };
/** Files that a site gets with a content of its own, or that commands write. */
const OWN = ['package.json', 'package-lock.json', '.gitignore', '.npmrc'];
const WRITTEN = /^(node_modules|\.next|next-env\.d\.ts|\.env.*|.*\.tsbuildinfo)$/;

const readJson = (path: string) => JSON.parse(readFileSync(join(EXAMPLES, path), 'utf8')) as Record<string, never>;

describe.each(Object.entries(TEMPLATES))('the template %s', (template, { parts }) => {
  const manifest = manifestOf(readJson(`${template}/package.json`), SITE);

  it('is copied with all of its files', () => {
    const entries = readdirSync(join(EXAMPLES, template)).filter((entry) => !WRITTEN.test(entry));
    expect(entries.filter((entry) => !OWN.includes(entry))).toEqual(parts);
  });

  it('starts where it is live, without settings in a file', () => {
    expect(manifest.scripts).toMatchObject({ start: expect.not.stringContaining('.env') });
  });

  it('is a package of its own, which takes the SDK out of its folder', () => {
    expect(manifest).toMatchObject({ name: 'my-shop', private: true, dependencies: { [SDK]: `file:${TARBALL}` } });
    expect(JSON.stringify(manifest)).not.toContain('../');
  });
});

describe('the package of a Next.js site', () => {
  const template = readJson('nextjs/package.json');
  const manifest = manifestOf(template, SITE);

  it('is served on the port of the site', () => {
    expect(manifest.scripts).toEqual({ dev: 'next dev --port 4100', build: 'next build', start: 'next start --port 4100' });
  });

  it('is locked to the versions of the template, and to the tarball', () => {
    const lock = lockOf(readJson('nextjs/package-lock.json'), manifest, { version: '1.2.3', tarball: TARBALL, integrity: 'sha512-abc' });
    const { '': root, [`node_modules/${SDK}`]: sdk, 'node_modules/next': next } = lock.packages;
    expect([lock.name, lock.version, root.name, root.dependencies]).toEqual(['my-shop', '0.1.0', 'my-shop', manifest.dependencies]);
    expect(sdk).toMatchObject({ version: '1.2.3', resolved: `file:${TARBALL}`, integrity: 'sha512-abc' });
    expect(template).toMatchObject({ dependencies: { next: next.version as string } });
    expect(JSON.stringify(lock)).not.toContain('../');
  });
});
