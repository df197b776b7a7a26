--
-- PostgreSQL database dump
--






SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: btree_gin; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;


--
-- Name: EXTENSION btree_gin; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION btree_gin IS 'support for indexing common datatypes in GIN';


--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: unaccent; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;


--
-- Name: EXTENSION unaccent; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION unaccent IS 'text search dictionary that removes accents';


--
-- Name: current_assignee(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.current_assignee() RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('app.assigned_to'::text, true), ''::text))::bigint;


--
-- Name: current_organization(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.current_organization() RETURNS uuid
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (NULLIF(current_setting('app.organization_uuid'::text, true), ''::text))::uuid;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: client_assignment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_assignment (
    organization_uuid uuid NOT NULL,
    user_id bigint NOT NULL,
    business_client uuid NOT NULL,
    assigned_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.client_assignment FORCE ROW LEVEL SECURITY;


--
-- Name: assigned_clients(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.assigned_clients() RETURNS SETOF uuid
    LANGUAGE sql STABLE
    BEGIN ATOMIC
 SELECT a.business_client
    FROM public.client_assignment a
   WHERE ((a.organization_uuid = public.current_organization()) AND (a.user_id = public.current_assignee()));
END;


--
-- Name: client_contact; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_contact (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    business_client uuid NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    customer text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    description text,
    contact_email text,
    contact_phone text,
    contact_mobile text,
    is_business_owner boolean DEFAULT true NOT NULL,
    phone_digits text GENERATED ALWAYS AS (regexp_replace(COALESCE(contact_phone, ''::text), '\D'::text, ''::text, 'g'::text)) STORED NOT NULL,
    mobile_digits text GENERATED ALWAYS AS (regexp_replace(COALESCE(contact_mobile, ''::text), '\D'::text, ''::text, 'g'::text)) STORED NOT NULL
);

ALTER TABLE ONLY public.client_contact FORCE ROW LEVEL SECURITY;


--
-- Name: assigned_contacts(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.assigned_contacts() RETURNS SETOF uuid
    LANGUAGE sql STABLE
    BEGIN ATOMIC
 SELECT k.uuid
    FROM (public.client_assignment a
      JOIN public.client_contact k ON (((k.organization_uuid = a.organization_uuid) AND (k.business_client = a.business_client))))
   WHERE ((a.organization_uuid = public.current_organization()) AND (a.user_id = public.current_assignee()));
END;


--
-- Name: begin_account_reading(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.begin_account_reading() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into account_reading (account_id) values (new.account_id);
  return null;
end $$;


--
-- Name: effective_status(text, timestamp with time zone, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.effective_status(status text, trial_ends_at timestamp with time zone, at timestamp with time zone) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN ((status = 'ACTIVE_TRIAL'::text) AND (trial_ends_at <= at)) THEN 'TRIAL_EXPIRED'::text ELSE status END;


--
-- Name: subscription; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscription (
    account_id text NOT NULL,
    uuid uuid NOT NULL,
    status text NOT NULL,
    trial_ends_at timestamp with time zone,
    trial_noticed integer,
    display_name text,
    billing_interval text,
    staff_limits integer,
    deferred_upgrade boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    currency text,
    anchor_on date,
    period_index integer,
    period_from date,
    period_until date,
    ends_on date,
    next_display_name text,
    next_billing_interval text,
    next_staff_limits integer,
    coupon_code text,
    coupon_months_left integer,
    period_paid bigint,
    period_coupon_code text,
    credit bigint DEFAULT 0 NOT NULL,
    renews_at timestamp with time zone,
    next_payer uuid,
    next_total bigint,
    next_lines jsonb,
    next_is_certified boolean,
    is_steady boolean DEFAULT false NOT NULL,
    CONSTRAINT subscription_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ACTIVE_TRIAL'::text, 'DIRECT_BILLING_PENDING'::text, 'INACTIVE'::text, 'TRIAL_EXPIRED'::text, 'CANCELLED'::text])))
);

ALTER TABLE ONLY public.subscription FORCE ROW LEVEL SECURITY;


--
-- Name: billed_status(public.subscription, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.billed_status(s public.subscription, at timestamp with time zone) RETURNS text
    LANGUAGE sql STABLE
    RETURN CASE WHEN ((s).deferred_upgrade AND ((s).renews_at IS NOT NULL)) THEN (s).status ELSE public.effective_status((s).status, (s).trial_ends_at, at) END;


--
-- Name: business_clock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.business_clock (
    only_row boolean DEFAULT true NOT NULL,
    ahead interval DEFAULT '00:00:00'::interval NOT NULL,
    CONSTRAINT business_clock_only_row_check CHECK (only_row)
);


--
-- Name: business_now(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.business_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    RETURN (now() + (SELECT business_clock.ahead FROM public.business_clock));


--
-- Name: change_client_counts(integer[], uuid[], boolean[], boolean[], boolean[], boolean[]); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.change_client_counts(signs integer[], firms uuid[], alls boolean[], actives boolean[], trials boolean[], archiveds boolean[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare net record;
begin
  for net in select * from (
      select firm, sum(sign) as every_count, sum(sign * in_all::int) as all_count, sum(sign * in_active::int) as active_count,
        sum(sign * in_trial::int) as trials_count, sum(sign * in_archived::int) as archived_count
      from unnest(signs, firms, alls, actives, trials, archiveds)
        as changed (sign, firm, in_all, in_active, in_trial, in_archived)
      group by firm) n
    where (every_count, all_count, active_count, trials_count, archived_count) <> (0, 0, 0, 0, 0)
    order by firm
  loop
    update client_counts c set
      every_count = c.every_count + net.every_count, all_count = c.all_count + net.all_count,
      active_count = c.active_count + net.active_count, trials_count = c.trials_count + net.trials_count,
      archived_count = c.archived_count + net.archived_count
    where c.organization_uuid = net.firm;
  end loop;
end $$;


--
-- Name: client_answer(text, integer); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.client_answer(answer text, days_left integer) RETURNS text
    LANGUAGE sql IMMUTABLE
    RETURN replace(answer, '"days_left":null'::text, ('"days_left":'::text || COALESCE((days_left)::text, 'null'::text)));


--
-- Name: client_row_edition(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.client_row_edition() RETURNS smallint
    LANGUAGE sql IMMUTABLE
    RETURN (2)::smallint;


--
-- Name: count_client_rows(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.count_client_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    perform change_client_counts(array_agg(1), array_agg(organization_uuid), array_agg(in_all), array_agg(in_active),
      array_agg(in_trials), array_agg(in_archived)) from come;
  elsif tg_op = 'DELETE' then
    perform change_client_counts(array_agg(-1), array_agg(organization_uuid), array_agg(in_all), array_agg(in_active),
      array_agg(in_trials), array_agg(in_archived)) from gone;
  else
    perform change_client_counts(array_agg(sign), array_agg(organization_uuid), array_agg(in_all), array_agg(in_active),
      array_agg(in_trials), array_agg(in_archived))
    from (select -1 as sign, organization_uuid, in_all, in_active, in_trials, in_archived from gone
      union all select 1, organization_uuid, in_all, in_active, in_trials, in_archived from come) changed;
  end if;
  return null;
end $$;


--
-- Name: has_access(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.has_access(status text, earlier_status text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (((status = 'ACTIVE'::text) OR ((status = 'ARCHIVED'::text) AND (earlier_status = 'ACTIVE'::text))) IS TRUE);


--
-- Name: plan_change; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.plan_change (
    payer uuid NOT NULL,
    uuid uuid NOT NULL,
    account_id text NOT NULL,
    business_client uuid NOT NULL,
    begun_by bigint NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    status text NOT NULL,
    invoice uuid NOT NULL,
    payment uuid NOT NULL,
    plan_before jsonb,
    after jsonb NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT plan_change_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'DONE'::text, 'DECLINED'::text])))
);

ALTER TABLE ONLY public.plan_change FORCE ROW LEVEL SECURITY;


--
-- Name: is_charge_coming(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.is_charge_coming(of_account text) RETURNS boolean
    LANGUAGE sql STABLE
    RETURN ((EXISTS (SELECT FROM public.subscription s WHERE ((s.account_id = is_charge_coming.of_account) AND ((s.next_display_name IS NOT NULL) OR ((s.status = 'ACTIVE'::text) AND (s.ends_on IS NULL)))))) OR (EXISTS (SELECT FROM public.plan_change p WHERE ((p.account_id = is_charge_coming.of_account) AND (p.status = 'PENDING'::text)))));


--
-- Name: iso_instant(timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.iso_instant(at timestamp with time zone) RETURNS text
    LANGUAGE sql STABLE
    RETURN to_char((at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text);


--
-- Name: keep_to_assigned(text, text); Type: PROCEDURE; Schema: public; Owner: -
--

CREATE PROCEDURE public.keep_to_assigned(IN name_of_table text, IN condition text)
    LANGUAGE plpgsql
    AS $$
begin
  execute format('create policy assigned on %I as restrictive to hub_app
    using ((select current_assignee()) is null or %s) with check (true)', name_of_table, condition);
end $$;


--
-- Name: keep_to_firm(text[]); Type: PROCEDURE; Schema: public; Owner: -
--

CREATE PROCEDURE public.keep_to_firm(VARIADIC tables text[])
    LANGUAGE plpgsql
    AS $$
declare t text;
begin
  call protect(variadic tables);
  foreach t in array tables loop
    execute format('create policy own_firm on %I to hub_app using (organization_uuid = current_organization())
      with check (organization_uuid = current_organization())', t);
  end loop;
end $$;


--
-- Name: keep_to_payer(text[]); Type: PROCEDURE; Schema: public; Owner: -
--

CREATE PROCEDURE public.keep_to_payer(VARIADIC tables text[])
    LANGUAGE plpgsql
    AS $$
declare t text;
begin
  call protect(variadic tables);
  foreach t in array tables loop
    execute format('create policy own_bills on %I to hub_app using (payer = current_organization())
      with check (payer = current_organization())', t);
    call keep_to_assigned(t, 'false');
  end loop;
end $$;


--
-- Name: keep_to_related(text[]); Type: PROCEDURE; Schema: public; Owner: -
--

CREATE PROCEDURE public.keep_to_related(VARIADIC tables text[])
    LANGUAGE plpgsql
    AS $_$
declare t text;
begin
  call protect(variadic tables);
  foreach t in array tables loop
    execute format('create policy related_firm on %1$I for select to hub_app using (
      exists (select 1 from organization o where o.uuid = current_organization() and o.account_id = %1$I.account_id)
      or exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = %1$I.account_id))', t);
  end loop;
end $_$;


--
-- Name: let_related(text, text); Type: PROCEDURE; Schema: public; Owner: -
--

CREATE PROCEDURE public.let_related(IN command text, IN name_of_table text)
    LANGUAGE plpgsql
    AS $_$
begin
  execute format('create policy related_%1$s on %2$I for %1$s to hub_app %3$s (
    exists (select 1 from business_client c where c.organization_uuid = current_organization() and c.account_id = %2$I.account_id))',
    command, name_of_table, case command when 'insert' then 'with check' else 'using' end);
end $_$;


--
-- Name: midnight_in(text, date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.midnight_in(time_zone text, day date) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    RETURN ((day)::timestamp without time zone AT TIME ZONE time_zone);


--
-- Name: client_invitation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_invitation (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    client_contact uuid NOT NULL,
    invitation_email text,
    invitation_subject text,
    invitation_message_body text,
    invitation_status text NOT NULL,
    generation integer DEFAULT 0 NOT NULL,
    token_hash bytea,
    copied_generation integer,
    sent_by bigint,
    sent_at timestamp with time zone,
    expires_at timestamp with time zone,
    reminder_due_at timestamp with time zone,
    reminders_refused boolean DEFAULT false NOT NULL,
    delivery text,
    delivery_at timestamp with time zone,
    delivery_problem text,
    decided_at timestamp with time zone,
    decided_by bigint,
    withdrawn_at timestamp with time zone,
    asked_at timestamp with time zone,
    linked_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT client_invitation_delivery_check CHECK ((delivery = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'FAILED'::text, 'BOUNCED'::text]))),
    CONSTRAINT client_invitation_invitation_status_check CHECK ((invitation_status = ANY (ARRAY['ACCEPTED'::text, 'DECLINED'::text, 'EXPIRED'::text, 'PENDING'::text, 'DRAFT'::text])))
);

ALTER TABLE ONLY public.client_invitation FORCE ROW LEVEL SECURITY;


--
-- Name: newest_invitation(uuid, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.newest_invitation(firm uuid, contact uuid) RETURNS SETOF public.client_invitation
    LANGUAGE sql STABLE
    AS $$
    select i.* from client_invitation i where i.organization_uuid = firm and i.client_contact = contact
    order by i.created_at desc, i.uuid desc limit 1
  $$;


--
-- Name: business_client; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.business_client (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    account_id text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    client_name text NOT NULL,
    status text NOT NULL,
    earlier_status text,
    billing_owner text NOT NULL,
    ml_redirect_url text,
    opening_failed_at timestamp with time zone,
    show_onboarding_wizard boolean NOT NULL,
    private_data boolean DEFAULT false NOT NULL,
    relation_start timestamp with time zone NOT NULL,
    created_by bigint,
    notes text DEFAULT 'Client created through UI'::text NOT NULL,
    reminders boolean DEFAULT true NOT NULL,
    user_service_group integer NOT NULL,
    service uuid NOT NULL,
    country_code text,
    business_industry text,
    business_description text,
    service_completion text,
    business_revenue text,
    business_currency text,
    billing_currency text,
    offerings_customization text DEFAULT 'NOT_CUSTOMIZED'::text NOT NULL,
    access_level text DEFAULT 'FULL_ACCESS'::text NOT NULL,
    CONSTRAINT business_client_billing_owner_check CHECK ((billing_owner = ANY (ARRAY['ACCOUNTANT'::text, 'CLIENT'::text]))),
    CONSTRAINT business_client_earlier_status_check CHECK ((earlier_status = ANY (ARRAY['ACTIVE'::text, 'NO_ACCESS'::text]))),
    CONSTRAINT business_client_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'NO_ACCESS'::text, 'ARCHIVED'::text])))
);

ALTER TABLE ONLY public.business_client FORCE ROW LEVEL SECURITY;


--
-- Name: payer_of(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.payer_of(of_account text) RETURNS text
    LANGUAGE sql STABLE
    RETURN CASE WHEN (EXISTS (SELECT FROM public.business_client c WHERE ((c.account_id = payer_of.of_account) AND (c.billing_owner = 'ACCOUNTANT'::text) AND public.has_access(c.status, c.earlier_status)))) THEN 'ACCOUNTANT'::text ELSE 'CLIENT'::text END;


--
-- Name: period_end(date, text, date); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.period_end(anchor_on date, billing_interval text, period_from date) RETURNS date
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((anchor_on + make_interval(months => (((((EXTRACT(year FROM period_from) - EXTRACT(year FROM anchor_on)))::integer * 12) + ((EXTRACT(month FROM period_from) - EXTRACT(month FROM anchor_on)))::integer) + CASE billing_interval WHEN 'Yearly'::text THEN 12 ELSE 1 END))))::date;


--
-- Name: protect(text[]); Type: PROCEDURE; Schema: public; Owner: -
--

CREATE PROCEDURE public.protect(VARIADIC tables text[])
    LANGUAGE plpgsql
    AS $$
declare t text;
begin
  foreach t in array tables loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy every_firm on %I to hub_across using (true) with check (true)', t);
    execute format('create policy migration on %I to current_user using (current_setting(''app.migrating'', true) = ''yes'')', t);
  end loop;
end $$;


--
-- Name: resend_at(text, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.resend_at(invitation_status text, last_sent_at timestamp with time zone) RETURNS timestamp with time zone
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN CASE WHEN (invitation_status <> 'ACCEPTED'::text) THEN (last_sent_at + '01:00:00'::interval) ELSE NULL::timestamp with time zone END;


--
-- Name: membership; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.membership (
    user_id bigint NOT NULL,
    organization_uuid uuid NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT membership_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'billing'::text, 'member'::text])))
);

ALTER TABLE ONLY public.membership FORCE ROW LEVEL SECURITY;


--
-- Name: sees_client(uuid, bigint, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.sees_client(firm uuid, person bigint, client uuid) RETURNS boolean
    LANGUAGE sql STABLE
    RETURN (EXISTS (SELECT FROM public.membership m WHERE ((m.organization_uuid = sees_client.firm) AND (m.user_id = sees_client.person) AND ((m.role <> 'member'::text) OR (EXISTS (SELECT FROM public.client_assignment a WHERE ((a.organization_uuid = sees_client.firm) AND (a.user_id = sees_client.person) AND (a.business_client = sees_client.client))))))));


--
-- Name: shown_status(text, text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.shown_status(client_status text, subscription_status text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (client_status = 'NO_ACCESS'::text) THEN 'NO_ACCESS'::text ELSE COALESCE(subscription_status, 'INACTIVE'::text) END;


--
-- Name: sort_name(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.sort_name(name text) RETURNS text
    LANGUAGE sql STABLE
    RETURN public.unaccent(lower(name));


--
-- Name: trial_days_left(text, timestamp with time zone, timestamp with time zone); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.trial_days_left(status text, trial_ends_at timestamp with time zone, at timestamp with time zone) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (status = 'ACTIVE_TRIAL'::text) THEN (GREATEST((0)::numeric, LEAST((30)::numeric, ceil((EXTRACT(epoch FROM (trial_ends_at - at)) / (86400)::numeric)))))::integer ELSE NULL::integer END;


--
-- Name: try_lock_account(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.try_lock_account(account_id text) RETURNS boolean
    LANGUAGE sql
    RETURN pg_try_advisory_xact_lock(hashtextextended(('account '::text || account_id), (0)::bigint));


--
-- Name: whom_to_tell(uuid, bigint, uuid); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.whom_to_tell(firm uuid, doer bigint, client uuid) RETURNS TABLE(user_id bigint)
    LANGUAGE sql STABLE
    BEGIN ATOMIC
 SELECT m.user_id
    FROM public.membership m
   WHERE ((m.organization_uuid = whom_to_tell.firm) AND
         CASE
             WHEN public.sees_client(whom_to_tell.firm, whom_to_tell.doer, whom_to_tell.client) THEN (m.user_id = whom_to_tell.doer)
             ELSE (m.role = 'owner'::text)
         END);
END;


--
-- Name: account; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account (
    account_id text NOT NULL,
    owner_id bigint,
    created_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.account FORCE ROW LEVEL SECURITY;


--
-- Name: account_reading; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_reading (
    account_id text NOT NULL,
    team_version integer DEFAULT 0 NOT NULL,
    reconciled_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.account_reading FORCE ROW LEVEL SECURITY;


--
-- Name: account_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_settings (
    account_id text NOT NULL,
    version integer NOT NULL,
    business_name text NOT NULL,
    fiscal_year_end_month integer NOT NULL,
    fiscal_year_end_day integer NOT NULL,
    business_phone text,
    business_address json,
    date_format text NOT NULL,
    base_currency text,
    standard_rate text,
    read_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.account_settings FORCE ROW LEVEL SECURITY;


--
-- Name: accountant_invitation; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accountant_invitation (
    uuid uuid NOT NULL,
    account_id text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    business_name text NOT NULL,
    owner_first_name text NOT NULL,
    owner_last_name text NOT NULL,
    owner_email text,
    state text NOT NULL,
    delivery_problem text,
    invited_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by bigint,
    CONSTRAINT accountant_invitation_state_check CHECK ((state = ANY (ARRAY['PENDING'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])))
);

ALTER TABLE ONLY public.accountant_invitation FORCE ROW LEVEL SECURITY;


--
-- Name: activity; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.activity (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_kind text NOT NULL,
    actor_id text NOT NULL,
    act text NOT NULL,
    subject text,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT activity_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'owner'::text, 'staff'::text, 'machine'::text])))
);

ALTER TABLE ONLY public.activity FORCE ROW LEVEL SECURITY;


--
-- Name: billing_details; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.billing_details (
    payer uuid NOT NULL,
    payer_kind text NOT NULL,
    legal_name text NOT NULL,
    country text NOT NULL,
    address_line_1 text NOT NULL,
    address_line_2 text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    postal_code text NOT NULL,
    tax_id text NOT NULL,
    reference text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT billing_details_payer_kind_check CHECK ((payer_kind = ANY (ARRAY['firm'::text, 'owner'::text])))
);

ALTER TABLE ONLY public.billing_details FORCE ROW LEVEL SECURITY;


--
-- Name: business; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.business (
    id bigint NOT NULL,
    uuid uuid NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL
);

ALTER TABLE ONLY public.business FORCE ROW LEVEL SECURITY;


--
-- Name: business_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.business_id_seq
    START WITH 500001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: card_update; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.card_update (
    payer uuid NOT NULL,
    uuid uuid NOT NULL,
    begun_by bigint NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    outcome text,
    CONSTRAINT card_update_outcome_check CHECK ((outcome = ANY (ARRAY['saved'::text, 'avs'::text, 'cvv'::text, 'expired'::text, 'declined'::text, 'other'::text])))
);

ALTER TABLE ONLY public.card_update FORCE ROW LEVEL SECURITY;


--
-- Name: payment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment (
    payer uuid NOT NULL,
    uuid uuid NOT NULL,
    invoice uuid NOT NULL,
    status text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    gateway_token text NOT NULL,
    gateway_id text,
    code text,
    is_hard_decline boolean DEFAULT false NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    brand_code text,
    last_4 text,
    CONSTRAINT payment_amount_check CHECK ((amount > 0)),
    CONSTRAINT payment_status_check CHECK ((status = ANY (ARRAY['UNKNOWN'::text, 'PAID'::text, 'DECLINED'::text, 'FAILED'::text])))
);

ALTER TABLE ONLY public.payment FORCE ROW LEVEL SECURITY;


--
-- Name: charged_cards; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.charged_cards WITH (security_invoker='true') AS
 SELECT payment.payer,
    payment.invoice,
    payment.brand_code,
    payment.last_4
   FROM public.payment
  WHERE (payment.status = 'PAID'::text);


--
-- Name: client_accountant; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_accountant (
    organization_uuid uuid NOT NULL,
    invitation uuid NOT NULL,
    business_client uuid NOT NULL,
    account_id text NOT NULL,
    user_id bigint NOT NULL,
    joined_at timestamp with time zone DEFAULT now() NOT NULL,
    left_at timestamp with time zone
);

ALTER TABLE ONLY public.client_accountant FORCE ROW LEVEL SECURITY;


--
-- Name: client_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_counts (
    organization_uuid uuid NOT NULL,
    every_count integer DEFAULT 0 NOT NULL,
    all_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    trials_count integer DEFAULT 0 NOT NULL,
    archived_count integer DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.client_counts FORCE ROW LEVEL SECURITY;


--
-- Name: invitation_send; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invitation_send (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    client_invitation uuid NOT NULL,
    client_contact uuid NOT NULL,
    recipient_key text NOT NULL,
    is_resend boolean NOT NULL,
    at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.invitation_send FORCE ROW LEVEL SECURITY;


--
-- Name: client_row_sources; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.client_row_sources WITH (security_invoker='true') AS
 SELECT c.organization_uuid,
    c.uuid,
    public.client_row_edition() AS edition,
    (public.sort_name(c.client_name) COLLATE "C") AS sort_name,
    (public.sort_name(btrim(COALESCE(((o.first_name || ' '::text) || o.last_name), ''::text))) COLLATE "C") AS owner_name,
    c.status,
    c.billing_owner,
    COALESCE(s.status, 'INACTIVE'::text) AS subscription_status,
    public.shown_status(c.status, s.status) AS shown_status,
    COALESCE(i.invitation_status, 'DRAFT'::text) AS invitation_status,
    s.display_name AS plan,
    s.trial_ends_at,
        CASE
            WHEN ((s.status = 'ACTIVE_TRIAL'::text) AND (s.trial_ends_at IS NOT NULL)) THEN s.trial_ends_at
            ELSE 'infinity'::timestamp with time zone
        END AS trial_key,
    c.relation_start AS created_at,
    regexp_replace(public.unaccent(lower(concat_ws(' '::text, '', c.client_name, o.first_name, o.last_name, COALESCE(i.invitation_email, o.contact_email), NULLIF(o.phone_digits, ''::text), NULLIF(o.mobile_digits, ''::text)))), '[\s\u00a0]+'::text, ' '::text, 'g'::text) AS search,
        CASE
            WHEN ((s.uuid IS NOT NULL) AND (o.uuid IS NOT NULL)) THEN ( SELECT (row_to_json(answer.*))::text AS row_to_json
               FROM ( SELECT c.uuid,
                        c.client_name,
                        c.status,
                        c.billing_owner,
                        s.uuid AS subscription,
                        ( SELECT json_agg(k.uuid ORDER BY k.is_business_owner DESC, k.uuid) AS json_agg
                               FROM public.client_contact k
                              WHERE ((k.organization_uuid = c.organization_uuid) AND (k.business_client = c.uuid))) AS client_contacts,
                        c.ml_redirect_url,
                        c.show_onboarding_wizard,
                        c.private_data,
                        public.iso_instant(c.relation_start) AS relation_start,
                        c.notes,
                        c.user_service_group,
                        c.service,
                        c.country_code,
                        c.business_industry,
                        c.business_description,
                        c.service_completion,
                        c.business_revenue,
                        c.business_currency,
                        c.billing_currency,
                        c.offerings_customization,
                        c.access_level,
                        b.fiscal_year_end_month,
                        b.fiscal_year_end_day,
                        b.business_phone,
                        b.business_address,
                        b.date_format,
                        b.business_name,
                        b.base_currency,
                        b.standard_rate,
                        public.iso_instant(b.read_at) AS settings_read_at,
                        ( SELECT row_to_json(shown.*) AS row_to_json
                               FROM ( SELECT c.uuid,
                                        c.client_name AS name,
                                        ( SELECT row_to_json(contact.*) AS row_to_json
    FROM ( SELECT o.uuid,
       o.customer,
       btrim(((o.first_name || ' '::text) || o.last_name)) AS name,
       COALESCE(i.invitation_email, o.contact_email) AS email,
       COALESCE(i.invitation_status, 'DRAFT'::text) AS invitation_status,
     CASE
      WHEN lost.is_so THEN i.delivery
      ELSE NULL::text
     END AS lost,
     CASE
      WHEN lost.is_so THEN i.delivery_problem
      ELSE NULL::text
     END AS lost_reason,
       public.iso_instant(public.resend_at(i.invitation_status, ( SELECT max(w.at) AS max
        FROM public.invitation_send w
       WHERE ((w.organization_uuid = i.organization_uuid) AND (w.client_invitation = i.uuid))))) AS resend_at) contact) AS contact,
                                        c.billing_owner AS ownership,
                                        c.status,
                                        c.access_level,
                                        ( SELECT row_to_json(plan.*) AS row_to_json
    FROM ( SELECT s.uuid,
       public.shown_status(c.status, s.status) AS status,
       s.display_name,
       s.billing_interval,
       s.staff_limits,
       NULL::integer AS days_left) plan) AS subscription) shown) AS "row") answer)
            ELSE NULL::text
        END AS answer
   FROM (((((public.business_client c
     LEFT JOIN public.subscription s ON ((s.account_id = c.account_id)))
     LEFT JOIN public.account_settings b ON (((b.account_id = c.account_id) AND public.has_access(c.status, c.earlier_status))))
     LEFT JOIN public.client_contact o ON (((o.organization_uuid = c.organization_uuid) AND (o.business_client = c.uuid) AND o.is_business_owner)))
     LEFT JOIN LATERAL public.newest_invitation(o.organization_uuid, o.uuid) i(organization_uuid, uuid, client_contact, invitation_email, invitation_subject, invitation_message_body, invitation_status, generation, token_hash, copied_generation, sent_by, sent_at, expires_at, reminder_due_at, reminders_refused, delivery, delivery_at, delivery_problem, decided_at, decided_by, withdrawn_at, asked_at, linked_at, created_at) ON (true))
     LEFT JOIN LATERAL ( SELECT ((i.invitation_status = 'PENDING'::text) AND (i.delivery = ANY (ARRAY['FAILED'::text, 'BOUNCED'::text]))) AS is_so) lost ON (true));


--
-- Name: client_rows; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_rows (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    edition smallint NOT NULL,
    sort_name text NOT NULL COLLATE pg_catalog."C",
    owner_name text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL,
    billing_owner text NOT NULL,
    subscription_status text NOT NULL,
    shown_status text NOT NULL,
    invitation_status text NOT NULL,
    plan text,
    trial_ends_at timestamp with time zone,
    trial_key timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    search text NOT NULL,
    answer text,
    in_all boolean GENERATED ALWAYS AS ((status = ANY (ARRAY['ACTIVE'::text, 'NO_ACCESS'::text]))) STORED NOT NULL,
    in_active boolean GENERATED ALWAYS AS (((status = 'ACTIVE'::text) AND (subscription_status = 'ACTIVE'::text))) STORED NOT NULL,
    in_trials boolean GENERATED ALWAYS AS (((status = ANY (ARRAY['ACTIVE'::text, 'NO_ACCESS'::text])) AND (subscription_status = 'ACTIVE_TRIAL'::text))) STORED NOT NULL,
    in_archived boolean GENERATED ALWAYS AS ((status = 'ARCHIVED'::text)) STORED NOT NULL,
    owner_or_last text GENERATED ALWAYS AS (COALESCE(NULLIF(owner_name, ''::text), '􏿿'::text)) STORED NOT NULL COLLATE pg_catalog."C",
    life_stage smallint GENERATED ALWAYS AS (
CASE shown_status
    WHEN 'ACTIVE_TRIAL'::text THEN 2
    WHEN 'ACTIVE'::text THEN 3
    WHEN 'TRIAL_EXPIRED'::text THEN 4
    WHEN 'NO_ACCESS'::text THEN 5
    ELSE 1
END) STORED NOT NULL
);
ALTER TABLE ONLY public.client_rows ALTER COLUMN answer SET STORAGE EXTERNAL;

ALTER TABLE ONLY public.client_rows FORCE ROW LEVEL SECURITY;


--
-- Name: client_run; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_run (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    action text NOT NULL,
    total integer NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    refused integer DEFAULT 0 NOT NULL,
    started_by bigint NOT NULL,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    undone_at timestamp with time zone,
    CONSTRAINT client_run_action_check CHECK ((action = ANY (ARRAY['archive'::text, 'restore'::text, 'export'::text, 'invite'::text])))
);

ALTER TABLE ONLY public.client_run FORCE ROW LEVEL SECURITY;


--
-- Name: client_run_item; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.client_run_item (
    organization_uuid uuid NOT NULL,
    run uuid NOT NULL,
    "position" integer NOT NULL,
    business_client uuid NOT NULL,
    outcome text DEFAULT 'waiting'::text NOT NULL,
    reason text,
    CONSTRAINT client_run_item_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'done'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.client_run_item FORCE ROW LEVEL SECURITY;


--
-- Name: coupon; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.coupon (
    code text NOT NULL,
    percent integer,
    amounts jsonb,
    months integer,
    expires_at timestamp with time zone,
    CONSTRAINT coupon_check CHECK (((percent IS NULL) <> (amounts IS NULL))),
    CONSTRAINT coupon_months_check CHECK ((months > 0)),
    CONSTRAINT coupon_percent_check CHECK (((percent >= 1) AND (percent <= 100)))
);


--
-- Name: dunning; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dunning (
    payer uuid NOT NULL,
    invoice uuid NOT NULL,
    day integer NOT NULL,
    due_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.dunning FORCE ROW LEVEL SECURITY;


--
-- Name: email_template; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.email_template (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    template_name text NOT NULL,
    template_subject text NOT NULL,
    template_message_body text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.email_template FORCE ROW LEVEL SECURITY;


--
-- Name: hand_over; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.hand_over (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    business_client uuid NOT NULL,
    account_id text NOT NULL,
    user_id bigint NOT NULL,
    session_uuid uuid,
    ticket_hash bytea NOT NULL,
    target_host text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    redeemed_at timestamp with time zone
);

ALTER TABLE ONLY public.hand_over FORCE ROW LEVEL SECURITY;


--
-- Name: idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_keys (
    actor text NOT NULL,
    key text NOT NULL,
    route text NOT NULL,
    body_hash bytea NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: identity; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.identity (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    user_id bigint NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    hide_getting_started boolean DEFAULT false NOT NULL,
    date_created timestamp with time zone NOT NULL,
    date_updated timestamp with time zone NOT NULL,
    date_joined timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.identity FORCE ROW LEVEL SECURITY;


--
-- Name: invoice; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoice (
    payer uuid NOT NULL,
    uuid uuid NOT NULL,
    payer_kind text NOT NULL,
    account_id text NOT NULL,
    invoice_number text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    cause text NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    due_on date NOT NULL,
    period_from date NOT NULL,
    period_until date NOT NULL,
    currency text NOT NULL,
    total bigint NOT NULL,
    buyer jsonb NOT NULL,
    paid_at timestamp with time zone,
    CONSTRAINT invoice_cause_check CHECK ((cause = ANY (ARRAY['plan_change'::text, 'renewal'::text, 'refund'::text]))),
    CONSTRAINT invoice_kind_check CHECK ((kind = ANY (ARRAY['INVOICE'::text, 'CREDIT_NOTE'::text]))),
    CONSTRAINT invoice_payer_kind_check CHECK ((payer_kind = ANY (ARRAY['firm'::text, 'owner'::text]))),
    CONSTRAINT invoice_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'PAID'::text, 'VOID'::text])))
);

ALTER TABLE ONLY public.invoice FORCE ROW LEVEL SECURITY;


--
-- Name: invoice_line; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoice_line (
    payer uuid NOT NULL,
    invoice uuid NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    display_name text,
    billing_interval text,
    quantity integer NOT NULL,
    days integer,
    amount bigint NOT NULL,
    CONSTRAINT invoice_line_kind_check CHECK ((kind = ANY (ARRAY['plan'::text, 'seats'::text, 'certification'::text, 'coupon'::text, 'credit'::text, 'tax'::text])))
);

ALTER TABLE ONLY public.invoice_line FORCE ROW LEVEL SECURITY;


--
-- Name: invoice_number_counter; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invoice_number_counter (
    issuer text NOT NULL,
    year integer NOT NULL,
    last_number bigint NOT NULL
);


--
-- Name: mail_suppression; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_suppression (
    address_key text NOT NULL,
    cause text NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT mail_suppression_cause_check CHECK ((cause = ANY (ARRAY['BOUNCED'::text, 'COMPLAINED'::text])))
);


--
-- Name: oidc_records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.oidc_records (
    kind text NOT NULL,
    id text NOT NULL,
    payload jsonb NOT NULL,
    grant_id text,
    uid text,
    expires_at timestamp with time zone,
    consumed_at timestamp with time zone
);


--
-- Name: organization; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.organization (
    uuid uuid NOT NULL,
    account_id text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name text NOT NULL,
    country text NOT NULL,
    state_province text,
    logo_key text,
    phone_number text,
    mobile_number text,
    address_1 text,
    address_2 text,
    city text,
    post_code text,
    date_format text NOT NULL,
    time_zone text NOT NULL,
    tos_flag boolean NOT NULL,
    tos_version text NOT NULL,
    tos_accepted_at timestamp with time zone NOT NULL,
    email_flag boolean NOT NULL,
    hide_client_sync_banner boolean DEFAULT false NOT NULL,
    hide_welcome_guide_video boolean DEFAULT false NOT NULL,
    invitation_reminders boolean DEFAULT true NOT NULL,
    support_consent_required boolean DEFAULT false NOT NULL,
    number_of_clients text NOT NULL,
    type_of_professional text NOT NULL,
    interest text NOT NULL,
    accounting_service boolean NOT NULL,
    bookkeeping_service boolean NOT NULL,
    taxes_service boolean NOT NULL,
    audit_service boolean NOT NULL,
    advisory_services boolean NOT NULL,
    payroll_service boolean NOT NULL,
    technology_training_service boolean NOT NULL,
    analytics_reporting_service boolean NOT NULL,
    other_service boolean NOT NULL,
    subscription_migrated boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    certified_at timestamp with time zone
);

ALTER TABLE ONLY public.organization FORCE ROW LEVEL SECURITY;


--
-- Name: payer_notice; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payer_notice (
    payer uuid NOT NULL,
    kind text NOT NULL,
    noticed_on date NOT NULL,
    is_waiting boolean DEFAULT false NOT NULL,
    invoices uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    CONSTRAINT payer_notice_kind_check CHECK ((kind = ANY (ARRAY['payment_failed'::text, 'plans_ended'::text, 'card_expiring'::text])))
);

ALTER TABLE ONLY public.payer_notice FORCE ROW LEVEL SECURITY;


--
-- Name: payment_method; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_method (
    payer uuid NOT NULL,
    payer_kind text NOT NULL,
    gateway_customer text NOT NULL,
    gateway_token text NOT NULL,
    brand_code text NOT NULL,
    last_4 text NOT NULL,
    expiration_month text NOT NULL,
    expiration_year text NOT NULL,
    billing_address jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    expiry_notice_at timestamp with time zone,
    CONSTRAINT payment_method_brand_code_check CHECK ((brand_code = ANY (ARRAY['american-express'::text, 'master-card'::text, 'visa'::text, 'other'::text]))),
    CONSTRAINT payment_method_expiration_month_check CHECK ((expiration_month ~ '^(0[1-9]|1[0-2])$'::text)),
    CONSTRAINT payment_method_expiration_year_check CHECK ((expiration_year ~ '^\d{4}$'::text)),
    CONSTRAINT payment_method_last_4_check CHECK ((last_4 ~ '^\d{4}$'::text)),
    CONSTRAINT payment_method_payer_kind_check CHECK ((payer_kind = ANY (ARRAY['firm'::text, 'owner'::text])))
);

ALTER TABLE ONLY public.payment_method FORCE ROW LEVEL SECURITY;


--
-- Name: pending_plan_changes; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.pending_plan_changes WITH (security_invoker='true') AS
 SELECT plan_change.account_id
   FROM public.plan_change
  WHERE (plan_change.status = 'PENDING'::text);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);


--
-- Name: receipt; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.receipt (
    payer uuid NOT NULL,
    invoice uuid NOT NULL,
    content jsonb,
    sha256 text,
    begun_at timestamp with time zone,
    CONSTRAINT receipt_check CHECK (((content IS NULL) = (sha256 IS NULL))),
    CONSTRAINT receipt_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE ONLY public.receipt FORCE ROW LEVEL SECURITY;


--
-- Name: schema_definitions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_definitions (
    hash text NOT NULL
);


--
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    run_on timestamp without time zone NOT NULL
);


--
-- Name: schema_migrations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.schema_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: schema_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.schema_migrations_id_seq OWNED BY public.schema_migrations.id;


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    handle_hash bytea NOT NULL,
    uuid uuid NOT NULL,
    user_id bigint NOT NULL,
    sealed_token bytea,
    support_session uuid,
    support_organization_uuid uuid,
    support_ends_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);


--
-- Name: settlement; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settlement (
    payer uuid NOT NULL,
    uuid uuid NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone
);

ALTER TABLE ONLY public.settlement FORCE ROW LEVEL SECURITY;


--
-- Name: sign_in_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_in_attempts (
    handle_hash bytea NOT NULL,
    state_hash bytea NOT NULL,
    sealed_verifier bytea NOT NULL,
    return_to text,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone
);


--
-- Name: sign_in_guards; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_in_guards (
    email_hash bytea NOT NULL,
    failures integer NOT NULL,
    blocked_until timestamp with time zone NOT NULL
);


--
-- Name: sign_in_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_in_links (
    uuid uuid NOT NULL,
    user_id bigint NOT NULL,
    kind text NOT NULL,
    generation integer NOT NULL,
    token_hash bytea NOT NULL,
    password_hash text,
    browser_hash bytea,
    invitation_uuid uuid,
    invitation_generation integer,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT sign_in_links_check CHECK (((password_hash IS NOT NULL) = (kind = 'confirmation'::text))),
    CONSTRAINT sign_in_links_check1 CHECK (((invitation_uuid IS NULL) = (invitation_generation IS NULL))),
    CONSTRAINT sign_in_links_kind_check CHECK ((kind = ANY (ARRAY['confirmation'::text, 'reset'::text])))
);


--
-- Name: staff; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff (
    user_id bigint NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: story_starts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.story_starts (
    workflow_id text NOT NULL,
    workflow text NOT NULL,
    args jsonb NOT NULL,
    refusals integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: support_request; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.support_request (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    user_id bigint NOT NULL,
    reason text NOT NULL,
    ticket_number text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    allowed_by bigint,
    allowed_at timestamp with time zone,
    allowed_until timestamp with time zone,
    declined_by bigint,
    declined_at timestamp with time zone,
    CONSTRAINT support_request_one_answer CHECK (((allowed_at IS NULL) OR (declined_at IS NULL)))
);

ALTER TABLE ONLY public.support_request FORCE ROW LEVEL SECURITY;


--
-- Name: support_session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.support_session (
    organization_uuid uuid NOT NULL,
    uuid uuid NOT NULL,
    user_id bigint NOT NULL,
    reason text NOT NULL,
    ticket_number text NOT NULL,
    ticket_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    redeemed_at timestamp with time zone,
    ends_at timestamp with time zone,
    ended_at timestamp with time zone,
    session_uuid uuid
);

ALTER TABLE ONLY public.support_session FORCE ROW LEVEL SECURITY;


--
-- Name: user_service_group; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_service_group (
    organization_uuid uuid NOT NULL,
    id integer NOT NULL,
    name text NOT NULL,
    notes text NOT NULL,
    service_type uuid NOT NULL
);

ALTER TABLE ONLY public.user_service_group FORCE ROW LEVEL SECURITY;


--
-- Name: user_service_group_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.user_service_group ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.user_service_group_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id bigint NOT NULL,
    uuid uuid NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    password_hash text,
    password_changed_at timestamp with time zone NOT NULL,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    phone_number text,
    language text DEFAULT 'en'::text NOT NULL,
    timezone text DEFAULT 'UTC'::text NOT NULL,
    confirmed_at timestamp with time zone,
    unconfirmed_email text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT users_check CHECK (((password_hash IS NOT NULL) OR (confirmed_at IS NULL)))
);


--
-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1000001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: webhook_seen; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_seen (
    id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: schema_migrations id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations ALTER COLUMN id SET DEFAULT nextval('public.schema_migrations_id_seq'::regclass);


--
-- Name: account account_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (account_id);


--
-- Name: account_reading account_reading_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_reading
    ADD CONSTRAINT account_reading_pkey PRIMARY KEY (account_id);


--
-- Name: account_settings account_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_settings
    ADD CONSTRAINT account_settings_pkey PRIMARY KEY (account_id);


--
-- Name: accountant_invitation accountant_invitation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accountant_invitation
    ADD CONSTRAINT accountant_invitation_pkey PRIMARY KEY (uuid);


--
-- Name: activity activity_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: billing_details billing_details_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.billing_details
    ADD CONSTRAINT billing_details_pkey PRIMARY KEY (payer);


--
-- Name: business business_account_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business
    ADD CONSTRAINT business_account_id_key UNIQUE (account_id);


--
-- Name: business_client business_client_organization_uuid_account_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business_client
    ADD CONSTRAINT business_client_organization_uuid_account_id_key UNIQUE (organization_uuid, account_id);


--
-- Name: business_client business_client_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business_client
    ADD CONSTRAINT business_client_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: business_clock business_clock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business_clock
    ADD CONSTRAINT business_clock_pkey PRIMARY KEY (only_row);


--
-- Name: business business_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business
    ADD CONSTRAINT business_pkey PRIMARY KEY (id);


--
-- Name: business business_uuid_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business
    ADD CONSTRAINT business_uuid_key UNIQUE (uuid);


--
-- Name: card_update card_update_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.card_update
    ADD CONSTRAINT card_update_pkey PRIMARY KEY (payer, uuid);


--
-- Name: client_accountant client_accountant_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_accountant
    ADD CONSTRAINT client_accountant_pkey PRIMARY KEY (organization_uuid, invitation);


--
-- Name: client_assignment client_assignment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_assignment
    ADD CONSTRAINT client_assignment_pkey PRIMARY KEY (organization_uuid, user_id, business_client);


--
-- Name: client_contact client_contact_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_contact
    ADD CONSTRAINT client_contact_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: client_counts client_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_counts
    ADD CONSTRAINT client_counts_pkey PRIMARY KEY (organization_uuid);


--
-- Name: client_invitation client_invitation_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_invitation
    ADD CONSTRAINT client_invitation_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: client_rows client_rows_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_rows
    ADD CONSTRAINT client_rows_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: client_run_item client_run_item_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_run_item
    ADD CONSTRAINT client_run_item_pkey PRIMARY KEY (organization_uuid, run, "position");


--
-- Name: client_run client_run_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_run
    ADD CONSTRAINT client_run_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: coupon coupon_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.coupon
    ADD CONSTRAINT coupon_pkey PRIMARY KEY (code);


--
-- Name: dunning dunning_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dunning
    ADD CONSTRAINT dunning_pkey PRIMARY KEY (payer, invoice);


--
-- Name: email_template email_template_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_template
    ADD CONSTRAINT email_template_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: hand_over hand_over_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_over
    ADD CONSTRAINT hand_over_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: idempotency_keys idempotency_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (actor, key);


--
-- Name: identity identity_organization_uuid_user_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_organization_uuid_user_id_key UNIQUE (organization_uuid, user_id);


--
-- Name: identity identity_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: invitation_send invitation_send_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitation_send
    ADD CONSTRAINT invitation_send_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: invoice_line invoice_line_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_line
    ADD CONSTRAINT invoice_line_pkey PRIMARY KEY (payer, invoice, "position");


--
-- Name: invoice_number_counter invoice_number_counter_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_number_counter
    ADD CONSTRAINT invoice_number_counter_pkey PRIMARY KEY (issuer, year);


--
-- Name: invoice invoice_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_pkey PRIMARY KEY (payer, uuid);


--
-- Name: mail_suppression mail_suppression_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_suppression
    ADD CONSTRAINT mail_suppression_pkey PRIMARY KEY (address_key);


--
-- Name: membership membership_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_pkey PRIMARY KEY (user_id);


--
-- Name: oidc_records oidc_records_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.oidc_records
    ADD CONSTRAINT oidc_records_pkey PRIMARY KEY (kind, id);


--
-- Name: organization organization_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organization
    ADD CONSTRAINT organization_pkey PRIMARY KEY (uuid);


--
-- Name: payer_notice payer_notice_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payer_notice
    ADD CONSTRAINT payer_notice_pkey PRIMARY KEY (payer, kind, noticed_on);


--
-- Name: payment_method payment_method_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_method
    ADD CONSTRAINT payment_method_pkey PRIMARY KEY (payer);


--
-- Name: payment payment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (payer, uuid);


--
-- Name: plan_change plan_change_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_change
    ADD CONSTRAINT plan_change_pkey PRIMARY KEY (payer, uuid);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: receipt receipt_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.receipt
    ADD CONSTRAINT receipt_pkey PRIMARY KEY (payer, invoice);


--
-- Name: schema_definitions schema_definitions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_definitions
    ADD CONSTRAINT schema_definitions_pkey PRIMARY KEY (hash);


--
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (handle_hash);


--
-- Name: sessions sessions_uuid_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_uuid_key UNIQUE (uuid);


--
-- Name: settlement settlement_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settlement
    ADD CONSTRAINT settlement_pkey PRIMARY KEY (payer, uuid);


--
-- Name: sign_in_attempts sign_in_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (handle_hash, state_hash);


--
-- Name: sign_in_guards sign_in_guards_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_guards
    ADD CONSTRAINT sign_in_guards_pkey PRIMARY KEY (email_hash);


--
-- Name: sign_in_links sign_in_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_pkey PRIMARY KEY (uuid);


--
-- Name: sign_in_links sign_in_links_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_token_hash_key UNIQUE (token_hash);


--
-- Name: sign_in_links sign_in_links_user_id_kind_generation_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_user_id_kind_generation_key UNIQUE (user_id, kind, generation);


--
-- Name: staff staff_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (user_id);


--
-- Name: story_starts story_starts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.story_starts
    ADD CONSTRAINT story_starts_pkey PRIMARY KEY (workflow_id);


--
-- Name: subscription subscription_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (account_id);


--
-- Name: subscription subscription_uuid_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_uuid_key UNIQUE (uuid);


--
-- Name: support_request support_request_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.support_request
    ADD CONSTRAINT support_request_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: support_session support_session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.support_session
    ADD CONSTRAINT support_session_pkey PRIMARY KEY (organization_uuid, uuid);


--
-- Name: user_service_group user_service_group_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_service_group
    ADD CONSTRAINT user_service_group_pkey PRIMARY KEY (organization_uuid, id);


--
-- Name: users users_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key_key UNIQUE (email_key);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: users users_uuid_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_uuid_key UNIQUE (uuid);


--
-- Name: webhook_seen webhook_seen_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_seen
    ADD CONSTRAINT webhook_seen_pkey PRIMARY KEY (id);


--
-- Name: account_by_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_by_owner ON public.account USING btree (owner_id) WHERE (owner_id IS NOT NULL);


--
-- Name: account_reading_oldest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_reading_oldest ON public.account_reading USING btree (reconciled_at);


--
-- Name: accountant_invitation_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accountant_invitation_by_account ON public.accountant_invitation USING btree (account_id);


--
-- Name: accountant_invitation_by_address; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accountant_invitation_by_address ON public.accountant_invitation USING btree (email_key, invited_at DESC);


--
-- Name: accountant_invitation_expiring; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accountant_invitation_expiring ON public.accountant_invitation USING btree (expires_at) WHERE (state = 'PENDING'::text);


--
-- Name: activity_of_subject; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX activity_of_subject ON public.activity USING btree (organization_uuid, subject, at DESC) WHERE (act <> 'support_request'::text);


--
-- Name: activity_of_support; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX activity_of_support ON public.activity USING btree (organization_uuid, subject) WHERE (act = 'support_request'::text);


--
-- Name: business_client_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX business_client_by_account ON public.business_client USING btree (account_id);


--
-- Name: business_client_by_uuid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX business_client_by_uuid ON public.business_client USING btree (uuid);


--
-- Name: client_accountant_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_accountant_by_account ON public.client_accountant USING btree (account_id);


--
-- Name: client_assignment_by_client; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_assignment_by_client ON public.client_assignment USING btree (organization_uuid, business_client);


--
-- Name: client_contact_by_client; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_contact_by_client ON public.client_contact USING btree (organization_uuid, business_client);


--
-- Name: client_contact_by_phone; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_contact_by_phone ON public.client_contact USING btree (organization_uuid, phone_digits);


--
-- Name: client_contact_one_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX client_contact_one_owner ON public.client_contact USING btree (organization_uuid, business_client) WHERE is_business_owner;


--
-- Name: client_invitation_by_contact; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_invitation_by_contact ON public.client_invitation USING btree (organization_uuid, client_contact, created_at DESC);


--
-- Name: client_invitation_by_uuid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_invitation_by_uuid ON public.client_invitation USING btree (uuid);


--
-- Name: client_invitation_expiring; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_invitation_expiring ON public.client_invitation USING btree (expires_at) WHERE (invitation_status = 'PENDING'::text);


--
-- Name: client_invitation_reminding; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_invitation_reminding ON public.client_invitation USING btree (reminder_due_at) WHERE ((invitation_status = 'PENDING'::text) AND (reminder_due_at IS NOT NULL));


--
-- Name: client_rows_active; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_active ON public.client_rows USING btree (organization_uuid, sort_name, uuid) WHERE in_active;


--
-- Name: client_rows_all; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_all ON public.client_rows USING btree (organization_uuid, sort_name, uuid) WHERE in_all;


--
-- Name: client_rows_archived; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_archived ON public.client_rows USING btree (organization_uuid, sort_name, uuid) WHERE in_archived;


--
-- Name: client_rows_by_uuid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_by_uuid ON public.client_rows USING btree (uuid);


--
-- Name: client_rows_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_created ON public.client_rows USING btree (organization_uuid, created_at DESC, uuid DESC);


--
-- Name: client_rows_edition; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_edition ON public.client_rows USING btree (edition);


--
-- Name: client_rows_every; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_every ON public.client_rows USING btree (organization_uuid, sort_name, uuid);


--
-- Name: client_rows_life; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_life ON public.client_rows USING btree (organization_uuid, life_stage, sort_name, uuid);


--
-- Name: client_rows_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_owner ON public.client_rows USING btree (organization_uuid, owner_or_last, sort_name, uuid);


--
-- Name: client_rows_owner_down; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_owner_down ON public.client_rows USING btree (organization_uuid, owner_name, sort_name, uuid);


--
-- Name: client_rows_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_search ON public.client_rows USING gin (organization_uuid, search public.gin_trgm_ops) WITH (gin_pending_list_limit='128');


--
-- Name: client_rows_trial; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_trial ON public.client_rows USING btree (organization_uuid, trial_key, sort_name, uuid);


--
-- Name: client_rows_trials; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_rows_trials ON public.client_rows USING btree (organization_uuid, sort_name, uuid) WHERE in_trials;


--
-- Name: client_run_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_run_age ON public.client_run USING btree (finished_at);


--
-- Name: client_run_item_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_run_item_waiting ON public.client_run_item USING btree (organization_uuid, run, "position") WHERE (outcome = 'waiting'::text);


--
-- Name: client_run_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX client_run_newest ON public.client_run USING btree (organization_uuid, started_at DESC);


--
-- Name: dunning_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX dunning_due ON public.dunning USING btree (due_at, payer);


--
-- Name: hand_over_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hand_over_age ON public.hand_over USING btree (created_at);


--
-- Name: hand_over_by_ticket; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hand_over_by_ticket ON public.hand_over USING btree (ticket_hash);


--
-- Name: hand_over_by_uuid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hand_over_by_uuid ON public.hand_over USING btree (uuid);


--
-- Name: idempotency_keys_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);


--
-- Name: invitation_send_by_firm; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitation_send_by_firm ON public.invitation_send USING btree (organization_uuid, at);


--
-- Name: invitation_send_by_recipient; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitation_send_by_recipient ON public.invitation_send USING btree (recipient_key, at);


--
-- Name: invitation_send_of_invitation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitation_send_of_invitation ON public.invitation_send USING btree (organization_uuid, client_invitation, at);


--
-- Name: invoice_by_number; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX invoice_by_number ON public.invoice USING btree (invoice_number);


--
-- Name: invoice_of_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invoice_of_account ON public.invoice USING btree (account_id, due_on);


--
-- Name: invoice_of_payer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invoice_of_payer ON public.invoice USING btree (payer, due_on, uuid);


--
-- Name: invoice_of_period; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX invoice_of_period ON public.invoice USING btree (account_id, period_from) WHERE ((cause = 'renewal'::text) AND (status <> 'VOID'::text));


--
-- Name: invoice_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invoice_open ON public.invoice USING btree (payer, due_on) WHERE (status = 'OPEN'::text);


--
-- Name: mail_suppression_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_suppression_age ON public.mail_suppression USING btree (at) WHERE (cause = 'BOUNCED'::text);


--
-- Name: membership_by_firm; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX membership_by_firm ON public.membership USING btree (organization_uuid);


--
-- Name: membership_of_firm; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX membership_of_firm ON public.membership USING btree (organization_uuid, user_id);


--
-- Name: oidc_records_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oidc_records_account ON public.oidc_records USING btree (((payload ->> 'accountId'::text)));


--
-- Name: oidc_records_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oidc_records_expiry ON public.oidc_records USING btree (expires_at);


--
-- Name: oidc_records_grant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oidc_records_grant ON public.oidc_records USING btree (grant_id) WHERE (grant_id IS NOT NULL);


--
-- Name: oidc_records_login; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oidc_records_login ON public.oidc_records USING btree (((payload #>> '{result,login,accountId}'::text[]))) WHERE (kind = 'Interaction'::text);


--
-- Name: oidc_records_uid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX oidc_records_uid ON public.oidc_records USING btree (uid) WHERE (uid IS NOT NULL);


--
-- Name: organization_by_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX organization_by_name ON public.organization USING btree (lower(name) text_pattern_ops);


--
-- Name: payer_notice_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payer_notice_waiting ON public.payer_notice USING btree (payer) WHERE is_waiting;


--
-- Name: payment_method_expiring; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_method_expiring ON public.payment_method USING btree (expiry_notice_at) WHERE (expiry_notice_at IS NOT NULL);


--
-- Name: payment_of_invoice; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payment_of_invoice ON public.payment USING btree (payer, invoice) WHERE (status = ANY (ARRAY['UNKNOWN'::text, 'PAID'::text]));


--
-- Name: payment_tried; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_tried ON public.payment USING btree (payer, invoice);


--
-- Name: payment_unknown; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_unknown ON public.payment USING btree (asked_at) WHERE (status = 'UNKNOWN'::text);


--
-- Name: plan_change_of_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX plan_change_of_account ON public.plan_change USING btree (account_id);


--
-- Name: plan_change_pending; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX plan_change_pending ON public.plan_change USING btree (account_id) WHERE (status = 'PENDING'::text);


--
-- Name: receipt_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX receipt_waiting ON public.receipt USING btree (payer, invoice) WHERE (begun_at IS NULL);


--
-- Name: sessions_live_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_live_by_user ON public.sessions USING btree (user_id) WHERE (ended_at IS NULL);


--
-- Name: settlement_running; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX settlement_running ON public.settlement USING btree (payer) WHERE (ended_at IS NULL);


--
-- Name: sign_in_attempts_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sign_in_attempts_age ON public.sign_in_attempts USING btree (created_at);


--
-- Name: story_starts_oldest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX story_starts_oldest ON public.story_starts USING btree (refusals, created_at);


--
-- Name: subscription_renewing; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscription_renewing ON public.subscription USING btree (renews_at) WHERE ((renews_at IS NOT NULL) AND (NOT is_steady));


--
-- Name: subscription_steady; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscription_steady ON public.subscription USING btree (renews_at, next_payer) WHERE is_steady;


--
-- Name: subscription_trial_ending; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscription_trial_ending ON public.subscription USING btree (trial_ends_at) WHERE (status = 'ACTIVE_TRIAL'::text);


--
-- Name: support_request_of_staff; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX support_request_of_staff ON public.support_request USING btree (organization_uuid, user_id, created_at DESC);


--
-- Name: support_session_by_ticket; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX support_session_by_ticket ON public.support_session USING btree (ticket_hash);


--
-- Name: webhook_seen_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_seen_age ON public.webhook_seen USING btree (at);


--
-- Name: account account_opened; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER account_opened AFTER INSERT ON public.account FOR EACH ROW EXECUTE FUNCTION public.begin_account_reading();


--
-- Name: client_rows client_rows_deleted; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER client_rows_deleted AFTER DELETE ON public.client_rows REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.count_client_rows();


--
-- Name: client_rows client_rows_inserted; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER client_rows_inserted AFTER INSERT ON public.client_rows REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION public.count_client_rows();


--
-- Name: client_rows client_rows_updated; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER client_rows_updated AFTER UPDATE ON public.client_rows REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION public.count_client_rows();


--
-- Name: account account_owner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);


--
-- Name: account_reading account_reading_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_reading
    ADD CONSTRAINT account_reading_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: account_settings account_settings_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_settings
    ADD CONSTRAINT account_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: accountant_invitation accountant_invitation_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accountant_invitation
    ADD CONSTRAINT accountant_invitation_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: accountant_invitation accountant_invitation_decided_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accountant_invitation
    ADD CONSTRAINT accountant_invitation_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);


--
-- Name: activity activity_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: business business_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business
    ADD CONSTRAINT business_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: business_client business_client_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business_client
    ADD CONSTRAINT business_client_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: business_client business_client_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business_client
    ADD CONSTRAINT business_client_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);


--
-- Name: business_client business_client_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business_client
    ADD CONSTRAINT business_client_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: business_client business_client_organization_uuid_user_service_group_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.business_client
    ADD CONSTRAINT business_client_organization_uuid_user_service_group_fkey FOREIGN KEY (organization_uuid, user_service_group) REFERENCES public.user_service_group(organization_uuid, id);


--
-- Name: card_update card_update_begun_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.card_update
    ADD CONSTRAINT card_update_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES public.users(id);


--
-- Name: client_accountant client_accountant_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_accountant
    ADD CONSTRAINT client_accountant_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: client_accountant client_accountant_invitation_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_accountant
    ADD CONSTRAINT client_accountant_invitation_fkey FOREIGN KEY (invitation) REFERENCES public.accountant_invitation(uuid);


--
-- Name: client_accountant client_accountant_organization_uuid_business_client_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_accountant
    ADD CONSTRAINT client_accountant_organization_uuid_business_client_fkey FOREIGN KEY (organization_uuid, business_client) REFERENCES public.business_client(organization_uuid, uuid);


--
-- Name: client_accountant client_accountant_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_accountant
    ADD CONSTRAINT client_accountant_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: client_accountant client_accountant_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_accountant
    ADD CONSTRAINT client_accountant_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: client_assignment client_assignment_organization_uuid_business_client_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_assignment
    ADD CONSTRAINT client_assignment_organization_uuid_business_client_fkey FOREIGN KEY (organization_uuid, business_client) REFERENCES public.business_client(organization_uuid, uuid);


--
-- Name: client_assignment client_assignment_organization_uuid_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_assignment
    ADD CONSTRAINT client_assignment_organization_uuid_user_id_fkey FOREIGN KEY (organization_uuid, user_id) REFERENCES public.membership(organization_uuid, user_id) ON DELETE CASCADE;


--
-- Name: client_contact client_contact_organization_uuid_business_client_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_contact
    ADD CONSTRAINT client_contact_organization_uuid_business_client_fkey FOREIGN KEY (organization_uuid, business_client) REFERENCES public.business_client(organization_uuid, uuid);


--
-- Name: client_counts client_counts_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_counts
    ADD CONSTRAINT client_counts_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: client_invitation client_invitation_decided_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_invitation
    ADD CONSTRAINT client_invitation_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);


--
-- Name: client_invitation client_invitation_organization_uuid_client_contact_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_invitation
    ADD CONSTRAINT client_invitation_organization_uuid_client_contact_fkey FOREIGN KEY (organization_uuid, client_contact) REFERENCES public.client_contact(organization_uuid, uuid);


--
-- Name: client_invitation client_invitation_sent_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_invitation
    ADD CONSTRAINT client_invitation_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES public.users(id);


--
-- Name: client_rows client_rows_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_rows
    ADD CONSTRAINT client_rows_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: client_rows client_rows_organization_uuid_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_rows
    ADD CONSTRAINT client_rows_organization_uuid_uuid_fkey FOREIGN KEY (organization_uuid, uuid) REFERENCES public.business_client(organization_uuid, uuid);


--
-- Name: client_run_item client_run_item_organization_uuid_business_client_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_run_item
    ADD CONSTRAINT client_run_item_organization_uuid_business_client_fkey FOREIGN KEY (organization_uuid, business_client) REFERENCES public.business_client(organization_uuid, uuid);


--
-- Name: client_run_item client_run_item_organization_uuid_run_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_run_item
    ADD CONSTRAINT client_run_item_organization_uuid_run_fkey FOREIGN KEY (organization_uuid, run) REFERENCES public.client_run(organization_uuid, uuid);


--
-- Name: client_run client_run_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_run
    ADD CONSTRAINT client_run_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: client_run client_run_started_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.client_run
    ADD CONSTRAINT client_run_started_by_fkey FOREIGN KEY (started_by) REFERENCES public.users(id);


--
-- Name: dunning dunning_payer_invoice_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dunning
    ADD CONSTRAINT dunning_payer_invoice_fkey FOREIGN KEY (payer, invoice) REFERENCES public.invoice(payer, uuid);


--
-- Name: email_template email_template_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_template
    ADD CONSTRAINT email_template_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: hand_over hand_over_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_over
    ADD CONSTRAINT hand_over_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: hand_over hand_over_organization_uuid_business_client_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_over
    ADD CONSTRAINT hand_over_organization_uuid_business_client_fkey FOREIGN KEY (organization_uuid, business_client) REFERENCES public.business_client(organization_uuid, uuid);


--
-- Name: hand_over hand_over_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_over
    ADD CONSTRAINT hand_over_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: hand_over hand_over_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_over
    ADD CONSTRAINT hand_over_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: identity identity_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: identity identity_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: invitation_send invitation_send_organization_uuid_client_invitation_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitation_send
    ADD CONSTRAINT invitation_send_organization_uuid_client_invitation_fkey FOREIGN KEY (organization_uuid, client_invitation) REFERENCES public.client_invitation(organization_uuid, uuid);


--
-- Name: invitation_send invitation_send_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitation_send
    ADD CONSTRAINT invitation_send_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: invoice invoice_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: invoice_line invoice_line_payer_invoice_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invoice_line
    ADD CONSTRAINT invoice_line_payer_invoice_fkey FOREIGN KEY (payer, invoice) REFERENCES public.invoice(payer, uuid);


--
-- Name: membership membership_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: membership membership_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.membership
    ADD CONSTRAINT membership_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: organization organization_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.organization
    ADD CONSTRAINT organization_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: payment payment_payer_invoice_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_payer_invoice_fkey FOREIGN KEY (payer, invoice) REFERENCES public.invoice(payer, uuid);


--
-- Name: plan_change plan_change_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_change
    ADD CONSTRAINT plan_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: plan_change plan_change_begun_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_change
    ADD CONSTRAINT plan_change_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES public.users(id);


--
-- Name: plan_change plan_change_payer_invoice_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_change
    ADD CONSTRAINT plan_change_payer_invoice_fkey FOREIGN KEY (payer, invoice) REFERENCES public.invoice(payer, uuid);


--
-- Name: plan_change plan_change_payer_payment_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan_change
    ADD CONSTRAINT plan_change_payer_payment_fkey FOREIGN KEY (payer, payment) REFERENCES public.payment(payer, uuid);


--
-- Name: receipt receipt_payer_invoice_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.receipt
    ADD CONSTRAINT receipt_payer_invoice_fkey FOREIGN KEY (payer, invoice) REFERENCES public.invoice(payer, uuid);


--
-- Name: sessions sessions_support_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_support_organization_uuid_fkey FOREIGN KEY (support_organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sign_in_links sign_in_links_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: staff staff_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: subscription subscription_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(account_id);


--
-- Name: support_request support_request_allowed_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.support_request
    ADD CONSTRAINT support_request_allowed_by_fkey FOREIGN KEY (allowed_by) REFERENCES public.users(id);


--
-- Name: support_request support_request_declined_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.support_request
    ADD CONSTRAINT support_request_declined_by_fkey FOREIGN KEY (declined_by) REFERENCES public.users(id);


--
-- Name: support_request support_request_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.support_request
    ADD CONSTRAINT support_request_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: support_request support_request_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.support_request
    ADD CONSTRAINT support_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: support_session support_session_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.support_session
    ADD CONSTRAINT support_session_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: support_session support_session_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.support_session
    ADD CONSTRAINT support_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: user_service_group user_service_group_organization_uuid_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_service_group
    ADD CONSTRAINT user_service_group_organization_uuid_fkey FOREIGN KEY (organization_uuid) REFERENCES public.organization(uuid);


--
-- Name: account; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.account ENABLE ROW LEVEL SECURITY;

--
-- Name: account_reading; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.account_reading ENABLE ROW LEVEL SECURITY;

--
-- Name: account_settings; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.account_settings ENABLE ROW LEVEL SECURITY;

--
-- Name: accountant_invitation; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.accountant_invitation ENABLE ROW LEVEL SECURITY;

--
-- Name: activity; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.activity ENABLE ROW LEVEL SECURITY;

--
-- Name: accountant_invitation addressed_here; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY addressed_here ON public.accountant_invitation TO hub_app USING ((EXISTS ( SELECT 1
   FROM (public.users u
     JOIN public.membership m ON ((m.user_id = u.id)))
  WHERE ((u.email_key = accountant_invitation.email_key) AND (m.organization_uuid = public.current_organization())))));


--
-- Name: activity assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.activity AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR (subject IN ( SELECT (a.uuid)::text AS uuid
   FROM public.assigned_clients() a(uuid)
UNION ALL
 SELECT (k.uuid)::text AS uuid
   FROM public.assigned_contacts() k(uuid))))) WITH CHECK (true);


--
-- Name: billing_details assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.billing_details AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: business_client assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.business_client AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR (uuid IN ( SELECT assigned_clients.assigned_clients
   FROM public.assigned_clients() assigned_clients(assigned_clients))))) WITH CHECK (true);


--
-- Name: card_update assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.card_update AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: client_accountant assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.client_accountant AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR (business_client IN ( SELECT assigned_clients.assigned_clients
   FROM public.assigned_clients() assigned_clients(assigned_clients))))) WITH CHECK (true);


--
-- Name: client_contact assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.client_contact AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR (business_client IN ( SELECT assigned_clients.assigned_clients
   FROM public.assigned_clients() assigned_clients(assigned_clients))))) WITH CHECK (true);


--
-- Name: client_invitation assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.client_invitation AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR (client_contact IN ( SELECT assigned_contacts.assigned_contacts
   FROM public.assigned_contacts() assigned_contacts(assigned_contacts))))) WITH CHECK (true);


--
-- Name: client_rows assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.client_rows AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR (uuid IN ( SELECT assigned_clients.assigned_clients
   FROM public.assigned_clients() assigned_clients(assigned_clients))))) WITH CHECK (true);


--
-- Name: client_run assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.client_run AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR (started_by = ( SELECT public.current_assignee() AS current_assignee)))) WITH CHECK (true);


