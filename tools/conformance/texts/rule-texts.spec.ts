import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { excerptOf } from './excerpt.mjs';
import { RuleTexts } from './rule-texts.mjs';

const FILES = {
  'docs/spec/storefront-api.md': `# API

Money is in *minor* units. Dates are \`YYYY-MM-DD\`.

## 3. States

| State | Moved by |
|---|---|
| \`open\` | buyer pays |
| \`open\` | link lapses |

While it is open, a read asks. A buyer who backs out returns. Retrying pays again.

### 4.1 Reads

| Path | Scope |
|---|---|
| \`/store/products/{slug}\` | \`products:read\` |

Rules for reads:
1. One call renders
   a home page.
2. Two key kinds:

| Kind | Use |
|---|---|
| Publishable | reads |
`,
  'docs/spec/decisions.md': `# Decisions

### 3.2 States
**D-10 (open) Status**: \`open|paid\`.
Transitions follow.
**D-11 (gap) Order**: pending.

### 3.7 Errors (gap)
| Code | Status |
|---|---|
| \`KEY_PAUSED\` **(open)** | 403 |

| D | Field | Values |
|---|---|---|
| D-21 (gap) | \`feeMode\` | \`a\\|b\` |
| | \`layout\` | \`grid\` |

- **Media**: served below a path.
- **D-96 ages (amends D-11, §4.1 r1; a correction to D-21)**: each seat
  is judged.
- **D-99** is not used.
`,
  'docs/spec/around.md': '# Around\n',
  'docs/spec/mechanisms.md': '# Mechanisms\n',
  'docs/adr/0001-a.md':
    '# 0001 A\n\n**Summary.** In short.\n\n**Decision.**\n\n1. **First** thing.\n2. Second.\n\n- _r2: named._ Before the second.\n',
};

describe('the text of a rule', () => {
  const root = mkdtempSync(join(tmpdir(), 'papers-'));
  let texts: RuleTexts;

  beforeAll(() => {
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    texts = new RuleTexts(root);
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ['§4.1 r1', [], 'One call renders a home page.'],
    ['§4.1 r2', [], 'Two key kinds: Publishable · reads'],
    ['§4.1 products', [], '`/store/products/{slug}` · `products:read`'],
    ['§3 r2', [], '`open` · link lapses'],
    ['§3 r7', ['A buyer who'], 'A buyer who backs out returns.'],
    ['§3 r8', ['While it is … again.'], 'While it is open, a read asks. A buyer who backs out returns. Retrying pays again.'],
    ['conventions money', ['Money is … units.', 'Dates are'], 'Money is in minor units. Dates are `YYYY-MM-DD`.'],
    ['D-10', [], 'Status: `open|paid`. Transitions follow.'],
    ['D-21', [], '`feeMode`: `a|b`; `layout`: `grid`'],
    ['D-96', [], 'ages (amends D-11, §4.1 r1; a correction to D-21): each seat is judged.'],
    ['decisions 3.7 KEY_PAUSED', [], '`KEY_PAUSED` (open) · 403'],
    ['decisions 3.7 media', [], 'Media: served below a path.'],
    ['ADR 0001', [], 'In short.'],
    ['ADR 0001 r1', [], 'First thing.'],
    ['ADR 0001 r2', [], 'named. Before the second.'],
  ])('%s %j is the passage of docs/spec or docs/adr', (tag, quotations, text) => {
    expect(texts.of(tag, quotations).text).toBe(text);
  });

  it.each(['§4.1 r3', '§4.1 orders', '§5 r1', 'D-12', 'D-99', 'decisions 3.8', 'decisions 3.7 files', 'ADR 0002', 'ADR 0001 r3'])(
    '%s is refused, since nothing has it',
    (tag) => expect(() => texts.of(tag)).toThrow(tag),
  );

  it('is refused where a quotation is in no passage, or in several', () => {
    expect(() => texts.of('§3 r6', ['While it is closed'])).toThrow('in 0 passages of section “States”');
    expect(() => texts.of('§3 r6', ['`open`'])).toThrow('in 2 passages of section “States”');
  });

  it('has the page and the heading above it, and the decisions that amend it', () => {
    expect(texts.of('§4.1 r1')).toMatchObject({ page: 'spec/storefront-api.md#41-reads', amendedBy: ['D-96'] });
    expect(texts.of('D-21')).toMatchObject({ page: 'spec/decisions.md#37-errors-gap', amendedBy: ['D-96'] });
    expect(texts.of('D-10').amendedBy).toEqual([]);
    expect(texts.of('ADR 0001 r1').page).toBe('adr/0001-a.md');
  });
});

describe('an excerpt of a text', () => {
  it.each([
    ['the whole text where it is short', 'One. Two.', 'One. Two.'],
    ['its first sentences', `One. Two. ${'x'.repeat(400)}.`, 'One. Two. …'],
    ['the beginning of a long sentence', `${'word '.repeat(80)}end.`, `${'word '.repeat(59)}word …`],
    ['no half of code', `${'word '.repeat(50)}\`${'code '.repeat(30)}\``, `${'word '.repeat(49)}word …`],
  ])('is %s', (_, text, excerpt) => expect(excerptOf(text)).toBe(excerpt));
});
