export interface GateOptions {
  /** How many deliveries may be under way, not counting slow ones. */
  concurrency: number;
  /** How many of them to one endpoint, counting slow ones. */
  perEndpoint: number;
  /** How many slow ones may be under way beside the others. */
  maxSlow: number;
  /** How many of an endpoint that gives no trouble may be here, waiting and under way. */
  usualRoom: number;
}

/** Where claimed events wait for their turn, so that the next ones are at hand while more are being claimed. */
export interface Gate {
  /** Resolves with the pass for a delivery, or with undefined when the event is better given back. */
  enter(endpointId: string): Promise<Pass | undefined>;
  /** How many more events of each endpoint to claim; of one that is not named, the usual room. */
  rooms(): Map<string, number>;
  /** Turns away what waits for an endpoint. */
  recall(endpointId: string): void;
  /** Turns all away that wait, and whoever comes. */
  close(): void;
}

export interface Pass {
  /** It takes long: its place is for others, and nothing waits behind it. Tells whether there was room for that. */
  stepAside(): boolean;
  /** Tells whether there was no room for more of this endpoint's: then some may be due. */
  leave(isHealthy: boolean): boolean;
}

interface Endpoint {
  id: string;
  waiting: number;
  running: number;
  slow: number;
  isHealthy: boolean;
}

interface Waiting {
  endpoint: Endpoint;
  admit: (pass: Pass | undefined) => void;
}

/** An endpoint whose last delivery failed gets one at a time until one succeeds, so that the dead take few places. */
const UNHEALTHY_LIMIT = 1;

export function createGate({ concurrency, perEndpoint, maxSlow, usualRoom }: GateOptions): Gate {
  const endpoints = new Map<string, Endpoint>();
  const queue = new Set<Waiting>();
  let running = 0;
  let slow = 0;
  let isOpen = true;

  const limitOf = ({ isHealthy }: Endpoint): number => (isHealthy ? perEndpoint : UNHEALTHY_LIMIT);

  /** Events wait at hand, but behind an endpoint in trouble none do. */
  function roomOf(endpoint: Endpoint): number {
    const isPrompt = endpoint.isHealthy && endpoint.slow === 0;
    const limit = isPrompt ? usualRoom : limitOf(endpoint);
    return Math.max(0, limit - endpoint.running - endpoint.waiting);
  }

  function find(id: string): Endpoint {
    const endpoint = endpoints.get(id) ?? { id, waiting: 0, running: 0, slow: 0, isHealthy: true };
    endpoints.set(id, endpoint);
    return endpoint;
  }

  function admitNext(): void {
    for (const waiting of queue) {
      if (running >= concurrency) return;
      const { endpoint } = waiting;
      if (endpoint.running >= limitOf(endpoint)) continue;
      endpoint.running += 1;
      running += 1;
      dismiss(waiting, issuePass(endpoint));
    }
  }

  function recall(endpointId: string): void {
    for (const waiting of queue) if (waiting.endpoint.id === endpointId) dismiss(waiting, undefined);
  }

  function dismiss(waiting: Waiting, pass: Pass | undefined): void {
    queue.delete(waiting);
    waiting.endpoint.waiting -= 1;
    waiting.admit(pass);
  }

  function issuePass(endpoint: Endpoint): Pass {
    let isAside = false;
    return {
      stepAside: () => {
        if (slow >= maxSlow) return false;
        isAside = true;
        slow += 1;
        running -= 1;
        endpoint.slow += 1;
        recall(endpoint.id);
        admitNext();
        return true;
      },
      leave: (isHealthy) => {
        const hadNoRoom = roomOf(endpoint) === 0;
        if (isAside) {
          slow -= 1;
          endpoint.slow -= 1;
        } else {
          running -= 1;
        }
        endpoint.running -= 1;
        endpoint.isHealthy = isHealthy;
        if (!isHealthy) recall(endpoint.id);
        else if (endpoint.running + endpoint.waiting === 0) endpoints.delete(endpoint.id);
        admitNext();
        return hadNoRoom;
      },
    };
  }

  return {
    enter: (endpointId) => {
      if (!isOpen) return Promise.resolve(undefined);
      const { promise, resolve } = Promise.withResolvers<Pass | undefined>();
      const endpoint = find(endpointId);
      endpoint.waiting += 1;
      queue.add({ endpoint, admit: resolve });
      admitNext();
      return promise;
    },
    rooms: () => new Map([...endpoints.values()].map((endpoint) => [endpoint.id, roomOf(endpoint)])),
    recall,
    close: () => {
      isOpen = false;
      for (const waiting of queue) dismiss(waiting, undefined);
    },
  };
}
