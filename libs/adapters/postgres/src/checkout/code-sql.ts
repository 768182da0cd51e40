/** The discount code `code` of a workspace, as `DiscountCode`; null when there is none. Parameters are given as SQL. */
export const discountCode = ({ workspace, mode, code, email }: Record<'workspace' | 'mode' | 'code' | 'email', string>) => `
  (select d.details || jsonb_strip_nulls(jsonb_build_object(
            'id', d.id, 'code', d.code,
            'left', (select greatest(c.capacity - c.held - c.sold, 0) from counter c
                      where c.workspace_id = d.workspace_id and c.kind = 'discount_code' and c.subject_id = d.id and c.capacity is not null),
            'leftForContact', case when ${email} is not null and d.details ->> 'maxUsesPerContact' is not null then
              greatest((d.details ->> 'maxUsesPerContact')::integer
                       - (select count(*) from discount_use u
                           where u.workspace_id = d.workspace_id and u.mode = ${mode} and u.code_id = d.id and u.contact_key = lower(btrim(${email}))), 0) end))
     from discount_code d where d.workspace_id = ${workspace} and d.deleted_at is null and lower(d.code) = lower(${code}))`;
