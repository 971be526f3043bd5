/**
 * Where claimed events wait for their turn, so that the next ones are at hand while more are being claimed.
 *
 * There are two rooms. The main room has `concurrency` places, for deliveries that are expected to be quick. The side
 * room is for those that are not: they wait for an answer, which costs a socket and no more, so it is much larger.
 *
 * An endpoint is in one of three modes.
 *
 * Quick: its last delivery succeeded, or there was none yet. Its deliveries take places in the main room, at most
 * `perEndpoint` under way at once. A delivery that takes long moves to the side room; it still counts against
 * `perEndpoint`, because a receiver that answers late is busy, and more at once would make it later.
 * - A delivery fails at once: failing. What waits is given back.
 * - A delivery takes long, and none has succeeded since this endpoint was last idle: hanging.
 * - A delivery fails after it took long: hanging.
 *
 * Failing: it refuses quickly, so one at a time is enough to keep every event's schedule. That one is in the side room.
 * - It succeeds: quick. It takes long: hanging.
 *
 * Hanging: it does not answer. Every attempt then lasts as long as an attempt may, and one at a time, a thousand events
 * would need hours for what should take a minute. So its deliveries begin in the side room, and only those that have
 * just begun are counted: `perEndpoint` of them. After a moment each makes room for the next. How many are under way in
 * all is bounded by the endpoint's share of the side room.
 * - One succeeds: quick. One fails at once while no other is held: failing.
 *
 * The share: the side room is divided among the endpoints in trouble, with one share left free for the next. Where the
 * side room is full, a delivery that takes long stays in the main room.
 */
export interface GateOptions {
  /** Places of the main room, and how many of them one endpoint may have. */
  concurrency: number;
  perEndpoint: number;
  /** Places of the side room. */
  sideRoom: number;
  /** How many of an endpoint that gives no trouble may be here, waiting and under way. */
  usualRoom: number;
}

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
  /** Whether the delivery begins in the side room. */
  readonly isAside: boolean;
  /** It has not been answered for a while. */
  takeLong(): {
    /** It is in the side room now, where it holds up nobody. */
    isAside: boolean;
    /** Few of this endpoint's are at hand: some may be due. */
    wantsMore: boolean;
  };
  /** Tells whether there was no room for more of this endpoint's: then some may be due. */
  leave(isDelivered: boolean): boolean;
}

interface Endpoint {
  id: string;
  mode: 'quick' | 'failing' | 'hanging';
  hasDelivered: boolean;
  waiting: number;
  /** Under way, in both rooms. */
  running: number;
  /** Of these, in the side room; and of those, begun there a moment ago. */
  aside: number;
  beginning: number;
  /** Of those under way, known to take long. */
  long: number;
}

interface Waiting {
  endpoint: Endpoint;
  admit: (pass: Pass | undefined) => void;
}

export function createGate({ concurrency, perEndpoint, sideRoom, usualRoom }: GateOptions): Gate {
  const endpoints = new Map<string, Endpoint>();
  /** Those in trouble with deliveries under way. */
  const troubled = new Set<Endpoint>();
  const queue = new Set<Waiting>();
  let inMain = 0;
  let inSide = 0;
  let isOpen = true;

  function shareOfSideRoom(): number {
    return Math.max(1, Math.floor(sideRoom / (Math.max(1, troubled.size) + 1)));
  }

  function roomOf(endpoint: Endpoint): number {
    const { mode, running, waiting, aside, long } = endpoint;
    if (mode === 'failing') return Math.max(0, 1 - running - waiting);
    if (mode === 'hanging') return Math.max(0, Math.min(shareOfSideRoom() - aside, usualRoom) - waiting);
    // Behind one that takes long, nothing waits.
    return Math.max(0, (long === 0 ? usualRoom : perEndpoint) - running - waiting);
  }

  function mayBegin({ mode, running, aside, beginning }: Endpoint): boolean {
    if (mode === 'quick') return inMain < concurrency && running < perEndpoint;
    if (inSide >= sideRoom) return false;
    return mode === 'failing' ? running === 0 : beginning < perEndpoint && aside < shareOfSideRoom();
  }

  function find(id: string): Endpoint {
    const fresh = { waiting: 0, running: 0, aside: 0, beginning: 0, long: 0 };
    const endpoint = endpoints.get(id) ?? { id, mode: 'quick', hasDelivered: false, ...fresh };
    endpoints.set(id, endpoint);
    return endpoint;
  }

  function noteTrouble(endpoint: Endpoint): void {
    if (endpoint.mode !== 'quick' && endpoint.running > 0) troubled.add(endpoint);
    else troubled.delete(endpoint);
  }

  function admitNext(): void {
    for (const waiting of queue) if (mayBegin(waiting.endpoint)) dismiss(waiting, issuePass(waiting.endpoint));
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
    const beganAside = endpoint.mode !== 'quick';
    let isAside = beganAside;
    let isLong = false;
    endpoint.running += 1;
    if (beganAside) {
      inSide += 1;
      endpoint.aside += 1;
      endpoint.beginning += 1;
    } else inMain += 1;
    noteTrouble(endpoint);

    function moveAside(): boolean {
      if (inSide >= sideRoom) return false;
      isAside = true;
      inMain -= 1;
      inSide += 1;
      endpoint.aside += 1;
      return true;
    }

    function markLong(): void {
      if (isLong) return;
      isLong = true;
      endpoint.long += 1;
      if (beganAside) endpoint.beginning -= 1;
      if (endpoint.mode === 'failing' || !endpoint.hasDelivered) endpoint.mode = 'hanging';
      else if (endpoint.mode === 'quick') recall(endpoint.id);
      noteTrouble(endpoint);
    }

    function vacate(): void {
      endpoint.running -= 1;
      if (isAside) {
        inSide -= 1;
        endpoint.aside -= 1;
      } else inMain -= 1;
      if (isLong) endpoint.long -= 1;
      else if (beganAside) endpoint.beginning -= 1;
    }

    function judge(isDelivered: boolean): void {
      endpoint.hasDelivered = isDelivered;
      if (isDelivered) endpoint.mode = 'quick';
      else endpoint.mode = isLong || endpoint.long > 0 ? 'hanging' : 'failing';
      noteTrouble(endpoint);
      if (endpoint.mode === 'failing') recall(endpoint.id);
      if (endpoint.mode === 'quick' && endpoint.running + endpoint.waiting === 0) endpoints.delete(endpoint.id);
    }

    return {
      isAside: beganAside,
      takeLong: () => {
        if (!isAside && !moveAside()) return { isAside, wantsMore: false };
        markLong();
        admitNext();
        return { isAside, wantsMore: endpoint.waiting <= usualRoom / 2 };
      },
      leave: (isDelivered) => {
        const hadNoRoom = roomOf(endpoint) === 0;
        vacate();
        judge(isDelivered);
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
