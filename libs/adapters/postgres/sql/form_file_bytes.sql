-- Returns the bytes of the files of a submission.
create or replace function form_file_bytes(files jsonb) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((file ->> 'sizeBytes')::bigint), 0)::bigint from jsonb_array_elements(files) file
$$;
