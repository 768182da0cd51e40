import { Client } from 'pg';

/** Statements that end leases of every workspace. */
const STATEMENTS = [
  ...['payment_attempt', 'refund', 'provider_event', 'sandbox_callback'].map(
    (table) => `update ${table} set leased_until = null where leased_until is not null`,
  ),
  ...['webhook_delivery', 'message'].map((table) => `update ${table} set due_at = real_now() where state = 'sending'`),
];

/** Ends the leases of killed workers, since leases follow the real clock. */
export async function endLeases(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const sql of STATEMENTS) await client.query(sql);
  } finally {
    await client.end();
  }
}
