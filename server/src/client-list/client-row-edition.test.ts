import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { asOwner } from '../../testing/template-database.ts'
import { hubTest as test } from '../../testing/test.ts'

/** What each released edition of the rows was made of. Only add to it. */
const editions: Record<number, string> = {
  1: '83df0b9361674f1c',
  2: 'cc0cd897b2f72ea7',
}

/** The view, the functions that it calls and those that these call, and the function that reads the stored answer. */
const MAKERS = `with recursive called as (
    select d.refobjid as id from pg_rewrite r join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
      where r.ev_class = 'client_row_sources'::regclass and d.refclassid = 'pg_proc'::regclass
    union select 'client_answer'::regproc::oid
    union select d.refobjid from called join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = called.id
      where d.refclassid = 'pg_proc'::regclass)
  select pg_get_viewdef('client_row_sources'::regclass) as text
  union all (select pg_get_functiondef(id) from called
    where id <> 'client_row_edition'::regproc
      and not exists (select 1 from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = id and e.deptype = 'e')
    order by id::regproc::text)`

test('a change of the list rows comes with a new edition, so that the worker rewrites the old ones', async ({
  hub,
}) => {
  const { edition, texts } = await asOwner(hub.clone.ownerUrl, async (owner) => ({
    edition: (await owner.query<{ edition: number }>('select client_row_edition() as edition')).rows[0]?.edition ?? 0,
    texts: (await owner.query<{ text: string }>(MAKERS)).rows.map(({ text }) => text),
  }))
  expect(texts.length).toBeGreaterThan(4)
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  expect(
    hash,
    `client_row_sources, or a function behind it, has changed since edition ${edition}. Raise client_row_edition() in
    server/definitions/12-client-list.sql and add the next edition here, with this hash: '${hash}'`,
  ).toBe(editions[edition])
})
