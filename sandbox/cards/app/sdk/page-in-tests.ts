// The SDK for a page, from its sources: its prebuilt files contain the domain check.
export { default as client } from 'braintree-web/client/index.js'
export { default as hostedFields } from 'braintree-web/hosted-fields/index.js'
