import { resolve } from 'node:path';
import ts from 'typescript';
import type { Kind, RowColumn } from './differences';

/** A statement as its module declares it. */
export interface DeclaredStatement {
  name: string;
  /** Where it is declared, as `<file>:<line>`. */
  at: string;
  file: string;
  /** Columns of its row; none where nobody reads its result. */
  row: RowColumn[];
}

export interface DeclaredStatements {
  statements: DeclaredStatement[];
  /** Lines that read the rows of a statement which declares none. */
  undeclaredReads: string[];
}

const DECLARING = ['statement', 'composed'];
const READING = ['query', 'prepared'];

/** Returns the statements that these files declare, with their rows as the compiler knows them. */
export function declaredIn(files: readonly string[], root: string): DeclaredStatements {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const program = ts.createProgram(files, { ...options, noEmit: true, incremental: false, composite: false });
  const declarations: DeclaredStatements = { statements: [], undeclaredReads: [] };
  for (const file of files) new FileReader(program.getTypeChecker(), program.getSourceFile(file)!, declarations).read();
  return declarations;
}

class FileReader {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly source: ts.SourceFile,
    private readonly declarations: DeclaredStatements,
  ) {}

  read(node: ts.Node = this.source): void {
    if (ts.isCallExpression(node)) this.readCall(node);
    ts.forEachChild(node, (child) => this.read(child));
  }

  private readCall(call: ts.CallExpression): void {
    const {
      expression,
      arguments: [statement],
    } = call;
    if (ts.isIdentifier(expression) && DECLARING.includes(expression.text)) this.readDeclaration(call);
    if (!ts.isPropertyAccessExpression(expression) || !this.isSql(expression.expression)) return;
    if (!READING.includes(expression.name.text) || isUnread(call)) return;
    if (columnsOf(this.rowOf(this.checker.getTypeAtLocation(statement!)), this.checker).length === 0)
      this.declarations.undeclaredReads.push(this.positionOf(call));
  }

  private readDeclaration(call: ts.CallExpression): void {
    const [name] = call.arguments;
    const made = this.checker.getTypeAtLocation(call).getCallSignatures()[0];
    if (!name || !ts.isStringLiteral(name) || !made) return;
    const row = this.rowOf(made.getReturnType());
    this.declarations.statements.push({
      name: name.text,
      at: this.positionOf(call),
      file: this.source.fileName,
      row: columnsOf(row, this.checker),
    });
  }

  private isSql(receiver: ts.Expression): boolean {
    return this.checker.getTypeAtLocation(receiver).symbol?.name === 'Sql';
  }

  /** Returns the type of the rows of a `Statement<Row>`, or of several that an expression chooses from. */
  private rowOf(statement: ts.Type): ts.Type | undefined {
    const one = statement.isUnion() ? statement.types[0]! : statement;
    return (one.aliasTypeArguments ?? this.checker.getTypeArguments(one as ts.TypeReference))[0];
  }

  private positionOf(node: ts.Node): string {
    const { line } = this.source.getLineAndCharacterOfPosition(node.getStart(this.source));
    return `${this.source.fileName}:${line + 1}`;
  }
}

/** Returns whether nothing is done with what a call returns. */
function isUnread({ parent }: ts.CallExpression): boolean {
  return ts.isExpressionStatement(ts.isAwaitExpression(parent) ? parent.parent : parent);
}

function columnsOf(row: ts.Type | undefined, checker: ts.TypeChecker): RowColumn[] {
  if (!row) return [];
  const forms = row.isUnion() ? row.types : [row];
  const columns = new Map<string, RowColumn>();
  for (const property of forms.flatMap((form) => checker.getPropertiesOfType(form))) {
    const type = checker.getTypeOfSymbol(property);
    const kinds = [...(columns.get(property.name)?.kinds ?? []), ...kindsOf(type, checker)];
    columns.set(property.name, { name: property.name, kinds: [...new Set(kinds)] });
  }
  return [...columns.values()];
}

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined;

/** Returns the kinds of values that a type allows, nothing apart. */
function kindsOf(type: ts.Type, checker: ts.TypeChecker): Kind[] {
  const members = (type.isUnion() ? type.types : [type]).filter(({ flags }) => (flags & NOTHING) === 0);
  return [...new Set(members.map((member) => kindOf(member, checker)))];
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): Kind {
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'json';
  const name = type.symbol?.name;
  if (name === 'Date' || name === 'Buffer') return name;
  if (type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.StringLike)) return 'string';
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const kinds = element ? kindsOf(element, checker) : [];
    return kinds.length === 1 ? (`${kinds[0]!}[]` as Kind) : 'json[]';
  }
  return holdsDate(type, checker) ? 'json with Date' : 'json';
}

/** Returns whether an object has a Date anywhere within, which JSON never gives. */
function holdsDate(type: ts.Type, checker: ts.TypeChecker, seen = new Set<ts.Type>()): boolean {
  if (type.symbol?.name === 'Date') return true;
  if (seen.has(type) || type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) return false;
  seen.add(type);
  const within = type.isUnionOrIntersection()
    ? type.types
    : checker.isArrayType(type) || checker.isTupleType(type)
      ? checker.getTypeArguments(type as ts.TypeReference)
      : checker.getPropertiesOfType(type).map((property) => checker.getTypeOfSymbol(property));
  return within.some((each) => holdsDate(each, checker, seen));
}
