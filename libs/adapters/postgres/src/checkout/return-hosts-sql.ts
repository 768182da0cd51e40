/**
 * Hosts of the workspace `w` to which alone it sends buyers back (D-44): origins that keys of the mode have, and verified domains;
 * null when it sends them anywhere. Parameters are given as SQL.
 */
export const returnHosts = ({ mode, now }: Record<'mode' | 'now', string>) => `
  case when (w.settings #> '{checkouts,registeredReturnUrls}')::boolean then
    (select coalesce(jsonb_agg(host), '[]')
       from (select regexp_replace(origin, '^https?://', '') as host
               from access_key k, unnest(k.origins) as origin
              where k.workspace_id = w.id and k.mode = ${mode} and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})
             union
             select lower(verified) from storefront_document d, jsonb_array_elements_text(d.body -> 'verifiedDomains') as verified
              where d.workspace_id = w.id) own)
  end`;
