import { type Figure, printFigure } from './figure.ts';
import { median } from './measure.ts';

/** Runs once and answers with how many a second. */
export type Side = () => Promise<number>;

export interface Peer {
  run: Side;
  /** The ratio of ours to it that we aim at. */
  aim?: number | undefined;
}

export interface Comparison {
  what: string;
  /** Behind a rate, as in "/s". */
  unit: string;
  rounds: number;
  ours: Side;
  peers: Readonly<Record<string, Peer>>;
}

/** Our side and its peers in turn, so that whatever else the machine does slows all alike. A first round warms them up. */
export async function compare({ what, unit, rounds, ours, peers }: Comparison): Promise<Figure[]> {
  const rates = { ours: [] as number[], peers: Object.keys(peers).map((): number[] => []) };
  for (let round = 0; round <= rounds; round += 1) {
    const timed = [await ours()];
    for (const { run } of Object.values(peers)) timed.push(await run());
    if (round === 0) continue;
    rates.ours.push(timed[0] ?? Number.NaN);
    for (const [index, ofPeer] of rates.peers.entries()) ofPeer.push(timed[index + 1] ?? Number.NaN);
  }
  return Object.entries(peers).map(([name, { aim }], index) => {
    const ofPeer = rates.peers[index] ?? [];
    // Round by round: what disturbs the machine disturbs both sides of a round.
    const ratios = rates.ours.map((rate, round) => rate / (ofPeer[round] ?? Number.NaN));
    const figure = {
      what,
      ours: showRates(rates.ours, unit),
      beside: `${name} ${showRates(ofPeer, unit)}`,
      ratio: showSpread(ratios, (ratio) => ratio.toFixed(2)),
      aim: aim === undefined ? '' : String(aim),
    };
    printFigure(figure);
    return figure;
  });
}

function showRates(rates: readonly number[], unit: string): string {
  return showSpread(rates, (rate) => Math.round(rate).toLocaleString('en-GB'), unit);
}

function showSpread(values: readonly number[], show: (value: number) => string, unit = ''): string {
  return `${show(median(values))}${unit} (${show(Math.min(...values))} to ${show(Math.max(...values))})`;
}
