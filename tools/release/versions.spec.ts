import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_VERSION } from '@svc/contracts';
import { CLI_VERSION } from '../../apps/cli/version.mjs';
import { newestRelease, releasesOf } from './versions.mjs';

const root = join(__dirname, '../..');
const manifest = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as { version: string };
const numbers = (version: string) => version.split('.').map(Number) as [number, number, number];

describe('the versions of the changelog', () => {
  const releases = releasesOf(readFileSync(join(root, 'docs/changelog.md'), 'utf8'));

  it('[D-90] are those of the API, its packages, the SDK and the command line', () => {
    const { api, sdk, cli } = newestRelease();
    expect(API_VERSION).toBe(api);
    expect([manifest('package.json').version, manifest('tools/package.json').version]).toEqual([api, api]);
    expect(manifest('libs/sdk/package.json').version).toBe(sdk);
    expect(CLI_VERSION).toBe(cli);
  });

  it('[D-90] rise with each release: the API by a minor version, SDK and command line by any', () => {
    const older = releases.slice(1);
    releases.slice(0, -1).forEach((release, at) => {
      const [[major, minor], [formerMajor, formerMinor]] = [numbers(release.api), numbers(older[at]!.api)];
      expect([release.date, major, minor]).toEqual([release.date, formerMajor, formerMinor + 1]);
      for (const name of ['sdk', 'cli'] as const) {
        const [now, before] = [release[name], older[at]![name]];
        if (now && before) expect(now.localeCompare(before, 'en', { numeric: true })).toBe(1);
        if (before) expect([release.date, name, now]).toEqual([release.date, name, expect.any(String)]);
      }
    });
  });

  it('are read from headings, with the packages that a release has', () => {
    expect(
      releasesOf('# Changelog\n\n## 1.1.0 (2026-01-02)\n\nSDK 2.0.0, command line 1.4.0.\n\n### Added\n\n- A.\n\n## 1.0.0 (2026-01-01)\n'),
    ).toEqual([
      { api: '1.1.0', date: '2026-01-02', sdk: '2.0.0', cli: '1.4.0', text: expect.stringContaining('- A.') },
      { api: '1.0.0', date: '2026-01-01', text: '' },
    ]);
  });
});
