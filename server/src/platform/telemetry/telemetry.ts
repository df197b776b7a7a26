import { FastifyOtelInstrumentation } from '@fastify/otel'
import { metrics, type Span } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { NodeSDK } from '@opentelemetry/sdk-node'
import type { Config } from '../../config.ts'
import { loggedPath } from '../log/log.ts'

/** Traces leave when a collector is configured, metrics are read from their own port when one is. What is left out, the SDK takes from OTEL_* and sends by default: so what is off says so. */
export const startTelemetry = ({ role, config }: { role: string; config: Config }) => {
  if (!config.TRACES_URL && !config.METRICS_PORT) return { stop: async () => undefined }
  const sdk = new NodeSDK({
    resource: resourceFromAttributes({ 'service.name': `partner-hub-${role}` }),
    ...(config.TRACES_URL
      ? { traceExporter: new OTLPTraceExporter({ url: config.TRACES_URL }) }
      : { spanProcessors: [] }),
    metricReaders: config.METRICS_PORT
      ? [new PrometheusExporter({ host: config.BIND_ADDRESS, port: config.METRICS_PORT })]
      : [],
    logRecordProcessors: [],
    instrumentations: [new FastifyOtelInstrumentation({ registerOnInitialization: true, requestHook: withoutQuery })],
  })
  sdk.start()
  return { stop: () => sdk.shutdown() }
}

/** Query strings of sign-in carry codes: a trace knows the path alone. */
export const withoutQuery = (span: Pick<Span, 'setAttribute'>, request: { url: string }): void => {
  span.setAttribute('url.path', loggedPath(request.url))
}

/** Made after the start above: an instrument made before it measures nothing. Labels are route patterns, since paths hold ids. */
export const requestDuration = () =>
  metrics.getMeter('partner-hub').createHistogram('http_request_duration', { unit: 'ms' })

/** Quota hits are worth an alarm: somebody may be sending what nobody asked for (docs/threats.md E2). */
export const countHeldBack = (reason: string): void =>
  metrics.getMeter('partner-hub').createCounter('invitations_held_back').add(1, { reason })

/** Each is a defect in the hub or in a record, and waits for a person. */
export const countParkedMail = (): void => metrics.getMeter('partner-hub').createCounter('mails_parked').add(1)

/** A task of the worker that goes on failing does so by one record, and holds up whatever else is due. */
export const countFailedTask = (task: string): void =>
  metrics.getMeter('partner-hub').createCounter('tasks_failed').add(1, { task })

/** What browsers kept out of our pages. */
export const countPolicyReport = (): void => metrics.getMeter('partner-hub').createCounter('policy_reports').add(1)

/** 1 while the mail server is away and hardly tried. */
export const watchMailBreaker = (isOpen: () => boolean): void =>
  metrics
    .getMeter('partner-hub')
    .createObservableGauge('mail_breaker_open')
    .addCallback((result) => result.observe(isOpen() ? 1 : 0))
