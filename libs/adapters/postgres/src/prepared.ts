import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** A statement whose plan each connection keeps. */
export interface Prepared {
  /** Its own among all of them, at most 63 characters. */
  name: string;
  text: string;
}

/** Runs a statement by the plan that the connection keeps: for those whose planning costs more than their work. */
export async function runPrepared<Rows extends object[]>(source: DataSource, { name, text }: Prepared, values: unknown[]): Promise<Rows> {
  const { rows } = await (source.driver as unknown as { master: Pool }).master.query<Rows[number]>({ name, text, values });
  return rows as Rows;
}
