/** Where each part listens on a machine that has nothing else there. */
export const preferredPorts = {
  postgres: 54320,
  temporal: 7233,
  temporal_history: 7234,
  temporal_matching: 7235,
  temporal_worker: 7239,
  temporal_membership: 6933,
  temporal_history_membership: 6934,
  temporal_matching_membership: 6935,
  temporal_worker_membership: 6939,
  objects: 7070,
  smtp: 1025,
  mail: 1080,
  toxiproxy: 8474,
} as const

export type PortName = keyof typeof preferredPorts
