import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunOptions, ThrowAwayMachine } from './throw-away-machine';

/** File for the next commands of the same shell: exported variables and the folder. */
const STATE = '/run/shell-of-the-reader';
const RESUME = `first=" $(compgen -e | tr '\\n' ' ') "\nif [ -e ${STATE} ]; then . ${STATE}; fi`;
const KEEP = `for name in $(compgen -e); do
  case "$first" in *" $name "*) ;; *) declare -p "$name" ;; esac
done >${STATE}
printf 'cd %q\\n' "$PWD" >>${STATE}`;
const PART = /^(?:#{2,3} (?<heading>[^\n]+)|```(?<language>[^\n]*)\n(?<code>.*?)^```)$/gms;

interface Block {
  heading: string;
  language: string;
  code: string;
}

interface BlockOptions extends RunOptions {
  /** Words after the opening fence: `sh`, with the name of another machine behind it. */
  language?: string;
}

/** A machine on which a block runs, with what the words mean there. */
export interface Place {
  machine: ThrowAwayMachine;
  words: Record<string, string>;
}

/** A page of docs that a reader follows from the top in one shell, with words to replace that begin with `your`. */
export class GuidePage {
  private readonly waiting: Block[] = [];

  constructor(
    name: string,
    private readonly words: Record<string, string>,
  ) {
    let heading = '';
    for (const { groups } of readFileSync(join(__dirname, '../../docs', name), 'utf8').matchAll(PART)) {
      if (groups!['heading']) ({ heading = '' } = groups!);
      else this.waiting.push({ heading, language: groups!['language']!, code: groups!['code']! });
    }
  }

  /** Headings of blocks that were not run yet. */
  get rest(): string[] {
    return this.waiting.map(({ heading, language }) => `${heading} (${language})`);
  }

  /** Runs the next block, which has to be of this section, and returns what it prints. */
  async runNext(heading: string, machine: ThrowAwayMachine, options: BlockOptions = {}): Promise<string> {
    return this.runOn(heading, [{ machine, words: {} }], options);
  }

  /** Runs the next block on one machine after the other, each with words of its own. Returns what they print. */
  async runOn(heading: string, places: readonly Place[], { language = 'sh', ...options }: BlockOptions = {}): Promise<string> {
    const block = this.waiting.shift();
    if (block?.heading !== heading || block.language !== language)
      throw new Error(`The next block is of “${block?.heading}” (${block?.language}), not ${language} of “${heading}”.`);
    let output = '';
    for (const { machine, words } of places) {
      output += await machine.run(`${RESUME}\n${filledIn(block.code, { ...this.words, ...words })}\n${KEEP}`, options);
    }
    return output;
  }

  /** Runs every block of a section that is left, and returns what they print. */
  async runSection(heading: string, machine: ThrowAwayMachine, options: RunOptions = {}): Promise<string> {
    let output = await this.runNext(heading, machine, options);
    while (this.waiting[0]?.heading === heading) output += await this.runNext(heading, machine, options);
    return output;
  }
}

/** Returns the code with the values of the reader. Throws when one has none. */
function filledIn(code: string, words: Record<string, string>): string {
  const names = Object.keys(words).sort((one, other) => other.length - one.length);
  const text = names.reduce((filled, word) => filled.replaceAll(word, words[word]!), code);
  const [left] = /\byour[-\w@.]*/.exec(text) ?? [];
  if (left) throw new Error(`The test has no value for ${left}.`);
  return text;
}
