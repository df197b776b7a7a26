/** A state, province or region of an address. */
export type State = { code: string; name: string }

const unitedStates = `
  AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
  DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
  KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
  MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
  NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
  SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
  WV West Virginia, WI Wisconsin, WY Wyoming, AA Armed Forces Americas, AE Armed Forces Europe,
  AP Armed Forces Pacific, PR Puerto Rico, VI Virgin Islands
`

const canada = `
  AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia,
  NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon
`

const read = (rows: string): readonly State[] =>
  rows.split(',').map((row) => {
    const [code = '', ...words] = row.trim().split(' ')
    return { code, name: words.join(' ') }
  })

const states: ReadonlyMap<string, readonly State[]> = new Map([
  ['US', read(unitedStates)],
  ['CA', read(canada)],
])

/** The states of a country by its alpha-2 code, in select order; empty for countries without a state field. */
export const statesOf = (country: string): readonly State[] => states.get(country) ?? []

export const hasStates = (country: string): boolean => states.has(country)

/** Checks the state of a firm, if its country has states. */
export const namesItsState = (firm: { country: string; state_province?: string | null | undefined }): boolean =>
  !hasStates(firm.country) || statesOf(firm.country).some((state) => state.code === firm.state_province)
