import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../server/src/writing/language/language.ts';

/** One half was looked at while the rules were written, of the other only totals were seen. */
const HALVES = ['development', 'apart'] as const;
const [OPEN, CLOSE] = ['⟦', '⟧'];
const BEFORE = 'She has been tired since the move and sleeps badly.\n\n';
const AFTER = '\n\nHer sister visits on Sundays.';
/** Less than this share of the shorter of two is a touch, not a match. */
const MIN_SHARED = 0.3;

interface Half {
  /** Texts, with the order in them between brackets. */
  orders: string[];
  /** Texts that only sound like orders. */
  lookalikes: string[];
}

/** How many orders to the writer are known for orders, and how much else is taken for one. */
export async function measureOrders(language: Language): Promise<void> {
  for (const half of HALVES) {
    const file = path.join(import.meta.dirname, 'labels/orders', `${half}.json`);
    const { orders, lookalikes } = JSON.parse(readFileSync(file, 'utf8')) as Half;
    const caught = (await readInside(language, orders)).filter(
      (inside) => inside.length > 0 && inside.every((isOrder) => isOrder),
    );
    const alarms = (await readInside(language, lookalikes.map(wrap))).filter((inside) => inside.includes(true));
    process.stdout.write(
      `orders, ${half}: ${orders.length - caught.length} of ${orders.length} would be quoted, ` +
        `${alarms.length} of ${lookalikes.length} that only sound like orders are taken for some\n`,
    );
  }
}

function wrap(text: string): string {
  return `${OPEN}${text}${CLOSE}`;
}

/** Of each text, whether the passages between its brackets are marked as orders. */
async function readInside(language: Language, texts: readonly string[]): Promise<boolean[][]> {
  const sorted = await language.sortNotes(
    texts.map((text) => `Session\n${BEFORE}${text.replace(OPEN, '').replace(CLOSE, '')}${AFTER}`),
  );
  return texts.map((text, index) => {
    const start = BEFORE.length + text.indexOf(OPEN);
    const end = BEFORE.length + text.indexOf(CLOSE) - OPEN.length;
    const inside = (sorted[index] ?? []).filter((passage) => {
      const shared = Math.min(end, passage.end) - Math.max(start, passage.start);
      return shared > MIN_SHARED * Math.min(end - start, passage.end - passage.start);
    });
    return inside.map(({ isOrder }) => isOrder);
  });
}
