import type { BusinessAddress, BusinessClient } from '@partner-hub/contracts/clients/business-clients.ts'
import { closingStatus } from '@partner-hub/contracts/clients/why-closed.ts'
import { isMainCurrency } from '@partner-hub/contracts/places/currencies.ts'
import { useEffect, useState } from 'react'
import { may } from '../../api/may.ts'
import { client as clientTexts, businessInfo as texts } from '../../texts/client.ts'
import { industryLabel } from '../../texts/industries.ts'
import { withNames } from '../../texts/names.ts'
import { Button } from '../../ui/actions/button.tsx'
import { RouteLinkButton } from '../../ui/actions/route-link.tsx'
import { DefinitionList, PartsList } from '../../ui/facts/definition-list.tsx'
import { Panel } from '../../ui/facts/panel.tsx'
import { ago, amount, countryName, currencyName, monthName, stateName, wholeNumber } from './reader-formats.ts'

const TICK_MS = 30_000

/** What Books knows about the business, with the age of our copy. */
export function BusinessInfoPanel({ client, editPath }: { client: BusinessClient; editPath: string }) {
  // Until Books reports it, the currency the firm chose when it created the client.
  const currency = client.base_currency ?? client.business_currency
  return (
    <Panel title={texts.heading} actions={may('open_accounts') && <EditButton client={client} to={editPath} />}>
      <DefinitionList
        empty={clientTexts.empty}
        emptyLine={clientTexts.notGiven}
        className="px-5 pt-1 pb-5 max-md:px-4"
        facts={[
          { label: texts.name, value: client.business_name ?? client.client_name },
          { label: texts.phone, value: client.business_phone },
          { label: texts.address, value: client.business_address && <Address address={client.business_address} /> },
          { label: texts.currency, value: currencyName(currency) },
          { label: texts.industry, value: client.business_industry && industryLabel(client.business_industry) },
          { label: texts.revenue, value: revenueOf(client) },
        ]}
        beside={[
          { label: texts.fiscalMonth, value: monthName(client.fiscal_year_end_month) },
          { label: texts.fiscalDay, value: wholeNumber(client.fiscal_year_end_day) },
          { label: texts.dateFormat, value: client.date_format },
          { label: texts.rate, value: amount(client.standard_rate, currency) },
          ...countryOf(client),
        ]}
      />
      <p className="border-t border-border px-5 py-2.5 text-small text-text-subtle max-md:px-4">
        {client.status === 'NO_ACCESS' ? withNames(texts.noAccess) : <Age readAt={client.settings_read_at} />}
      </p>
    </Panel>
  )
}

/** The country the firm chose. Without one, the line is left out if the address already names a country. */
const countryOf = ({ country_code, business_address }: BusinessClient) =>
  country_code || !business_address?.country
    ? [{ label: texts.country, value: country_code && countryName(country_code) }]
    : []

/** Opens the account, so it is disabled whenever the account cannot be opened. */
function EditButton({ client, to }: { client: BusinessClient; to: string }) {
  const closing = closingStatus(client)
  if (closing)
    return (
      <Button size="sm" isDisabled disabledReason={clientTexts.logInClosed[closing]}>
        {texts.edit}
      </Button>
    )
  return (
    <RouteLinkButton to={to} size="sm" beginsChange>
      {texts.edit}
    </RouteLinkButton>
  )
}

/** A range has no currency; an amount is in the business currency. */
const revenueOf = ({ business_revenue: revenue, business_currency: currency }: BusinessClient): string | null =>
  revenue && currency && !isMainCurrency(currency) ? `${revenue} ${currency}` : revenue

function Address({ address }: { address: BusinessAddress }) {
  const { addressParts } = texts
  return (
    <PartsList
      empty={clientTexts.empty}
      facts={[
        { label: addressParts.address_1, value: address.address_1 },
        { label: addressParts.address_2, value: address.address_2 },
        { label: addressParts.city, value: address.city },
        { label: addressParts.state_province, value: stateName(address.country, address.state_province) },
        { label: addressParts.post_code, value: address.post_code },
        { label: addressParts.country, value: countryName(address.country) },
      ]}
    />
  )
}

function Age({ readAt }: { readAt: string | null }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return withNames(readAt ? texts.readAgo(ago(readAt, now)) : texts.neverRead)
}
