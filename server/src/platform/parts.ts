import type { Config, Secrets } from '../config.ts'
import type { Database } from './database/database.ts'
import type { Log } from './log/log.ts'
import type { MailPort } from './mail/mail.ts'
import type { ObjectPort } from './objects/objects.ts'
import type { Stories } from './workflow/stories.ts'

/** The dependencies every module gets. */
export interface Parts {
  config: Config
  secrets: Secrets
  log: Log
  database: Database
  stories: Stories
  mail: MailPort
  objects: ObjectPort
}
