/** Names and values for an object: what decides who may know where event `e` takes place, as `PlaceRules`. */
export const placeRules = `
  'venueVisibility', e.details -> 'venueVisibility', 'onlineUrlFor', e.details -> 'onlineUrlFor',
  'ticketTypes', (select coalesce(jsonb_agg(jsonb_build_object('kind', p.details -> 'kind', 'approvalRequired', p.details -> 'approvalRequired', 'attendance', p.details -> 'attendance')), '[]')
                    from ticket_type p where p.workspace_id = e.workspace_id and p.event_id = e.id and p.deleted_at is null)`;
