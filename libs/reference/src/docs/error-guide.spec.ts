import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CATALOGUE } from '@svc/http';
import { ERROR_CODES } from '@svc/kernel';
import { publishedDocuments } from '../testing/published-documents';
import { errorCodes, errorGuide, errorPage } from './error-guide';

const documents = publishedDocuments();
const guide = errorGuide(documents);

describe('the guide to error codes', () => {
  it('is what docs/errors.md says; run `npm run docs:generate` after a change', () => {
    expect(readFileSync(join(__dirname, '../../../../docs/errors.md'), 'utf8')).toBe(guide);
  });

  it.each(ERROR_CODES)('explains %s: its status, cause and fix, in the table and below a heading of its own', (code) => {
    const { status, cause, advice } = ERROR_CATALOGUE[code];
    const [, anchor] = new RegExp(`^\\| \\[\`${code}\`\\]\\(#([a-z-]+)\\) \\| ${status}[ ,\\d]* \\|`, 'm').exec(guide)!;
    const [, heading] = new RegExp(`^## (.+)\n\n\`${code}\`: status ${status}[ ,\\d]*\\.`, 'm').exec(guide)!;
    expect([heading!.replaceAll(' ', '_').toUpperCase(), anchor]).toEqual([code, code.toLowerCase().replaceAll('_', '-')]);
    expect(guide).toContain(`**Cause.** ${cause}\n\n**Fix.** ${advice}`);
  });

  it.each(errorCodes())('gives a cause of %s that is a sentence of its own, and no instruction', (code) => {
    const { cause, advice } = ERROR_CATALOGUE[code];
    expect(cause).toMatch(/^[A-Z`].*\.$/);
    expect(cause).not.toBe(advice);
  });

  it.each(ERROR_CODES)('gives the cause of %s that fields of error codes give in both documents', (code) => {
    const line = `\n- \`${code}\`: ${ERROR_CATALOGUE[code].cause}`;
    for (const { components } of Object.values(documents)) {
      const described = JSON.stringify(components).split(JSON.stringify(line).slice(1, -1)).length - 1;
      expect(described).toBe(JSON.stringify(components).split(`\\n- \`${code}\`: `).length - 1);
      expect(described).toBeGreaterThan(0);
    }
  });

  it('names the operations that return a code, unless there are many', () => {
    expect(errorPage('PRICE_MISMATCH', documents)).toContain('**Returned by** `POST /v1/store/events/{slug}/checkout/headless`.');
    expect(errorPage('RATE_LIMITED', documents)).toContain('any operation of the storefront API; any operation of the management API.');
    expect(errorPage('NOT_FOUND', documents)).toContain('many operations of the storefront API; many operations of the management API.');
  });
});
