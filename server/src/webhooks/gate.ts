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
  /** Calls with the pass for a delivery, at once or later, or with undefined when the event is better given back. */
  enter(endpointId: string, admit: (pass: Pass | undefined) => void): void;
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
  /** Those that wait for a pass, the first to come first. */
  waiting: Admit[];
  /** Under way, in both rooms. */
  running: number;
  /** Of these, in the side room; and of those, begun there a moment ago. */
  aside: number;
  beginning: number;
  /** Of those under way, known to take long. */
  long: number;
}

type Admit = (pass: Pass | undefined) => void;

/** The two rooms, and who is in them. */
interface Rooms extends GateOptions {
  inMain: number;
  inSide: number;
  /** Endpoints in trouble with deliveries under way. */
  troubled: Set<Endpoint>;
}

export function createGate(options: GateOptions): Gate {
  const rooms: Rooms = { ...options, inMain: 0, inSide: 0, troubled: new Set() };
  const endpoints = new Map<string, Endpoint>();
  /** Those for which some wait. They take turns: who was let in goes behind the others. */
  const queue = new Set<Endpoint>();
  let isOpen = true;

  function find(id: string): Endpoint {
    const known = endpoints.get(id);
    if (known !== undefined) return known;
    const endpoint: Endpoint = {
      id,
      mode: 'quick',
      hasDelivered: false,
      waiting: [],
      running: 0,
      aside: 0,
      beginning: 0,
      long: 0,
    };
    endpoints.set(id, endpoint);
    return endpoint;
  }

  function admitNext(): void {
    for (const endpoint of queue) {
      if (!mayBegin(rooms, endpoint)) continue;
      queue.delete(endpoint);
      const admit = endpoint.waiting.shift();
      // Behind the others, where this loop comes to it again.
      if (endpoint.waiting.length > 0) queue.add(endpoint);
      admit?.(issuePass(rooms, endpoint, { recall, settle }));
    }
  }

  function recall(endpoint: Endpoint): void {
    queue.delete(endpoint);
    for (const admit of endpoint.waiting.splice(0)) admit(undefined);
    forgetIdle(endpoint);
  }

  function forgetIdle({ id, mode, running, waiting }: Endpoint): void {
    if (mode === 'quick' && running + waiting.length === 0) endpoints.delete(id);
  }

  function settle(endpoint: Endpoint): void {
    forgetIdle(endpoint);
    admitNext();
  }

  return {
    enter: (endpointId, admit) => {
      if (!isOpen) return admit(undefined);
      const endpoint = find(endpointId);
      endpoint.waiting.push(admit);
      queue.add(endpoint);
      admitNext();
    },
    rooms: () => new Map([...endpoints.values()].map((endpoint) => [endpoint.id, roomOf(rooms, endpoint)])),
    recall: (endpointId) => {
      const endpoint = endpoints.get(endpointId);
      if (endpoint !== undefined) recall(endpoint);
    },
    close: () => {
      isOpen = false;
      for (const endpoint of queue) recall(endpoint);
    },
  };
}

function shareOfSideRoom({ sideRoom, troubled }: Rooms): number {
  return Math.max(1, Math.floor(sideRoom / (Math.max(1, troubled.size) + 1)));
}

function roomOf(rooms: Rooms, { mode, running, waiting, aside, long }: Endpoint): number {
  const { perEndpoint, usualRoom } = rooms;
  const waits = waiting.length;
  if (mode === 'failing') return Math.max(0, 1 - running - waits);
  if (mode === 'hanging') return Math.max(0, Math.min(shareOfSideRoom(rooms) - aside, usualRoom) - waits);
  // Behind one that takes long, nothing waits.
  return Math.max(0, (long === 0 ? usualRoom : perEndpoint) - running - waits);
}

function mayBegin(rooms: Rooms, { mode, running, aside, beginning }: Endpoint): boolean {
  const { concurrency, perEndpoint, sideRoom, inMain, inSide } = rooms;
  if (mode === 'quick') return inMain < concurrency && running < perEndpoint;
  if (inSide >= sideRoom) return false;
  return mode === 'failing' ? running === 0 : beginning < perEndpoint && aside < shareOfSideRoom(rooms);
}

function noteTrouble({ troubled }: Rooms, endpoint: Endpoint): void {
  if (endpoint.mode !== 'quick' && endpoint.running > 0) troubled.add(endpoint);
  else troubled.delete(endpoint);
}

interface Doors {
  /** Turns away what waits for an endpoint. */
  recall(endpoint: Endpoint): void;
  /** Something has changed for this endpoint: others may begin, or nothing of it is left. */
  settle(endpoint: Endpoint): void;
}

/** Lets a delivery into its room. */
function issuePass(rooms: Rooms, endpoint: Endpoint, { recall, settle }: Doors): Pass {
  const beganAside = endpoint.mode !== 'quick';
  let isAside = beganAside;
  let isLong = false;
  endpoint.running += 1;
  if (beganAside) {
    rooms.inSide += 1;
    endpoint.aside += 1;
    endpoint.beginning += 1;
  } else rooms.inMain += 1;
  noteTrouble(rooms, endpoint);

  function moveAside(): boolean {
    if (rooms.inSide >= rooms.sideRoom) return false;
    isAside = true;
    rooms.inMain -= 1;
    rooms.inSide += 1;
    endpoint.aside += 1;
    return true;
  }

  function markLong(): void {
    if (isLong) return;
    isLong = true;
    endpoint.long += 1;
    if (beganAside) endpoint.beginning -= 1;
    if (endpoint.mode === 'failing' || !endpoint.hasDelivered) endpoint.mode = 'hanging';
    else if (endpoint.mode === 'quick') recall(endpoint);
    noteTrouble(rooms, endpoint);
  }

  function vacate(): void {
    endpoint.running -= 1;
    if (isAside) {
      rooms.inSide -= 1;
      endpoint.aside -= 1;
    } else rooms.inMain -= 1;
    if (isLong) endpoint.long -= 1;
    else if (beganAside) endpoint.beginning -= 1;
  }

  function judge(isDelivered: boolean): void {
    endpoint.hasDelivered = isDelivered;
    if (isDelivered) endpoint.mode = 'quick';
    else endpoint.mode = isLong || endpoint.long > 0 ? 'hanging' : 'failing';
    noteTrouble(rooms, endpoint);
    if (endpoint.mode === 'failing') recall(endpoint);
  }

  return {
    isAside: beganAside,
    takeLong: () => {
      if (!isAside && !moveAside()) return { isAside, wantsMore: false };
      markLong();
      settle(endpoint);
      return { isAside, wantsMore: endpoint.waiting.length <= rooms.usualRoom / 2 };
    },
    leave: (isDelivered) => {
      const hadNoRoom = roomOf(rooms, endpoint) === 0;
      vacate();
      judge(isDelivered);
      settle(endpoint);
      return hadNoRoom;
    },
  };
}
