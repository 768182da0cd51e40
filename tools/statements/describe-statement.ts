import type { PoolClient, Submittable } from 'pg';

/** A column of a statement, with the id of its type. */
export interface ColumnOfType {
  name: string;
  typeId: number;
}

interface Fields {
  fields: { name: string; dataTypeID: number }[];
}

/** The part of a connection of `pg` that describes statements, as its cursors use it. */
interface Wire {
  parse(statement: { name: string; text: string; types: number[] }): void;
  describe(target: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Prepares a statement without running it. Returns its columns. @throws the error of one that cannot be prepared */
export function describeStatement(client: PoolClient, text: string): Promise<ColumnOfType[]> {
  return new Promise((resolve, reject) => {
    let columns: ColumnOfType[] = [];
    const description = {
      submit: (connection: unknown) => {
        const wire = connection as Wire;
        wire.parse({ name: '', text, types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription: ({ fields }: Fields) => {
        columns = fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }));
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(description as Submittable);
  });
}
