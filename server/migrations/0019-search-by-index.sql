-- Up Migration
-- New rows wait in a list that every search reads from end to end: a short one costs the writer little and the reader nothing.
alter index client_rows_search set (gin_pending_list_limit = 128);
