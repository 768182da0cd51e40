/** @reads libs/hosted/src/messages, libs/notifications/src/domain/texts */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');
const LISTS = ['libs/hosted/src/messages', 'libs/notifications/src/domain/texts'];

/** Text of a list of words: as it is written, and its plain parts between inserted values. */
interface WrittenText {
  whole: string;
  parts: string[];
}

function textsIn(language: 'en' | 'fr'): WrittenText[] {
  const texts: WrittenText[] = [];
  const visit = (node: ts.Node, source: ts.SourceFile): void => {
    if (ts.isImportDeclaration(node)) return;
    const whole = () => node.getText(source).slice(1, -1);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push({ whole: node.text, parts: [node.text] });
    if (ts.isTemplateExpression(node))
      texts.push({ whole: whole(), parts: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)] });
    ts.forEachChild(node, (child) => visit(child, source));
  };
  for (const list of LISTS)
    for (const file of readdirSync(join(ROOT, list, language))) {
      const source = ts.createSourceFile(file, readFileSync(join(ROOT, list, language, file), 'utf8'), ts.ScriptTarget.Latest);
      visit(source, source);
    }
  return texts;
}

/** Words for a seat that would be read as the number of a chair, where an event has none; limits of an order count seats (D-106). */
const SEATS = { en: /\bseats?\b(?! at a time)/i, fr: /\bsièges?\b|(?:^|\. )Place (?:n° ?)?$/ };

describe('the words of tickets', () => {
  it.each(['en', 'fr'] as const)('[ADR 0144 r6] name no seat on pages, in mails, SMS, prints and calendars: %s', (language) => {
    const parts = textsIn(language).flatMap((text) => text.parts);
    expect(parts.length).toBeGreaterThan(300);
    expect(parts.filter((part) => SEATS[language].test(part))).toEqual([]);
  });

  it.each([
    ['en', ['Ticket ${number} of ${seats}', 'Ticket ${number}: ${holder}', 'Your other tickets']],
    ['fr', ['Billet ${number} sur ${seats}', 'Billet ${number} : ${holder}', 'Vos autres billets']],
  ] as const)('[ADR 0144 r6] count tickets in the same words everywhere: %s', (language, wanted) => {
    const texts = textsIn(language).map(({ whole }) => whole);
    expect(wanted.filter((text) => !texts.includes(text))).toEqual([]);
    expect(texts.filter((text) => text === wanted[0])).toHaveLength(LISTS.length);
  });
});
