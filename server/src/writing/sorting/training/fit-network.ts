import { errorsOf, rarityOf } from './errors.ts';
import type { ExampleNote, PreparedExample } from './example.ts';
import { createNetwork, learnFrom, lookAt, type Network, step } from './network.ts';
import { createRandom, shuffled } from '../../../lib/seeded-random.ts';
import { LOOSE } from './read-labelled-note.ts';

/** More, and the notes are learnt by heart: other notes then fare worse. */
const EPOCHS = 3;
const SEED = 1;
/** Passages that were written down one by one were chosen to be hard: they are looked at so many times as often. */
const LOOSE_TIMES = 3;
/** How many passages are looked at before the weights are changed. */
const BATCH = 64;
/** The share of passages that is learnt without what is around it, or its own words would be learnt too little. */
const ALONE = 0.25;
/** And without its vector, which the later passages of a very long note do not have. */
const WITHOUT_VECTOR = 0.05;

/** By gradients, in an order that is drawn and always the same: the same data, the same weights. */
export function fitNetwork(notes: readonly ExampleNote<PreparedExample>[]): Network {
  const rarities = rarityOf(notes);
  const examples = notes.flatMap(
    ({ source, examples: own }) =>
      Array(source === LOOSE ? LOOSE_TIMES : 1)
        .fill(own)
        .flat() as PreparedExample[],
  );
  const random = createRandom(SEED);
  const network = createNetwork(random);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const [index, example] of shuffled(examples, random).entries()) {
      const rarity = rarities.get(example.kind) ?? 1;
      const withheld = { setting: random() < ALONE, vector: random() < WITHOUT_VECTOR };
      const look = lookAt(network, example, withheld, random);
      learnFrom(network, look, errorsOf(example, rarity, look.scores));
      if (index % BATCH === BATCH - 1 || index === examples.length - 1) step(network, 1 - epoch / EPOCHS);
    }
  }
  return network;
}
