import type { Letter } from './write-letter';

/** A letter as plain text: one thought a line, links spelled out. */
export function letterText({ heading, greeting, paragraphs, days, seats, labels, link, footer, brand }: Letter): string {
  const dayLines = days.flatMap(({ label, when, where }) => [
    `${labels.when}: ${label ? `${label}, ` : ''}${when}`,
    ...where.map((line, index) => (index === 0 ? `${labels.where}: ${line}` : `${' '.repeat(labels.where.length + 2)}${line}`)),
  ]);
  const seatLines = seats.map(({ holder, tier }) => `- ${holder}, ${tier}`);
  const blocks = [heading, greeting, ...paragraphs, dayLines.join('\n'), `${labels.tickets}:\n${seatLines.join('\n')}`, link && `${link.text}: ${link.url}`, `${brand.name}\n\n-- \n${footer}`];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
