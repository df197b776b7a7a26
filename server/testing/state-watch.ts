import { subscriptionActs } from '@partner-hub/contracts/billing/subscription-states.ts'
import { clientActs } from '@partner-hub/contracts/clients/client-states.ts'
import { invitationActs } from '@partner-hub/contracts/invitations/invitation-states.ts'
import type { Acts } from '@partner-hub/contracts/states/state-table.ts'
import type pg from 'pg'

const tables = {
  subscription: { columns: 'status', acts: subscriptionActs },
  business_client: { columns: 'status, earlier_status', acts: clientActs },
  client_invitation: { columns: 'invitation_status', acts: invitationActs },
} as const satisfies Record<string, { columns: string; acts: Acts<string, string> }>

/** `nothing > ACTIVE` for a start. */
const movesOf = (acts: Acts<string, string>): string[] =>
  Object.values(acts).flatMap((row) =>
    'begins' in row
      ? [`nothing > ${row.begins}`]
      : Object.entries(row.from).flatMap(([from, to]) => (to in row.from ? [`${from} > ${to}`] : [])),
  )

/** `subscription: nothing > ACTIVE_TRIAL` and so on: everything the three state tables allow. */
export const allowedMoves: readonly string[] = Object.entries(tables)
  .flatMap(([table, { acts }]) => [...new Set(movesOf(acts))].map((move) => `${table}: ${move}`))
  .sort()

/** The moves that were written, each once. */
export const writtenMoves = async (admin: pg.Client): Promise<string[]> => {
  const { rows } = await admin.query<{ move: string }>('select distinct move from written_moves')
  return rows.map(({ move }) => move).sort()
}

/**
 * From here on the database rejects a status change that the state tables do not allow, whatever statement writes it,
 * and records every move it accepted.
 */
export const watchStates = async (admin: pg.Client): Promise<void> => {
  await admin.query(`
    create table allowed_moves (move text primary key);
    create table written_moves (move text);
    create function state_of(written jsonb) returns text language sql return case
      when written ? 'invitation_status' then written->>'invitation_status'
      when written->>'status' = 'ARCHIVED' and coalesce(written->>'earlier_status', 'NO_ACCESS') = 'NO_ACCESS'
        then 'ARCHIVED_NO_ACCESS'
      else written->>'status' end;
    create function watch_state() returns trigger language plpgsql security definer as $$
    declare found text := format('%s: %s > %s', tg_table_name,
      case tg_op when 'UPDATE' then public.state_of(to_jsonb(old)) else 'nothing' end, public.state_of(to_jsonb(new)));
    begin
      if not exists (select from public.allowed_moves where move = found) then
        raise exception 'not allowed: %', found;
      end if;
      insert into public.written_moves values (found);
      return new;
    end $$;`)
  await admin.query('insert into allowed_moves select unnest($1::text[])', [allowedMoves])
  for (const [table, { columns }] of Object.entries(tables))
    await admin.query(`create trigger watch_state before insert or update of ${columns} on ${table}
      for each row execute function watch_state()`)
}