--
-- Name: client_run_item assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.client_run_item AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR (run IN ( SELECT r.uuid
   FROM public.client_run r
  WHERE (r.started_by = ( SELECT public.current_assignee() AS current_assignee)))))) WITH CHECK (true);


--
-- Name: dunning assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.dunning AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: hand_over assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.hand_over AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR (business_client IN ( SELECT assigned_clients.assigned_clients
   FROM public.assigned_clients() assigned_clients(assigned_clients))))) WITH CHECK (true);


--
-- Name: invoice assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.invoice AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: invoice_line assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.invoice_line AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: payer_notice assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.payer_notice AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: payment assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.payment AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: payment_method assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.payment_method AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: plan_change assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.plan_change AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: receipt assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.receipt AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: settlement assigned; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY assigned ON public.settlement AS RESTRICTIVE TO hub_app USING (((( SELECT public.current_assignee() AS current_assignee) IS NULL) OR false)) WITH CHECK (true);


--
-- Name: billing_details; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.billing_details ENABLE ROW LEVEL SECURITY;

--
-- Name: business; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.business ENABLE ROW LEVEL SECURITY;

--
-- Name: business_client; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.business_client ENABLE ROW LEVEL SECURITY;

--
-- Name: card_update; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.card_update ENABLE ROW LEVEL SECURITY;

