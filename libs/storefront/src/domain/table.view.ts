import { cell, column, timestamp } from '@svc/contracts';
import { z } from 'zod';

/** A table with its public columns (decisions 3.5 PublicTable). */
export const publicTable = z
  .object({
    ref: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string().optional(),
    columns: z.array(z.object({ ...column, sort: z.number().int() }).meta({ id: 'PublicTableColumn' })),
    rows: z.array(
      z
        .object({
          ref: z.string(),
          cells: z.record(z.string(), cell).describe('Column key → value; what is empty is missing.'),
          sort: z.number().int(),
          updatedAt: timestamp,
        })
        .meta({ id: 'PublicTableRow' }),
    ),
    rowCount: z.number().int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicTable', description: 'A table: columns and rows.' });
export type PublicTable = z.infer<typeof publicTable>;
