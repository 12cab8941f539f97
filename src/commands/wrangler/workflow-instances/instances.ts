/** Workflow instances as the operator's commands see them, on the platform or in the local simulator. */
export type Instances = {
  /** Every instance, newest first. */
  list(): Promise<Instance[]>
  /** @throws Error when there is none */
  details(id: string): Promise<InstanceDetails>
  send(id: string, type: string): Promise<void>
  /** Deletes an instance and its data. */
  remove(id: string): Promise<void>
}

export type Instance = { id: string; status?: string; created_on?: string }

export type Step = {
  name: string
  type: 'step' | 'waitForEvent'
  start: string
  end: string | null
  output?: unknown
}

export type InstanceDetails = { status: string; params: unknown; queued?: string; steps: Step[] }

/** Maximum page size of both sources. */
export const pageSize = 100

/** States of instances that have not ended and are not paused. */
export const openStatuses = ['queued', 'running', 'waiting', 'waitingForPause']
