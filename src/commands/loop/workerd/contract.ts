/** What the host and the site that it runs say to each other; both live in workerd. */

export type LimiterName = 'RATE_LIMITER' | 'VITALS_LIMITER'
export type WorkflowName = 'DELIVERY' | 'ALERTS'
export type InstanceName = { workflow: WorkflowName; id: string }

/** A site to run from now on. */
export type Replacement = {
  /** Another one for every replacement. */
  id: string
  script: string
  vars: Record<string, string>
  compatibility: { date: string; flags: string[] }
}

/** The bindings that only the host can hold, as calls. */
export type Bindings = {
  read(key: string, options: KVNamespaceGetOptions<'json'>): Promise<unknown>
  limit(limiter: LimiterName, options: RateLimitOptions): Promise<RateLimitOutcome>
  /** Returns the instance's id. @throws Error as the binding */
  create(workflow: WorkflowName, options: WorkflowInstanceCreateOptions): Promise<string>
  /** @throws Error when there is none */
  exists(instance: InstanceName): Promise<void>
  status(instance: InstanceName): Promise<InstanceStatus>
  sendEvent(instance: InstanceName, event: { type: string; payload: unknown }): Promise<void>
}
