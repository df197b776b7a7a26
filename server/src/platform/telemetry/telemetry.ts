import { FastifyOtelInstrumentation } from '@fastify/otel'
import { metrics, type Span } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { NodeSDK } from '@opentelemetry/sdk-node'
import type { Config } from '../../config.ts'
import { loggedPath } from '../log/log.ts'

/**
 * Sends traces if a collector is configured and serves metrics if a port is. The SDK would fill omitted settings from
 * OTEL_* and send by default, so what is off is switched off explicitly.
 */
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

/** Sign-in query strings carry codes, so traces keep only the path. */
export const withoutQuery = (span: Pick<Span, 'setAttribute'>, request: { url: string }): void => {
  span.setAttribute('url.path', loggedPath(request.url))
}

/**
 * Create it after startTelemetry: an instrument created earlier measures nothing. Labels are route patterns, since
 * paths hold ids.
 */
export const requestDuration = () =>
  metrics.getMeter('partner-hub').createHistogram('http_request_duration', { unit: 'ms' })

/** Quota hits should raise an alarm: someone may be sending spam (docs/threats.md E2). */
export const countHeldBack = (reason: string): void =>
  metrics.getMeter('partner-hub').createCounter('invitations_held_back').add(1, { reason })

/** Each one is a defect in the hub or in a record and needs a person to look at it. */
export const countParkedMail = (): void => metrics.getMeter('partner-hub').createCounter('mails_parked').add(1)

/** A worker task that keeps failing is stuck on one record and delays everything else that is due. */
export const countFailedTask = (task: string): void =>
  metrics.getMeter('partner-hub').createCounter('tasks_failed').add(1, { task })

/** Violations of the content security policy reported by browsers. */
export const countPolicyReport = (): void => metrics.getMeter('partner-hub').createCounter('policy_reports').add(1)

/** 1 while the mail server is down and only probed. */
export const watchMailBreaker = (isOpen: () => boolean): void =>
  metrics
    .getMeter('partner-hub')
    .createObservableGauge('mail_breaker_open')
    .addCallback((result) => result.observe(isOpen() ? 1 : 0))
