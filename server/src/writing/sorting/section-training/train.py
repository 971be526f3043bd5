"""Makes ../../headings/section-weights.bin and .json: python3 train.py <file of write-examples.ts>

Needs PyTorch; takes a minute.
"""
import json
import os
import sys

import numpy as np
import torch
from torch import nn

HIDDEN, DROPPED = 128, 0.3
STEPS, RATE, DECAY = 400, 3e-3, 1e-2
TARGET = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../headings/section-weights')


def fit(vectors, shares, weights):
    """A hidden layer over the whole vector, by the gradient of all examples at once."""
    network = nn.Sequential(
        nn.Linear(vectors.shape[1], HIDDEN), nn.ReLU(), nn.Dropout(DROPPED), nn.Linear(HIDDEN, shares.shape[1])
    )
    steps = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    for _ in range(STEPS):
        loss = -(torch.log_softmax(network(vectors), 1) * shares).sum(1) @ weights
        steps.zero_grad()
        loss.backward()
        steps.step()
    return network.eval()


def pack(layer):
    """Eight bits a number, a row for each number that comes in; each column has a scale."""
    table = layer.weight.detach().numpy().T
    scales = np.abs(table).max(0) / 127
    return np.round(table / scales).astype(np.int8).tobytes(), [float(f'{scale:.6g}') for scale in scales]


def main(examples):
    torch.manual_seed(1)
    with open(examples) as file:
        rows = [json.loads(line) for line in file]
    weights = torch.tensor([row['weight'] for row in rows], dtype=torch.float32)
    network = fit(torch.tensor([row['vector'] for row in rows]), torch.tensor([row['shares'] for row in rows]), weights / weights.sum())
    tables, about = [], {
        'sources': 'heading-phrases.ts, the headings in bench/labels/training, and section-training/sections; all written for this project'
    }
    for name, layer in (('hidden', network[0]), ('output', network[3])):
        table, scales = pack(layer)
        tables.append(table)
        about[name] = {'scales': scales, 'bias': [float(f'{value:.6g}') for value in layer.bias.detach().numpy()]}
    with open(f'{TARGET}.bin', 'wb') as file:
        file.write(b''.join(tables))
    with open(f'{TARGET}.json', 'w') as file:
        json.dump(about, file, indent=1)
        file.write('\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
