// npm run migrate: brings the schema of DATABASE_OWNER_URL up to date, before the roles of a release start.
import { migrate } from '../../server/src/platform/database/migrate.ts'

const url = process.env.DATABASE_OWNER_URL
if (!url) throw new Error('DATABASE_OWNER_URL names the database and the role that owns its tables')
await migrate(url, { log: console.log })
console.log('the schema is up to date')
