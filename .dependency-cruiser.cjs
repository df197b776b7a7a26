// Who may import whom (ARCHITECTURE.md). Patterns, so that a new module is held to the rules without being named.
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
})

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
    never('server-knows-no-portal', '^server/src/(?!platform/testing/)', '^(portal|sandbox|e2e|tools)/'),
    never('sandbox-knows-contracts-alone', '^sandbox/', '^(server|portal|emails|e2e|tools)/'),
    never('journeys-know-contracts-alone', '^e2e/', '^(server|portal|sandbox|emails)/'),
    never('a-feature-imports-no-feature', '^portal/src/features/([^/]+)/', '^portal/src/features/(?!$1/)'),
    never('ui-knows-no-api', '^portal/src/ui/', '^portal/src/(api|app|features|texts)/'),
    never('api-and-texts-know-no-ui', '^portal/src/(api|texts)/', '^portal/src/(app|features|ui)/'),
    never('features-know-no-app', '^portal/src/features/', '^portal/src/app/'),
    never(
      'routes-run-operations',
      '^server/src/.*\\.routes\\.ts$',
      '(^server/src/platform/(database|workflow)/|\\.store\\.ts$|^node_modules/(pg|kysely)/)',
    ),
    never(
      'platform-knows-no-domain',
      '^server/src/platform/(?!testing/|workflow/workflows\\.ts)',
      '^server/src/(session|sign-in|accounts|firms|clients|invitations|billing|payments|activity|analytics)/',
    ),
    {
      name: 'temporal-in-workflows-alone',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['\\.workflow\\.ts$', '^server/src/platform/(workflow|testing)/', '\\.test\\.ts$'],
      },
      to: { path: '^node_modules/@temporalio/' },
    },
    vendor('nodemailer', 'platform/mail/mail'),
    vendor('@aws-sdk', 'platform/objects/objects'),
    vendor('openid-client', 'session/sign-in-client'),
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

/** A vendor's SDK has one file that speaks it. */
function vendor(name, file) {
  return {
    name: `one-file-speaks-${name.replace('@', '')}`,
    severity: 'error',
    from: {
      path: '^server/src/',
      pathNot: [`^server/src/${file}\\.ts$`, '\\.test\\.ts$', '^server/src/platform/testing/'],
    },
    to: { path: `^node_modules/${name}` },
  }
}
