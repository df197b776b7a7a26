-- Up Migration
-- Said by whoever was reminded, beside the switches of the firm; of an address that is invited later it says nothing.
alter table client_invitation add column reminders_refused boolean not null default false;

-- Whether a reminder is wanted is asked on its day: what was switched off before was not planned any more.
update client_invitation set reminder_due_at = (
    select min(sent_at + make_interval(hours => 24 * day)) from unnest('{3,7,14,25}'::int[]) day
    where sent_at + make_interval(hours => 24 * day) > business_now())
  where invitation_status = 'PENDING' and reminder_due_at is null and expires_at > business_now();