--
-- Name: client_accountant; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.client_accountant ENABLE ROW LEVEL SECURITY;

--
-- Name: client_assignment; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.client_assignment ENABLE ROW LEVEL SECURITY;

--
-- Name: client_contact; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.client_contact ENABLE ROW LEVEL SECURITY;

--
-- Name: client_counts; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.client_counts ENABLE ROW LEVEL SECURITY;

--
-- Name: client_invitation; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.client_invitation ENABLE ROW LEVEL SECURITY;

--
-- Name: client_rows; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.client_rows ENABLE ROW LEVEL SECURITY;

--
-- Name: client_run; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.client_run ENABLE ROW LEVEL SECURITY;

--
-- Name: client_run_item; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.client_run_item ENABLE ROW LEVEL SECURITY;

--
-- Name: dunning; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.dunning ENABLE ROW LEVEL SECURITY;

--
-- Name: email_template; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.email_template ENABLE ROW LEVEL SECURITY;

--
-- Name: account every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.account TO hub_across USING (true) WITH CHECK (true);


--
-- Name: account_reading every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.account_reading TO hub_across USING (true) WITH CHECK (true);


--
-- Name: account_settings every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.account_settings TO hub_across USING (true) WITH CHECK (true);


--
-- Name: accountant_invitation every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.accountant_invitation TO hub_across USING (true) WITH CHECK (true);


