// Reads the same rows with a bare prepared query over a pool, without session, policies or HTTP; prints rate and latency.
import pg from 'pg'
import { percentile } from '../figures/percentile.ts'

const { url, organization, callers, seconds } = JSON.parse(process.argv[2] ?? '{}')

const rows = {
  name: 'rows',
  text: `select c.*, k.uuid as contact_uuid, k.customer, k.first_name, k.last_name, k.contact_email,
      i.invitation_status, i.invitation_email, s.uuid as subscription_uuid, s.status as subscription_status,
      s.trial_ends_at, s.display_name, s.billing_interval, s.staff_limits
    from business_client c
    join subscription s on s.account_id = c.account_id
    join client_contact k on k.organization_uuid = c.organization_uuid and k.business_client = c.uuid
      and k.is_business_owner
    left join lateral (select * from client_invitation i where i.organization_uuid = k.organization_uuid
      and i.client_contact = k.uuid order by i.created_at desc, i.uuid desc limit 1) i on true
    where c.organization_uuid = $1 and c.status in ('ACTIVE', 'NO_ACCESS')
    order by lower(c.client_name), c.uuid limit 25 offset 0`,
  values: [organization],
}
const count = {
  name: 'count',
  text: `select count(*) from business_client where organization_uuid = $1 and status in ('ACTIVE', 'NO_ACCESS')`,
  values: [organization],
}

const pool = new pg.Pool({ connectionString: url, max: callers })
const times: number[] = []
const begun = performance.now()
const end = begun + seconds * 1000

const call = async () => {
  while (performance.now() < end) {
    const start = performance.now()
    const client = await pool.connect()
    const page = await client.query(rows)
    await client.query(count)
    client.release()
    if (page.rows.length !== 25) throw new Error(`${page.rows.length} rows`)
    times.push(performance.now() - start)
  }
}
await Promise.all(Array.from({ length: callers }, call))
const took = (performance.now() - begun) / 1000
await pool.end()
console.log(JSON.stringify({ perSecond: times.length / took, p95: percentile(times, 0.95) }))
