// Who may import whom (ARCHITECTURE.md). Patterns, so that a new module is held to the rules without being named.
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
})

/** From the ground up: a module imports what stands below it, never its own floor or a higher one. */
const floors = require('./server/floors.json')

const floorRules = floors.map((modules, floor) => ({
  name: `floor-${floor}-stands-on-lower-ones`,
  severity: 'error',
  from: { path: `^server/src/(${modules.join('|')})/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: `^server/src/(${floors.slice(floor).flat().join('|')}|(?!config\\.ts$)[^/]+\\.ts$)`,
    pathNot: '^server/src/$1/',
  },
}))

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'contracts-import-zod-alone',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contracts/', '^node_modules/zod/'] },
    },
    never('emails-know-contracts-alone', '^emails/', '^(server|portal|sandbox|e2e|tools)/'),
    never('portal-knows-no-server', '^portal/', '^(server|sandbox|e2e|tools)/'),
    never('server-knows-no-portal', '^server/src/', '^(portal|sandbox|e2e|tools)/'),
    {
      name: 'only-tests-know-testing',
      severity: 'error',
      from: { path: '^(server|portal)/src/', pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: '^(server|portal)/testing/' },
    },
    never('sandbox-knows-contracts-alone', '^sandbox/', '^(server|portal|emails|e2e|tools)/'),
    never(
      'journeys-know-contracts-alone',
      '^e2e/',
      '^(server|portal|sandbox|emails|tools)/',
      'A journey knows the product as people do. Not even tools: playwright.config.ts starts the stack as a command.',
    ),
    {
      name: 'pages-need-no-runner',
      severity: 'error',
      comment:
        'The words for pages serve screenshots and benches too, which run without the journeys and their runner.',
      from: { path: '^e2e/pages/' },
      to: { path: '^(e2e/(?!pages/)|node_modules/(@playwright|playwright)/)', dependencyTypesNot: ['type-only'] },
    },
    never(
      'tools-know-pages-alone',
      '^tools/',
      '^e2e/(?!pages/)',
      'What a page is asked for has one name in journeys, screenshots and benches; the rest of e2e is its own.',
    ),
    {
      name: 'one-way-to-start-processes',
      severity: 'error',
      comment: 'What ends a process, waits for it and restarts it is in tools/processes alone.',
      from: { path: '^tools/(?!processes/)' },
      to: { path: '^(node:)?child_process$' },
    },
    never('a-feature-imports-no-feature', '^portal/src/features/([^/]+)/', '^portal/src/features/(?!$1/)'),
    never('ui-knows-no-api', '^portal/src/ui/', '^portal/src/(api|app|drafts|features|texts)/'),
    never('drafts-know-no-api', '^portal/src/drafts/', '^portal/src/(api|app|features|texts)/'),
    never('keys-know-nothing', '^portal/src/keys/', '^portal/src/(?!keys/)'),
    never('api-and-texts-know-no-ui', '^portal/src/(api|texts)/', '^portal/src/(app|drafts|features|ui)/'),
    {
      name: 'features-know-no-app',
      severity: 'error',
      comment: 'A test of a feature may: it opens the whole portal at the feature.',
      from: { path: '^portal/src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^portal/src/app/' },
    },
    never(
      'routes-run-operations',
      '^server/src/.*\\.routes\\.ts$',
      '(^server/src/platform/(database|workflow)/|\\.(store|sql)\\.ts$|^node_modules/(pg|kysely)/)',
    ),
    ...floorRules,
    {
      name: 'stores-are-private',
      severity: 'error',
      comment: 'What another module needs is an operation, which takes the transaction where it is part of one.',
      from: { path: '^server/src/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/(?!platform/)[^/]+/.*\\.(store|sql)\\.ts$', pathNot: '^server/src/$1/' },
    },
    never('every-module-has-a-floor', '^server/src/', `^server/src/(?!(${floors.flat().join('|')})/)[^/]+/`),
    {
      name: 'temporal-in-workflows-alone',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['\\.workflow\\.ts$', '^server/src/(platform/workflow/|bundle-workflows\\.ts$)', '\\.test\\.ts$'],
      },
      to: { path: '^node_modules/@temporalio/' },
    },
    vendor('nodemailer', 'platform/mail/mail'),
    vendor('@aws-sdk', 'platform/objects/objects'),
    vendor('braintree', 'payments/braintree-cards'),
    vendor('openid-client', '(sessions/sign-in-client|books/books-token)'),
    // The pool and its statements, the connection that listens, the counters with a pool of their own.
    vendor('pg', 'platform/(database/(database|named-client|apply-definitions)|live/changes|rate-limit/rate-limit)'),
    // The provider is made of several files; two more ask it who is logged in.
    vendor(
      'oidc-provider',
      '(sessions/provider-adapter|sign-in/(provider|provider-[a-z]+|find-log-in|interaction\\.routes))',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|node_modules/\\.)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}

/** A vendor's SDK is spoken in the files named here, one wherever that is possible. */
function vendor(name, files) {
  return {
    name: `few-files-speak-${name.replace('@', '')}`,
    severity: 'error',
    from: {
      path: '^server/src/',
      pathNot: [`^server/src/${files}\\.ts$`, '\\.test\\.ts$'],
    },
    to: { path: `(^|/)node_modules/${name}/` },
  }
}
