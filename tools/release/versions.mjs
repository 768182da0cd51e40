import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A release of the changelog: `date` is YYYY-MM-DD; SDK and command line have versions since they are packages. */
const HEADING = /^## (?<api>\d+\.\d+\.\d+) \((?<date>\d{4}-\d\d-\d\d)\)$/;
const PACKAGES = /^SDK (?<sdk>\d+\.\d+\.\d+), command line (?<cli>\d+\.\d+\.\d+)\.$/;

/**
 * Returns the releases of a changelog, newest first.
 * @param {string} text
 * @returns {{ api: string, date: string, sdk?: string, cli?: string, text: string }[]} `text` is the section below its heading
 */
export function releasesOf(text) {
  return text
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => {
      const [heading, ...lines] = section.split('\n');
      const packages = lines.map((line) => PACKAGES.exec(line)?.groups).find(Boolean);
      return { ...HEADING.exec(heading)?.groups, ...packages, text: lines.join('\n') };
    });
}

/** Returns the newest release of `docs/changelog.md`. */
export function newestRelease(root = fileURLToPath(new URL('../..', import.meta.url))) {
  const [newest] = releasesOf(readFileSync(`${root}/docs/changelog.md`, 'utf8'));
  if (!newest) throw new Error('docs/changelog.md has no release.');
  return newest;
}
