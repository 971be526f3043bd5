"""Lays a note out behind the sections of a template, as ../lay-out.ts does."""
import numpy as np
import torch

from lay_out import lay_out
from model import END, START

MOST_AT_ONCE, MOST_OF_SECTIONS, MOST_BEFORE = 512, 256, 48
MASK, MASKED = 103, 0.06


def lay_out_beside(sections, title, passages, most=MOST_AT_ONCE):
    """As ../lay-out.ts does."""
    front, spans = [START], []
    most_of = MOST_OF_SECTIONS // max(1, len(sections)) - 1
    for pieces in sections:
        spans.append((len(front), len(front) + len(pieces[:most_of])))
        front += [*pieces[:most_of], END]
    return [(pieces, len(front), spans, places) for pieces, places in lay_out(title, passages, most, MOST_BEFORE, front)]


def collate(stretches, chance=None):
    length = max(len(pieces) for pieces, *_ in stretches)
    pieces = np.zeros((len(stretches), length), np.int64)
    is_there, side = np.zeros((len(stretches), length), np.float32), np.zeros((len(stretches), length), np.int64)
    parts = {'passages': ([], [], []), 'sections': ([], [], [])}
    passages, owners, section_owners = [], [], []

    def add(name, row, at, start, end):
        rows, columns, share = parts[name]
        rows += [row] * (end - start)
        columns += range(at * length + start, at * length + end)
        share += [1 / (end - start)] * (end - start)

    for at, (own, front, spans, places) in enumerate(stretches):
        own = [MASK if chance and piece > 999 and chance.random() < MASKED else piece for piece in own]
        pieces[at, : len(own)], is_there[at, : len(own)], side[at, :front] = own, 1, 1
        for start, end in spans:
            add('sections', len(section_owners), at, start, end)
            section_owners.append(at)
        for passage, start, end in places:
            add('passages', len(passages), at, start, end)
            passages.append(passage)
            owners.append(at)
    tensors = {name: (torch.tensor(rows), torch.tensor(columns), torch.tensor(share)) for name, (rows, columns, share) in parts.items()}
    is_own = torch.tensor(owners)[:, None] == torch.tensor(section_owners)[None, :]
    return {'pieces': torch.tensor(pieces), 'is_there': torch.tensor(is_there), 'side': torch.tensor(side), 'is_own': is_own, **tensors}, passages
