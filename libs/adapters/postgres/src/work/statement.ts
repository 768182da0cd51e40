declare const row: unique symbol;

/** A statement written by hand. Its columns are the fields of `Row`: `tools/statements` compares them on the migrated database. */
export interface Statement<Row extends object> {
  /** Name, unique among all statements, at most 63 characters. */
  readonly name: string;
  readonly text: string;
  /** Never set: carries the type, and keeps other objects from passing for a declared statement. */
  readonly [row]: Row;
}

/** Row of a statement whose result nobody reads. */
export type NoRow = Record<never, never>;

/** A value as JSON gives it, where moments are text. */
export type InJson<T> = T extends Date ? string : T extends object ? { [Field in keyof T]: InJson<T[Field]> } : T;

const declarations: (() => readonly Statement<object>[])[] = [];

/** Returns all statements that the loaded modules declare, composed ones in each of their variants. */
export const declaredStatements = (): readonly Statement<object>[] => declarations.flatMap((all) => all());

/** Names of statements by their texts, as of a number of declarations: some modules are loaded later than others. */
let textNames: { declared: number; names: ReadonlyMap<string, string> } = { declared: 0, names: new Map() };

/** Returns the name of a declared statement, and of another one its verb and table: `select ticket_type`. Neither has a value in it. */
export function statementName(text: string): string {
  const declared = declarations.length;
  if (textNames.declared !== declared) textNames = { declared, names: new Map(declaredStatements().map((each) => [each.text, each.name])) };
  return textNames.names.get(text) ?? verbAndTable(text);
}

function verbAndTable(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i.exec(text) ?? [];
  return (table ? `${verb} ${table}` : verb).toLowerCase();
}

const declare = <Row extends object>(name: string, text: string): Statement<Row> => ({ name, text }) as Statement<Row>;

/**
 * Declares a statement, at the top level of a module: returns the tag of its text.
 * @param name its context's name and its own, such as `orders.changed`
 */
export function statement<Row extends object = NoRow>(name: string) {
  return (texts: TemplateStringsArray, ...parts: readonly (string | number | boolean)[]): Statement<Row> => {
    const declared = declare<Row>(name, String.raw({ raw: texts }, ...parts));
    declarations.push(() => [declared]);
    return declared;
  };
}

/**
 * Declares a statement that is composed when it is run: returns the function that composes it.
 * @param variants arguments that lead to every form of its text; may grow while modules are loaded
 */
export function composed<Row extends object, Args extends readonly unknown[]>(
  name: string,
  variants: readonly Args[],
  compose: (...args: Args) => string,
): (...args: Args) => Statement<Row> {
  declarations.push(() => variants.map((args) => declare(name, compose(...args))));
  return (...args) => declare(name, compose(...args));
}

/** Analyzes a table, unless another session is vacuuming it. */
export const ANALYZE = composed<NoRow, [table: string]>('work.analyze', [['workspace']], (table) => `analyze (skip_locked) "${table}"`);
