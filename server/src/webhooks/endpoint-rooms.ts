/** How many deliveries to each endpoint this process may begin. */
export interface EndpointRooms {
  enter(endpointId: string): void;
  /** Tells whether the endpoint had no room before: then more of its events may be waiting. */
  leave(endpointId: string, isHealthy: boolean): boolean;
  /** Of those endpoints whose room is not the usual one. */
  list(): Map<string, number>;
}

interface Endpoint {
  inFlight: number;
  isHealthy: boolean;
}

/** An endpoint whose last delivery failed gets one at a time until one succeeds, so that the dead take few places. */
const UNHEALTHY_ROOM = 1;

export function createEndpointRooms(perEndpoint: number): EndpointRooms {
  const endpoints = new Map<string, Endpoint>();
  const roomOf = ({ inFlight, isHealthy }: Endpoint): number =>
    Math.max(0, (isHealthy ? perEndpoint : UNHEALTHY_ROOM) - inFlight);
  const find = (id: string): Endpoint => endpoints.get(id) ?? { inFlight: 0, isHealthy: true };
  return {
    enter: (id) => {
      const endpoint = find(id);
      endpoints.set(id, { ...endpoint, inFlight: endpoint.inFlight + 1 });
    },
    leave: (id, isHealthy) => {
      const before = find(id);
      const after = { inFlight: before.inFlight - 1, isHealthy };
      if (after.inFlight === 0 && isHealthy) endpoints.delete(id);
      else endpoints.set(id, after);
      return roomOf(before) === 0;
    },
    list: () => new Map([...endpoints].map(([id, endpoint]) => [id, roomOf(endpoint)])),
  };
}
