/** Licences that ask for no more than to keep their notice. */
export const allowed = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0']

/** For tools and tests, of which nothing is delivered. */
export const allowedInDevelopment = ['CC-BY-3.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0', 'Unicode-3.0', 'Zlib']

/** By name; one that changes its licence is reviewed again. */
export const exceptions: Record<string, { declared: string; why: string }> = {
  '@fontsource-variable/inter': { declared: 'OFL-1.1', why: 'a font, served unchanged and under its own name' },
  '@fontsource/inter': { declared: 'OFL-1.1', why: 'a font, embedded in receipts under its own name' },
  '@react-aria/optimize-locales-plugin': {
    declared: '',
    why: 'Apache-2.0 by its LICENSE file; runs in the build alone',
  },
  'caniuse-lite': { declared: 'CC-BY-4.0', why: 'data that webpack reads; its author is named in the package' },
  'fast-sha256': { declared: 'Unlicense', why: 'public domain; standardwebhooks uses it' },
  'fs-monkey': { declared: 'Unlicense', why: "public domain; Temporal's bundler uses it" },
  'fxa-common-password-list': { declared: 'MPL-2.0', why: 'used unchanged, on the server alone' },
  'incremental-encoder': { declared: 'MPL 2.0', why: 'used unchanged; the password list is stored in it' },
  'png-js': { declared: '', why: 'MIT by its LICENSE file; pdfkit uses it' },
  unionfs: { declared: '', why: "public domain by its LICENSE file; Temporal's bundler uses it" },
  'xmlhttprequest-ssl': { declared: '', why: 'MIT by its LICENSE file; the mail catcher uses it' },
}
