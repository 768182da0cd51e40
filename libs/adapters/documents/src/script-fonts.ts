import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A font of one script or a few, as an npm package of Fontsource: files of some characters each, for regular and bold. */
export interface ScriptFont {
  /** Name of the package, the prefix of its files. */
  name: string;
  scope: '@fontsource-variable' | '@fontsource';
  /** Unicode names of the scripts for which it precedes every other font. */
  scripts: readonly string[];
  /** Languages whose Han characters it draws (BCP 47, the most specific first). */
  languages?: readonly string[];
}

/** Fonts for the recommended scripts of UAX 31 that DejaVu Sans lacks or draws poorly. Of several fonts for a script the first goes first. */
export const SCRIPT_FONTS: readonly ScriptFont[] = [
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Gujarati',
    'Gurmukhi',
    'Hebrew',
    'Kannada',
    'Khmer',
    'Lao',
  ].map(sans),
  ...['Malayalam', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai'].map(sans),
  { name: 'noto-sans-myanmar', scope: '@fontsource', scripts: ['Myanmar'] },
  { name: 'noto-serif-tibetan', scope: '@fontsource-variable', scripts: ['Tibetan'] },
  han('noto-sans-sc', ['zh'], ['Han']),
  han('noto-sans-tc', ['zh-Hant', 'zh-TW', 'zh-HK', 'zh-MO'], ['Han', 'Bopomofo']),
  han('noto-sans-jp', ['ja'], ['Han', 'Hiragana', 'Katakana']),
  han('noto-sans-kr', ['ko'], ['Han', 'Hangul']),
];

/** Emoji in one colour. */
export const EMOJI_FONT: ScriptFont = { name: 'noto-emoji', scope: '@fontsource-variable', scripts: [] };

function sans(script: string): ScriptFont {
  return { name: `noto-sans-${script.toLowerCase()}`, scope: '@fontsource-variable', scripts: [script] };
}

function han(name: string, languages: readonly string[], scripts: readonly string[]): ScriptFont {
  return { name, scope: '@fontsource-variable', scripts, languages };
}

/** `mono` is bold, with letters of one width, for codes. */
export type Weight = 'regular' | 'bold' | 'mono';
export const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700, mono: 700 };

/** A file of a font, with the characters that the package lists for it. */
export interface FontFile {
  /** Unique among all, such as `noto-sans-jp-12`. */
  name: string;
  path(weight: Weight): string;
  /** True when its one file has all weights. */
  isVariable: boolean;
  holds(codePoint: number): boolean;
}

/** Subsets that DejaVu draws: Latin, Greek and Cyrillic. */
const NOT_OURS = /^(latin|vietnamese|cyrillic|greek|math|symbols)/;

const filesByName = new Map<string, readonly FontFile[]>();

/** Returns the files of a font, whose list is read once. */
export function filesOf({ name, scope }: ScriptFont): readonly FontFile[] {
  const files = filesByName.get(name) ?? listFiles(`${scope}/${name}`, name, scope === '@fontsource-variable');
  filesByName.set(name, files);
  return files;
}

function listFiles(packageName: string, name: string, isVariable: boolean): FontFile[] {
  const list = require.resolve(`${packageName}/unicode.json`);
  const folder = join(dirname(list), 'files');
  return Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)
    .filter(([part]) => !NOT_OURS.test(part))
    .map(([part, ranges]) => {
      const file = `${name}-${part.replace(/[[\]]/g, '')}`;
      const spans = ranges.split(',').map(spanOf);
      return {
        name: file,
        path: (weight) => join(folder, `${file}-${isVariable ? 'wght' : WEIGHTS[weight]}-normal.woff2`),
        isVariable,
        holds: (codePoint) => spans.some(([first, last]) => codePoint >= first && codePoint <= last),
      };
    });
}

/** Parses `U+1f1e6-1f1ff`, or `U+25cc`. */
function spanOf(range: string): [first: number, last: number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}
