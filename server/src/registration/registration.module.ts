import type { Module } from '../platform/module.ts'
import type { Parts } from '../platform/parts.ts'
import { provisionClient } from './provision-client.ts'
import { createProvisioningActivities } from './provisioning.activities.ts'
import { registrationRoutes } from './registration.routes.ts'

type Needs = Parts & Parameters<typeof provisionClient>[0]

/** Creates a client with all its records in one transaction, and its account in Books. */
export const registration = (parts: Needs) =>
  ({
    routes: registrationRoutes(parts),
    activities: createProvisioningActivities(provisionClient(parts)),
  }) satisfies Module
