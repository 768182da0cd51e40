import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../testing/command';

/** Quick info of a name: its type, and the text of its comment. */
export interface QuickInfo {
  type: string;
  text: string;
}

/** Place of the caret in an expression. */
export const CARET = '¦';
const sdk = join(root, 'libs/sdk');

/** Editor of a program that uses the SDK, by its declarations as the package has them. */
export class Editor {
  /** Parsed files, which all programs share. */
  private readonly registry = ts.createDocumentRegistry();
  private readonly declarations = declarationsOf(join(sdk, 'tsconfig.build.json'));
  /** Path of the edited program, beside the declarations. */
  private readonly program = join(sdk, 'dist/types/program.ts');

  /**
   * Returns what is shown for the name at the caret of each expression of a program, or at its end.
   * @param head imports and declarations that the expressions use
   * @param expressions each on one line; `CARET` follows the name
   */
  quickInfo(head: string, expressions: readonly string[]): QuickInfo[] {
    const lines = expressions.map((expression) => `${expression.replace(CARET, '')};`);
    const service = this.open([head, ...lines].join('\n'));
    let start = head.length + 1;
    return lines.map((line, index) => {
      const caret = expressions[index]!.indexOf(CARET);
      const at = start + (caret < 0 ? line.length - 1 : caret) - 1;
      start += line.length + 1;
      const shown = service.getQuickInfoAtPosition(this.program, at, Number.MAX_SAFE_INTEGER);
      const tags = shown?.tags?.map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`) ?? [];
      return {
        type: ts.displayPartsToString(shown?.displayParts),
        text: [ts.displayPartsToString(shown?.documentation), ...tags].join('\n').replaceAll('&#64;', '@').trim(),
      };
    });
  }

  private open(text: string): ts.LanguageService {
    const files = new Map([...this.declarations, [this.program, text]]);
    const read = (file: string) => files.get(file) ?? ts.sys.readFile(file);
    return ts.createLanguageService(
      {
        getScriptFileNames: () => [this.program],
        getScriptVersion: (file) => (file === this.program ? text : '1'),
        getScriptSnapshot: (file) => {
          const content = read(file);
          return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
        },
        getCurrentDirectory: () => sdk,
        getCompilationSettings: () => ({
          strict: true,
          module: ts.ModuleKind.ESNext,
          moduleResolution: ts.ModuleResolutionKind.Bundler,
          types: [],
        }),
        getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
        fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
        readFile: read,
        directoryExists: (folder) => [...files.keys()].some((file) => dirname(file) === folder) || ts.sys.directoryExists(folder),
      },
      this.registry,
    );
  }
}

/** Returns the declarations that a build writes, by their paths. */
function declarationsOf(config: string): Map<string, string> {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    dirname(config),
  );
  const written = new Map<string, string>();
  ts.createProgram(fileNames, options).emit(undefined, (file, text) => written.set(file, text));
  return written;
}
