import { checkoutJson } from './checkout-row';

/** What a key has opened, as `{ checkout, fingerprint }`, while it is kept at `now` (D-40); null when nothing. Parameters are given as SQL. */
export const earlier = ({ workspace, mode, operation, key, now }: Record<'workspace' | 'mode' | 'operation' | 'key' | 'now', string>) => `
  (select jsonb_build_object('checkout', ${checkoutJson('k')}, 'fingerprint', k.fingerprint)
     from checkout k
    where k.workspace_id = ${workspace} and k.mode = ${mode} and k.operation = ${operation} and k.idempotency_key = ${key}
      and greatest(k.key_until, k.expires_at) > ${now})`;
