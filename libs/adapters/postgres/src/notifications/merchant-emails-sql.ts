import { headerMarkIn, logoUrlIn } from '../storefront/shop-mark-sql';
import { utc } from '../rows/statements';
import { MOST_TEXTS_PER_DAY } from '../access/text-rules';

/** SQL of a workspace's branding and theme in mails, and its contact for buyers and guests. */
export const BRANDING = `jsonb_build_object(
      'logoUrl', ${logoUrlIn('page.body')}, 'header', ${headerMarkIn('page.body')}, 'colour', page.body #> '{renderConfig,theme,brandColor}',
      'theme', page.body #> '{renderConfig,theme}', 'pillStyle', page.body #> '{content,header,pillStyle}', 'wording', w.settings -> 'mailWording', 'support', w.settings -> 'support')`;

export const SUBMISSION = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'submission', jsonb_build_object(
      'id', s.id, 'formName', s.form_name, 'submittedAt', ${utc('s.submitted_at', 3)}, 'answers', s.answers, 'files', s.files, 'identity', s.identity)
  )) as source
    from form_submission s
    join workspace w on w.id = s.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where s.workspace_id = $1 and s.mode = $2 and s.id = $3`;

export const WAITING_TEXTS = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'waiting', (select count(*) from message m where m.workspace_id = w.id and m.waits_for is not null),
    'mostPerDay', ${MOST_TEXTS_PER_DAY})) as source
    from workspace w
    left join storefront_document page on page.workspace_id = w.id and page.published
   where w.id = $1`;

export const SHOP = `
  select jsonb_strip_nulls(jsonb_build_object('workspace', jsonb_build_object('displayName', w.display_name), 'branding', ${BRANDING})) as source
    from workspace w
    left join storefront_document page on page.workspace_id = w.id and page.published
   where w.id = $1`;

export const FORM_FILES = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name),
    'branding', ${BRANDING},
    'formName', f.name,
    'keptBytes', coalesce(usage.bytes, 0)
  )) as source
    from workspace w
    left join form f on f.workspace_id = w.id and f.id = $2
    left join form_file_usage usage on usage.workspace_id = w.id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where w.id = $1`;

export const ADMIN_TOKEN = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'token', jsonb_build_object('id', k.id, 'ending', k.ending, 'madeAt', ${utc('k.created_at', 3)})
  )) as source
    from access_key k
    join workspace w on w.id = k.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where k.workspace_id = $1 and k.id = $2 and k.kind = 'admin'`;

export const EXCEPTION = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'exception', jsonb_build_object('id', e.id, 'message', e.message, 'since', ${utc('e.created_at', 3)}, 'isResolved', e.resolved_at is not null)
  )) as source
    from payment_exception e
    join workspace w on w.id = e.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where e.workspace_id = $1 and e.mode = $2 and e.id = $3 and e.kind in ('rail_refused', 'refunds_waiting')`;

export const DESTINATION = `
  select jsonb_strip_nulls(jsonb_build_object(
    'workspace', jsonb_build_object('displayName', w.display_name, 'timezone', w.timezone),
    'branding', ${BRANDING},
    'destination', jsonb_build_object(
      'id', d.id, 'url', d.url, 'failingSince', ${utc("to_timestamp((d.health ->> 'failingSince')::numeric / 1000)", 3)}, 'disabledAt', ${utc('d.disabled_at', 3)})
  )) as source
    from webhook_destination d
    join workspace w on w.id = d.workspace_id
    left join storefront_document page on page.workspace_id = w.id and page.published
   where d.workspace_id = $1 and d.id = $2`;
