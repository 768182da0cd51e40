/** Kind of the values of a column in code; of a list that of its members, `json[]` where they are of several. */
export type Kind = ScalarKind | `${ScalarKind}[]` | `${ScalarKind}[][]`;
type ScalarKind = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'json' | 'json with Date';

/** A column as the row of a statement declares it. */
export interface RowColumn {
  name: string;
  kinds: readonly Kind[];
}

/** A column as the database describes it. */
export interface DescribedColumn {
  name: string;
  /** Name of its type, such as `int8` or `_text`. */
  type: string;
}

/** Kinds of the values that the client makes of a type; of all others it makes text. */
const KINDS: Readonly<Record<string, Kind>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  timestamp: 'Date',
  date: 'Date',
  bytea: 'Buffer',
  _bool: 'boolean[]',
  _int2: 'number[]',
  _int4: 'number[]',
  _float8: 'number[]',
  _int8: 'string[]',
  _text: 'string[]',
  _varchar: 'string[]',
  _uuid: 'string[]',
  _timestamptz: 'Date[]',
  _jsonb: 'json[]',
};

const isJson = (type: string) => type === 'json' || type === 'jsonb';
/** JSON holds anything but dates and bytes. */
const fitsJson = (kind: Kind) => !/Date|Buffer/.test(kind);

const fits = (kind: Kind, type: string): boolean => (isJson(type) ? fitsJson(kind) : kind === (KINDS[type] ?? 'string'));

/** Returns what the row of a statement declares otherwise than the database describes its columns; nulls are not judged. */
export function differencesOf(declared: readonly RowColumn[], described: readonly DescribedColumn[]): string[] {
  if (declared.length === 0) return [];
  return [
    ...twice(described).map((name) => `two columns are called ${name}`),
    ...described.filter(({ name }) => !declared.some((column) => column.name === name)).map(({ name }) => `${name} is not declared`),
    ...declared.flatMap(({ name, kinds }) => {
      const column = described.find((each) => each.name === name);
      if (!column) return [`${name} is declared, and no column is called so`];
      const wrong = kinds.filter((kind) => !fits(kind, column.type));
      return wrong.length === 0 ? [] : [`${name} is declared as ${wrong.join(' | ')}, and is ${column.type}`];
    }),
  ];
}

function twice(described: readonly DescribedColumn[]): string[] {
  return described.flatMap(({ name }, index) => (described.findIndex((each) => each.name === name) < index ? [name] : []));
}
