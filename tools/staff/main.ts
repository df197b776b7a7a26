// npm run staff -- add|remove <email>: who may visit firms at /support. There is no other way to become staff.
import { startServices } from '../services/services.ts'
import { setStaff } from './set-staff.ts'

const [act, email] = process.argv.slice(2)
if ((act !== 'add' && act !== 'remove') || !email)
  throw new Error('Say what and whom: npm run staff -- add|remove <email>')
const { environment } = await startServices()
await setStaff(environment.DATABASE_OWNER_URL, email, act === 'add')
console.log(act === 'add' ? `${email} is support staff` : `${email} is no support staff any more`)
