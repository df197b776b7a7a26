/** What a transaction sees of a firm: all of its clients, or only those assigned to one member (DEC-97). */
export type Scope =
  | { readonly organization_uuid: string; readonly clients: 'all' }
  | { readonly organization_uuid: string; readonly clients: 'assigned'; readonly user_id: number }

/** For stories, webhooks and any other caller that is not a signed-in member. */
export const wholeFirm = (organization_uuid: string): Scope => ({ organization_uuid, clients: 'all' })
