import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An edit that a page shows in a block of the language `diff`: `+` lines are new, `-` lines go, the others say where. */
export interface PageEdit {
  file: string;
  before: string;
  after: string;
}

const BLOCK = /^```diff\n--- (.+)\n([\s\S]*?)^```$/gm;

/** Returns the edits of a page, in their order. */
export function editsOf(page: string): PageEdit[] {
  return [...page.matchAll(BLOCK)].map(([, file, body]) => {
    const lines = body!.trimEnd().split('\n');
    const without = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
    return { file: file!, before: without('+').join('\n'), after: without('-').join('\n') };
  });
}

/** Returns the files that edits change, with their new texts. @throws where a block is not, or not once, in its file */
export function applied(edits: readonly PageEdit[], root: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, before, after } of edits) {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    const matches = text.split(before).length - 1;
    if (matches !== 1)
      throw new Error(
        `docs/first-change.md: ${file} has ${matches} places that look like this. Bring the block in line with the file:\n${before}`,
      );
    texts.set(
      file,
      text.replace(before, () => after),
    );
  }
  return texts;
}

/** Returns the arguments of Jest for each `npx nx test <project> <part of a path>` of a page. */
export function unitTestsOf(page: string): { project: string; part: string }[] {
  return [...page.matchAll(/^npx nx test (\S+) (\S+)$/gm)].map(([, project, part]) => ({ project: project!, part: part! }));
}
