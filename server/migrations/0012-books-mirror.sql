-- Up Migration
-- The last known settings of an account in Books: a copy, with its version and age.
create table account_settings (
  account_id text primary key references account,
  version integer not null,
  business_name text not null,
  fiscal_year_end_month integer not null,
  fiscal_year_end_day integer not null,
  business_phone text,
  business_address json,
  date_format text not null,
  base_currency text,
  standard_rate text,
  read_at timestamptz not null
);

-- Which version of an account's team is known, and when settings and team were last reconciled with Books.
create table account_reading (
  account_id text primary key references account,
  -- The version of the team last read from Books; a lower one is older and is ignored (DEC-51).
  team_version integer not null default 0,
  -- Wall time.
  reconciled_at timestamptz not null default now()
);
create index account_reading_oldest on account_reading (reconciled_at);
