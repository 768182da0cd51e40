import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join } from 'node:path';
import { EMOJI_FONT, SCRIPT_FONTS } from '@svc/adapters/documents';
import { FONT_PAIRINGS, fontPairing } from '@svc/contracts';
import { notInstalled } from '../build/bundle.mjs';
import { bundles } from '../build/entry-points.mjs';

const root = join(__dirname, '../..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: boolean }> };

/** `npm ci --omit=dev` puts it beside the service. */
const isInImage = (name: string) => packages[`node_modules/${name}`] !== undefined && !packages[`node_modules/${name}`]!.dev;

/** A package that a bundle is known to ask for, where that is not `stripe`. */
const KNOWN: Record<string, string> = { 'print-thread.cjs': 'harfbuzzjs', 'document-thread.cjs': 'piscina' };

describe('the images', () => {
  it.each(Object.keys(bundles))('have every package that %s asks for', (bundle) => {
    const packages = [
      ...readFileSync(join(root, 'dist', bundle), 'utf8').matchAll(/\b(?:require(?:\.resolve)?|import)\("([^"./][^"]*)"\)/g),
    ]
      .map(([, name]) => name!)
      .filter((name) => !name.startsWith('node:'))
      .map(packageOf)
      .filter((name) => !builtinModules.includes(name) && !notInstalled.includes(name));
    expect(packages).toContain(KNOWN[basename(bundle)] ?? 'stripe');
    expect([...new Set(packages)].filter((name) => !isInImage(name))).toEqual([]);
  });

  it('[D-138] have the fonts of every script, which a bundle asks for by names that it puts together', () => {
    const packages = [...SCRIPT_FONTS, EMOJI_FONT].map(({ scope, name }) => `${scope}/${name}`);
    expect(packages).toContain('@fontsource-variable/noto-sans-arabic');
    expect(packages.filter((name) => !isInImage(name))).toEqual([]);
  });

  it('[ADR 0121 r4] have the fonts of every pairing, which hosted pages ask for likewise', () => {
    const fonts = FONT_PAIRINGS.map(fontPairing).flatMap(({ headings, text }) => [headings.name, text.name]);
    const packages = [...new Set(fonts)].map((name) => `@fontsource-variable/${name}`);
    expect(packages).toContain('@fontsource-variable/inter');
    expect(packages.filter((name) => !isInImage(name))).toEqual([]);
  });
});

/** `ajv/dist/2020` → `ajv`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