--
-- Name: activity every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.activity TO hub_across USING (true) WITH CHECK (true);


--
-- Name: billing_details every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.billing_details TO hub_across USING (true) WITH CHECK (true);


--
-- Name: business every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.business TO hub_across USING (true) WITH CHECK (true);


--
-- Name: business_client every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.business_client TO hub_across USING (true) WITH CHECK (true);


--
-- Name: card_update every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.card_update TO hub_across USING (true) WITH CHECK (true);


--
-- Name: client_accountant every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.client_accountant TO hub_across USING (true) WITH CHECK (true);


--
-- Name: client_assignment every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.client_assignment TO hub_across USING (true) WITH CHECK (true);


--
-- Name: client_contact every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.client_contact TO hub_across USING (true) WITH CHECK (true);


--
-- Name: client_counts every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.client_counts TO hub_across USING (true) WITH CHECK (true);


--
-- Name: client_invitation every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.client_invitation TO hub_across USING (true) WITH CHECK (true);


--
-- Name: client_rows every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.client_rows TO hub_across USING (true) WITH CHECK (true);


--
-- Name: client_run every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.client_run TO hub_across USING (true) WITH CHECK (true);


--
-- Name: client_run_item every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.client_run_item TO hub_across USING (true) WITH CHECK (true);


