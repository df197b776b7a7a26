declare module 'braintree-web/client/client.js' {
  class Client {
    constructor(configuration: object)
    request(options: object): Promise<{
      creditCards: { nonce: string; details: object; description: string; type: string; binData?: object }[]
    }>
  }
  export = Client
}

declare module 'braintree-web/hosted-fields/shared/constants.js' {
  interface FieldNames {
    name: string
    label: string
  }
  const constants: {
    maxExpirationYearAge: number
    events: Record<string, string>
    allowedStyles: string[]
    allowedFields: Record<string, FieldNames>
    autocompleteMappings: Record<string, string>
    tokenizationErrorCodes: Record<string, object | undefined>
  }
  export = constants
}

declare module 'braintree-web/hosted-fields/shared/errors.js' {
  const errors: Record<string, { type: string; code: string; message: string }>
  export = errors
}

declare module 'braintree-web/hosted-fields/shared/get-card-types.js' {
  interface CardType {
    niceType: string
    type: string
    gaps: number[]
    lengths: number[]
    code: { name: string; size: number }
  }
  const getCardTypes: (number: string) => CardType[]
  export = getCardTypes
}

declare module 'braintree-web/client/index.js' {
  const client: object
  export = client
}

declare module 'braintree-web/hosted-fields/index.js' {
  const hostedFields: object
  export = hostedFields
}
