import type { EmailContent, EmailFact } from './email';

/** A letter as plain text: one thought a line, links spelled out. */
export function emailText({ heading, greeting, paragraphs, facts, link, secondLink, printLink, footer, brand }: EmailContent): string {
  const blocks = [heading, greeting, ...paragraphs, facts.map(factText).join('\n'), ...[link, printLink, secondLink].map((each) => each && `${each.text}: ${each.url}`), `${brand.name}\n\n-- \n${footer}`];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function factText({ name, lines }: EmailFact): string {
  return `${name}: ${lines.join(`\n${' '.repeat(name.length + 2)}`)}`;
}