--
-- Name: dunning every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.dunning TO hub_across USING (true) WITH CHECK (true);


--
-- Name: email_template every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.email_template TO hub_across USING (true) WITH CHECK (true);


--
-- Name: hand_over every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.hand_over TO hub_across USING (true) WITH CHECK (true);


--
-- Name: identity every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.identity TO hub_across USING (true) WITH CHECK (true);


--
-- Name: invitation_send every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.invitation_send TO hub_across USING (true) WITH CHECK (true);


--
-- Name: invoice every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.invoice TO hub_across USING (true) WITH CHECK (true);


--
-- Name: invoice_line every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.invoice_line TO hub_across USING (true) WITH CHECK (true);


--
-- Name: membership every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.membership TO hub_across USING (true) WITH CHECK (true);


--
-- Name: organization every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.organization TO hub_across USING (true) WITH CHECK (true);


--
-- Name: payer_notice every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.payer_notice TO hub_across USING (true) WITH CHECK (true);


--
-- Name: payment every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.payment TO hub_across USING (true) WITH CHECK (true);


--
-- Name: payment_method every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.payment_method TO hub_across USING (true) WITH CHECK (true);


--
-- Name: plan_change every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.plan_change TO hub_across USING (true) WITH CHECK (true);


--
-- Name: receipt every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.receipt TO hub_across USING (true) WITH CHECK (true);


