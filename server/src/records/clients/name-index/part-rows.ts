import { compareByCodePoint } from './fold-name.ts';
import { partsOfClient } from './name-parts.ts';

/** How many clients a block has room for: the length of its longest bit string. */
export const BLOCK_SLOTS = 8192;

/** A client on somebody's list, by its folded names. */
export interface ListedClient {
  id: number;
  /** The member whose list it is on, or '' for the organisation's. */
  holder: string;
  lastKey: string;
  firstKey: string;
}

export interface PlacedClient extends ListedClient {
  block: string;
  slot: number;
}

/** By last name, first name and id. */
export function compareClients(
  a: Pick<ListedClient, 'lastKey' | 'firstKey' | 'id'>,
  b: Pick<ListedClient, 'lastKey' | 'firstKey' | 'id'>,
): number {
  return compareByCodePoint(a.lastKey, b.lastKey) || compareByCodePoint(a.firstKey, b.firstKey) || a.id - b.id;
}

/** What one block knows of one part: a bit for each client, from `lowSlot` on, as PostgreSQL reads bits in hex. */
export interface PartRow {
  holder: string;
  block: string;
  part: string;
  lowSlot: number;
  firstBits: string | null;
  lastBits: string | null;
}

interface Slots {
  first: number[];
  last: number[];
}

/** The rows that list these clients, one for each part in each block. */
export function toPartRows(clients: readonly PlacedClient[], shared: ReadonlySet<string>): PartRow[] {
  return (
    Map.groupBy(clients, (client) => `${client.holder} ${client.block}`)
      .values()
      .flatMap((members) => {
        const { holder, block } = members[0] as PlacedClient;
        return collectSlots(members, shared)
          .entries()
          .map(([part, slots]) => ({ holder, block, part, ...toBits(slots) }));
      })
      .toArray()
      // In the order of the table's key, which makes writing many of them a good deal faster.
      .toSorted((a, b) => compareByCodePoint(a.part, b.part))
  );
}

function collectSlots(members: readonly PlacedClient[], shared: ReadonlySet<string>): Map<string, Slots> {
  const slotsByPart = new Map<string, Slots>();
  for (const { slot, ...client } of members) {
    for (const [part, fields] of partsOfClient(client, shared)) {
      let slots = slotsByPart.get(part);
      if (slots === undefined) slotsByPart.set(part, (slots = { first: [], last: [] }));
      if (fields.first) slots.first.push(slot);
      if (fields.last) slots.last.push(slot);
    }
  }
  return slotsByPart;
}

function toBits({ first, last }: Slots): Pick<PartRow, 'lowSlot' | 'firstBits' | 'lastBits'> {
  let low = BLOCK_SLOTS;
  let high = 0;
  for (const slots of [first, last]) {
    for (const slot of slots) {
      low = Math.min(low, slot);
      high = Math.max(high, slot);
    }
  }
  const lowByte = low >> 3;
  const size = (high >> 3) - lowByte + 1;
  return { lowSlot: lowByte * 8, firstBits: toHex(first, lowByte, size), lastBits: toHex(last, lowByte, size) };
}

function toHex(slots: readonly number[], lowByte: number, size: number): string | null {
  if (slots.length === 0) return null;
  const bytes = Buffer.alloc(size);
  for (const slot of slots) {
    const index = (slot >> 3) - lowByte;
    bytes.writeUInt8(bytes.readUInt8(index) | (0x80 >> (slot & 7)), index);
  }
  return `x${bytes.toString('hex')}`;
}