--
-- Name: settlement every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.settlement TO hub_across USING (true) WITH CHECK (true);


--
-- Name: subscription every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.subscription TO hub_across USING (true) WITH CHECK (true);


--
-- Name: support_request every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.support_request TO hub_across USING (true) WITH CHECK (true);


--
-- Name: support_session every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.support_session TO hub_across USING (true) WITH CHECK (true);


--
-- Name: user_service_group every_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY every_firm ON public.user_service_group TO hub_across USING (true) WITH CHECK (true);


--
-- Name: hand_over; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.hand_over ENABLE ROW LEVEL SECURITY;

--
-- Name: identity; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.identity ENABLE ROW LEVEL SECURITY;

--
-- Name: invitation_send; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.invitation_send ENABLE ROW LEVEL SECURITY;

--
-- Name: invoice; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.invoice ENABLE ROW LEVEL SECURITY;

--
-- Name: invoice_line; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.invoice_line ENABLE ROW LEVEL SECURITY;

--
-- Name: membership joined_here; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY joined_here ON public.membership FOR INSERT TO hub_app WITH CHECK (((organization_uuid = public.current_organization()) AND (public.current_assignee() IS NULL)));


--
-- Name: membership; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.membership ENABLE ROW LEVEL SECURITY;

--
-- Name: account migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.account TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: account_reading migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.account_reading TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: account_settings migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.account_settings TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: accountant_invitation migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.accountant_invitation TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: activity migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.activity TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: billing_details migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.billing_details TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: business migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.business TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: business_client migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.business_client TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: card_update migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.card_update TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: client_accountant migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.client_accountant TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: client_assignment migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.client_assignment TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: client_contact migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.client_contact TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: client_counts migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.client_counts TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: client_invitation migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.client_invitation TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: client_rows migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.client_rows TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: client_run migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.client_run TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: client_run_item migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.client_run_item TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: dunning migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.dunning TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: email_template migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.email_template TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: hand_over migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.hand_over TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: identity migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.identity TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: invitation_send migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.invitation_send TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: invoice migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.invoice TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: invoice_line migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.invoice_line TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: membership migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.membership TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: organization migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.organization TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: payer_notice migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.payer_notice TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: payment migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.payment TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: payment_method migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.payment_method TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: plan_change migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.plan_change TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: receipt migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.receipt TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: settlement migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.settlement TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: subscription migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.subscription TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: support_request migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.support_request TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: support_session migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.support_session TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: user_service_group migration; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY migration ON public.user_service_group TO hub_owner USING ((current_setting('app.migrating'::text, true) = 'yes'::text));


--
-- Name: account opened_here; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY opened_here ON public.account FOR INSERT TO hub_app WITH CHECK ((public.current_organization() IS NOT NULL));


--
-- Name: account_reading opened_here; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY opened_here ON public.account_reading FOR INSERT TO hub_app WITH CHECK ((public.current_organization() IS NOT NULL));


--
-- Name: business opened_here; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY opened_here ON public.business FOR INSERT TO hub_app WITH CHECK ((public.current_organization() IS NOT NULL));


--
-- Name: organization; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.organization ENABLE ROW LEVEL SECURITY;

--
-- Name: client_assignment own_added; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_added ON public.client_assignment AS RESTRICTIVE FOR INSERT TO hub_app WITH CHECK (((public.current_assignee() IS NULL) OR (user_id = public.current_assignee())));


--
-- Name: billing_details own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.billing_details TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: card_update own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.card_update TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: dunning own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.dunning TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: invoice own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.invoice TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: invoice_line own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.invoice_line TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: payer_notice own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.payer_notice TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: payment own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.payment TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: payment_method own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.payment_method TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: plan_change own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.plan_change TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: receipt own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.receipt TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: settlement own_bills; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_bills ON public.settlement TO hub_app USING ((payer = public.current_organization())) WITH CHECK ((payer = public.current_organization()));


--
-- Name: activity own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.activity TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: business_client own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.business_client TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: client_accountant own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.client_accountant TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: client_assignment own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.client_assignment TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: client_contact own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.client_contact TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: client_counts own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.client_counts TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: client_invitation own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.client_invitation TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: client_rows own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.client_rows TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: client_run own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.client_run TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: client_run_item own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.client_run_item TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: email_template own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.email_template TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: hand_over own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.hand_over TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: identity own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.identity TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: invitation_send own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.invitation_send TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: membership own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.membership FOR SELECT TO hub_app USING (((public.current_organization() IS NULL) OR (organization_uuid = public.current_organization())));


--
-- Name: organization own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.organization TO hub_app USING ((uuid = public.current_organization())) WITH CHECK ((uuid = public.current_organization()));


--
-- Name: support_request own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.support_request TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: support_session own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.support_session TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: user_service_group own_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_firm ON public.user_service_group TO hub_app USING ((organization_uuid = public.current_organization())) WITH CHECK ((organization_uuid = public.current_organization()));


--
-- Name: client_assignment own_removed; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY own_removed ON public.client_assignment AS RESTRICTIVE FOR DELETE TO hub_app USING (((public.current_assignee() IS NULL) OR (user_id = public.current_assignee())));


--
-- Name: payer_notice; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.payer_notice ENABLE ROW LEVEL SECURITY;

--
-- Name: subscription paying_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY paying_firm ON public.subscription FOR UPDATE TO hub_app USING ((EXISTS ( SELECT 1
   FROM public.business_client c
  WHERE ((c.organization_uuid = public.current_organization()) AND (c.account_id = subscription.account_id) AND (c.billing_owner = 'ACCOUNTANT'::text)))));


--
-- Name: payment; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.payment ENABLE ROW LEVEL SECURITY;

--
-- Name: payment_method; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.payment_method ENABLE ROW LEVEL SECURITY;

--
-- Name: plan_change; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.plan_change ENABLE ROW LEVEL SECURITY;

--
-- Name: receipt; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.receipt ENABLE ROW LEVEL SECURITY;

--
-- Name: account related_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY related_firm ON public.account FOR SELECT TO hub_app USING (((EXISTS ( SELECT 1
   FROM public.organization o
  WHERE ((o.uuid = public.current_organization()) AND (o.account_id = account.account_id)))) OR (EXISTS ( SELECT 1
   FROM public.business_client c
  WHERE ((c.organization_uuid = public.current_organization()) AND (c.account_id = account.account_id))))));


--
-- Name: account_settings related_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY related_firm ON public.account_settings FOR SELECT TO hub_app USING (((EXISTS ( SELECT 1
   FROM public.organization o
  WHERE ((o.uuid = public.current_organization()) AND (o.account_id = account_settings.account_id)))) OR (EXISTS ( SELECT 1
   FROM public.business_client c
  WHERE ((c.organization_uuid = public.current_organization()) AND (c.account_id = account_settings.account_id))))));


--
-- Name: business related_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY related_firm ON public.business FOR SELECT TO hub_app USING (((EXISTS ( SELECT 1
   FROM public.organization o
  WHERE ((o.uuid = public.current_organization()) AND (o.account_id = business.account_id)))) OR (EXISTS ( SELECT 1
   FROM public.business_client c
  WHERE ((c.organization_uuid = public.current_organization()) AND (c.account_id = business.account_id))))));


--
-- Name: subscription related_firm; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY related_firm ON public.subscription FOR SELECT TO hub_app USING (((EXISTS ( SELECT 1
   FROM public.organization o
  WHERE ((o.uuid = public.current_organization()) AND (o.account_id = subscription.account_id)))) OR (EXISTS ( SELECT 1
   FROM public.business_client c
  WHERE ((c.organization_uuid = public.current_organization()) AND (c.account_id = subscription.account_id))))));


--
-- Name: subscription related_insert; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY related_insert ON public.subscription FOR INSERT TO hub_app WITH CHECK ((EXISTS ( SELECT 1
   FROM public.business_client c
  WHERE ((c.organization_uuid = public.current_organization()) AND (c.account_id = subscription.account_id)))));


--
-- Name: account related_update; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY related_update ON public.account FOR UPDATE TO hub_app USING ((EXISTS ( SELECT 1
   FROM public.business_client c
  WHERE ((c.organization_uuid = public.current_organization()) AND (c.account_id = account.account_id)))));


--
-- Name: business renamed_here; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY renamed_here ON public.business FOR UPDATE TO hub_app USING ((EXISTS ( SELECT 1
   FROM public.organization o
  WHERE ((o.uuid = public.current_organization()) AND (o.account_id = business.account_id)))));


--
-- Name: invitation_send same_recipient; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY same_recipient ON public.invitation_send FOR SELECT TO hub_app USING ((recipient_key = current_setting('app.recipient_key'::text, true)));


--
-- Name: settlement; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.settlement ENABLE ROW LEVEL SECURITY;

--
-- Name: subscription; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.subscription ENABLE ROW LEVEL SECURITY;

--
-- Name: support_request; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.support_request ENABLE ROW LEVEL SECURITY;

--
-- Name: support_session; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.support_session ENABLE ROW LEVEL SECURITY;

--
-- Name: user_service_group; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.user_service_group ENABLE ROW LEVEL SECURITY;

--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: -
--

GRANT USAGE ON SCHEMA public TO hub_app;
GRANT USAGE ON SCHEMA public TO hub_across;


--
-- Name: TABLE client_assignment; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.client_assignment TO hub_app;
GRANT SELECT ON TABLE public.client_assignment TO hub_across;


--
-- Name: TABLE client_contact; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.client_contact TO hub_app;
GRANT SELECT,UPDATE ON TABLE public.client_contact TO hub_across;


--
-- Name: TABLE subscription; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.subscription TO hub_app;
GRANT SELECT,UPDATE ON TABLE public.subscription TO hub_across;


--
-- Name: TABLE business_clock; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.business_clock TO hub_app;
GRANT SELECT ON TABLE public.business_clock TO hub_across;


--
-- Name: TABLE plan_change; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.plan_change TO hub_app;
GRANT SELECT,INSERT ON TABLE public.plan_change TO hub_across;


--
-- Name: COLUMN plan_change.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.plan_change TO hub_across;


--
-- Name: COLUMN plan_change.ended_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ended_at) ON TABLE public.plan_change TO hub_across;


--
-- Name: TABLE client_invitation; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.client_invitation TO hub_app;
GRANT SELECT,UPDATE ON TABLE public.client_invitation TO hub_across;


--
-- Name: TABLE business_client; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.business_client TO hub_app;
GRANT SELECT ON TABLE public.business_client TO hub_across;


--
-- Name: COLUMN business_client.version; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(version) ON TABLE public.business_client TO hub_across;


--
-- Name: COLUMN business_client.client_name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(client_name) ON TABLE public.business_client TO hub_across;


--
-- Name: COLUMN business_client.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.business_client TO hub_across;


--
-- Name: COLUMN business_client.earlier_status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(earlier_status) ON TABLE public.business_client TO hub_across;


--
-- Name: COLUMN business_client.billing_owner; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(billing_owner) ON TABLE public.business_client TO hub_across;


--
-- Name: TABLE membership; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.membership TO hub_app;
GRANT SELECT ON TABLE public.membership TO hub_across;


--
-- Name: TABLE account; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.account TO hub_app;
GRANT SELECT ON TABLE public.account TO hub_across;


--
-- Name: COLUMN account.owner_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(owner_id) ON TABLE public.account TO hub_app;


--
-- Name: TABLE account_reading; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT ON TABLE public.account_reading TO hub_app;
GRANT SELECT,UPDATE ON TABLE public.account_reading TO hub_across;


--
-- Name: TABLE account_settings; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.account_settings TO hub_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.account_settings TO hub_across;


--
-- Name: TABLE accountant_invitation; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,UPDATE ON TABLE public.accountant_invitation TO hub_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.accountant_invitation TO hub_across;


--
-- Name: TABLE activity; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.activity TO hub_app;
GRANT SELECT,INSERT ON TABLE public.activity TO hub_across;


--
-- Name: TABLE billing_details; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.billing_details TO hub_app;
GRANT SELECT ON TABLE public.billing_details TO hub_across;


--
-- Name: TABLE business; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.business TO hub_app;
GRANT SELECT ON TABLE public.business TO hub_across;


--
-- Name: COLUMN business.name; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(name) ON TABLE public.business TO hub_app;


--
-- Name: SEQUENCE business_id_seq; Type: ACL; Schema: public; Owner: -
--

GRANT USAGE ON SEQUENCE public.business_id_seq TO hub_app;


--
-- Name: TABLE card_update; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.card_update TO hub_app;
GRANT SELECT,INSERT ON TABLE public.card_update TO hub_across;


--
-- Name: COLUMN card_update.outcome; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(outcome) ON TABLE public.card_update TO hub_app;
GRANT UPDATE(outcome) ON TABLE public.card_update TO hub_across;


--
-- Name: TABLE payment; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.payment TO hub_app;
GRANT SELECT,INSERT ON TABLE public.payment TO hub_across;


--
-- Name: COLUMN payment.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.payment TO hub_app;
GRANT UPDATE(status) ON TABLE public.payment TO hub_across;


--
-- Name: COLUMN payment.gateway_id; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(gateway_id) ON TABLE public.payment TO hub_app;
GRANT UPDATE(gateway_id) ON TABLE public.payment TO hub_across;


--
-- Name: COLUMN payment.code; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(code) ON TABLE public.payment TO hub_app;
GRANT UPDATE(code) ON TABLE public.payment TO hub_across;


--
-- Name: COLUMN payment.is_hard_decline; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(is_hard_decline) ON TABLE public.payment TO hub_app;
GRANT UPDATE(is_hard_decline) ON TABLE public.payment TO hub_across;


--
-- Name: COLUMN payment.settled_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(settled_at) ON TABLE public.payment TO hub_app;
GRANT UPDATE(settled_at) ON TABLE public.payment TO hub_across;


--
-- Name: COLUMN payment.asked_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(asked_at) ON TABLE public.payment TO hub_across;


--
-- Name: TABLE charged_cards; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.charged_cards TO hub_app;


--
-- Name: TABLE client_accountant; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.client_accountant TO hub_app;
GRANT SELECT,UPDATE ON TABLE public.client_accountant TO hub_across;


--
-- Name: TABLE client_counts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.client_counts TO hub_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.client_counts TO hub_across;


--
-- Name: TABLE invitation_send; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.invitation_send TO hub_app;
GRANT SELECT ON TABLE public.invitation_send TO hub_across;


--
-- Name: TABLE client_row_sources; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.client_row_sources TO hub_app;
GRANT SELECT ON TABLE public.client_row_sources TO hub_across;


--
-- Name: TABLE client_rows; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.client_rows TO hub_app;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.client_rows TO hub_across;


--
-- Name: TABLE client_run; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.client_run TO hub_app;
GRANT SELECT,DELETE ON TABLE public.client_run TO hub_across;


--
-- Name: TABLE client_run_item; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.client_run_item TO hub_app;
GRANT SELECT,DELETE ON TABLE public.client_run_item TO hub_across;


--
-- Name: TABLE coupon; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.coupon TO hub_app;
GRANT SELECT ON TABLE public.coupon TO hub_across;


--
-- Name: TABLE dunning; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.dunning TO hub_app;
GRANT SELECT,INSERT,DELETE ON TABLE public.dunning TO hub_across;


--
-- Name: COLUMN dunning.day; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(day) ON TABLE public.dunning TO hub_across;


--
-- Name: COLUMN dunning.due_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(due_at) ON TABLE public.dunning TO hub_across;


--
-- Name: TABLE email_template; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.email_template TO hub_app;
GRANT SELECT ON TABLE public.email_template TO hub_across;


--
-- Name: TABLE hand_over; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.hand_over TO hub_app;
GRANT SELECT,DELETE,UPDATE ON TABLE public.hand_over TO hub_across;


--
-- Name: TABLE idempotency_keys; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.idempotency_keys TO hub_app;
GRANT SELECT,INSERT,DELETE ON TABLE public.idempotency_keys TO hub_across;


--
-- Name: TABLE identity; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.identity TO hub_app;
GRANT SELECT ON TABLE public.identity TO hub_across;


--
-- Name: TABLE invoice; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.invoice TO hub_app;
GRANT SELECT,INSERT ON TABLE public.invoice TO hub_across;


--
-- Name: COLUMN invoice.status; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(status) ON TABLE public.invoice TO hub_app;
GRANT UPDATE(status) ON TABLE public.invoice TO hub_across;


--
-- Name: COLUMN invoice.paid_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(paid_at) ON TABLE public.invoice TO hub_app;
GRANT UPDATE(paid_at) ON TABLE public.invoice TO hub_across;


--
-- Name: TABLE invoice_line; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.invoice_line TO hub_app;
GRANT SELECT,INSERT ON TABLE public.invoice_line TO hub_across;


--
-- Name: TABLE invoice_number_counter; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.invoice_number_counter TO hub_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.invoice_number_counter TO hub_across;


--
-- Name: TABLE mail_suppression; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail_suppression TO hub_app;


--
-- Name: TABLE oidc_records; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.oidc_records TO hub_app;


--
-- Name: TABLE organization; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.organization TO hub_app;
GRANT SELECT ON TABLE public.organization TO hub_across;


--
-- Name: TABLE payer_notice; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.payer_notice TO hub_app;
GRANT SELECT,INSERT ON TABLE public.payer_notice TO hub_across;


--
-- Name: COLUMN payer_notice.is_waiting; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(is_waiting) ON TABLE public.payer_notice TO hub_across;


--
-- Name: COLUMN payer_notice.invoices; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(invoices) ON TABLE public.payer_notice TO hub_across;


--
-- Name: TABLE payment_method; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.payment_method TO hub_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.payment_method TO hub_across;


--
-- Name: TABLE pending_plan_changes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.pending_plan_changes TO hub_app;
GRANT SELECT ON TABLE public.pending_plan_changes TO hub_across;


--
-- Name: TABLE rate_limits; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rate_limits TO hub_app;


--
-- Name: TABLE receipt; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.receipt TO hub_app;
GRANT SELECT,INSERT ON TABLE public.receipt TO hub_across;


--
-- Name: COLUMN receipt.content; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(content) ON TABLE public.receipt TO hub_app;


--
-- Name: COLUMN receipt.sha256; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(sha256) ON TABLE public.receipt TO hub_app;


--
-- Name: COLUMN receipt.begun_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(begun_at) ON TABLE public.receipt TO hub_across;


--
-- Name: TABLE sessions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sessions TO hub_app;
GRANT SELECT ON TABLE public.sessions TO hub_across;


--
-- Name: COLUMN sessions.support_session; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(support_session) ON TABLE public.sessions TO hub_across;


--
-- Name: COLUMN sessions.support_organization_uuid; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(support_organization_uuid) ON TABLE public.sessions TO hub_across;


--
-- Name: COLUMN sessions.support_ends_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(support_ends_at) ON TABLE public.sessions TO hub_across;


--
-- Name: TABLE settlement; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.settlement TO hub_app;
GRANT SELECT,INSERT ON TABLE public.settlement TO hub_across;


--
-- Name: COLUMN settlement.begun_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(begun_at) ON TABLE public.settlement TO hub_app;
GRANT UPDATE(begun_at) ON TABLE public.settlement TO hub_across;


--
-- Name: COLUMN settlement.ended_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ended_at) ON TABLE public.settlement TO hub_across;


--
-- Name: TABLE sign_in_attempts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.sign_in_attempts TO hub_app;


--
-- Name: COLUMN sign_in_attempts.finished_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(finished_at) ON TABLE public.sign_in_attempts TO hub_app;


--
-- Name: TABLE sign_in_guards; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sign_in_guards TO hub_app;


--
-- Name: TABLE sign_in_links; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sign_in_links TO hub_app;


--
-- Name: TABLE staff; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT ON TABLE public.staff TO hub_app;
GRANT SELECT ON TABLE public.staff TO hub_across;


--
-- Name: TABLE story_starts; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.story_starts TO hub_app;
GRANT INSERT ON TABLE public.story_starts TO hub_across;


--
-- Name: TABLE support_request; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.support_request TO hub_app;
GRANT SELECT ON TABLE public.support_request TO hub_across;


--
-- Name: COLUMN support_request.allowed_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(allowed_by) ON TABLE public.support_request TO hub_app;


--
-- Name: COLUMN support_request.allowed_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(allowed_at) ON TABLE public.support_request TO hub_app;


--
-- Name: COLUMN support_request.allowed_until; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(allowed_until) ON TABLE public.support_request TO hub_app;


--
-- Name: COLUMN support_request.declined_by; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(declined_by) ON TABLE public.support_request TO hub_app;


--
-- Name: COLUMN support_request.declined_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(declined_at) ON TABLE public.support_request TO hub_app;


--
-- Name: TABLE support_session; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT ON TABLE public.support_session TO hub_app;
GRANT SELECT,UPDATE ON TABLE public.support_session TO hub_across;


--
-- Name: COLUMN support_session.ends_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ends_at) ON TABLE public.support_session TO hub_app;


--
-- Name: COLUMN support_session.ended_at; Type: ACL; Schema: public; Owner: -
--

GRANT UPDATE(ended_at) ON TABLE public.support_session TO hub_app;


--
-- Name: TABLE user_service_group; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.user_service_group TO hub_app;
GRANT SELECT ON TABLE public.user_service_group TO hub_across;


--
-- Name: TABLE users; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,UPDATE ON TABLE public.users TO hub_app;


--
-- Name: COLUMN users.id; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(id) ON TABLE public.users TO hub_across;


--
-- Name: COLUMN users.uuid; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(uuid) ON TABLE public.users TO hub_across;


--
-- Name: COLUMN users.email_key; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT(email_key) ON TABLE public.users TO hub_across;


--
-- Name: TABLE webhook_seen; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE ON TABLE public.webhook_seen TO hub_app;


--
-- PostgreSQL database dump complete
--



