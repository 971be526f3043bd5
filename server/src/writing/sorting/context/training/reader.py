"""MiniLM of which each matrix from some layer on has a learnt change of low rank, in PyTorch."""
import json
import math
import os
import sys

import numpy as np
import torch
from torch import nn
from torch.nn import functional

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, '../../../claims/network/training'))
from model import HEADS, MATRICES, WIDTH, Network  # noqa: E402

FROZEN_LAYERS, RANK = 2, 32
DROPPED = 0.1


class Changed(nn.Module):
    """A matrix of the model, as it is, with a learnt change of low rank."""

    def __init__(self, dense):
        super().__init__()
        self.weight = nn.Parameter(dense.weight.data, requires_grad=False)
        self.bias = dense.bias
        columns, rows = dense.weight.shape[1], dense.weight.shape[0]
        self.left = nn.Parameter(torch.randn(RANK, columns) / math.sqrt(columns))
        self.right = nn.Parameter(torch.zeros(rows, RANK))

    def forward(self, state):
        return functional.linear(state, self.weight, self.bias) + (state @ self.left.T) @ self.right.T


def attend(layer, state, mask):
    count, length, _ = state.shape

    def by_head(values):
        return values.view(count, length, HEADS, WIDTH // HEADS).transpose(1, 2)

    query, key, value = (by_head(each(state)) for each in (layer.query, layer.key, layer.value))
    seen = functional.scaled_dot_product_attention(query, key, value, attn_mask=mask)
    seen = seen.transpose(1, 2).reshape(count, length, WIDTH)
    state = layer.attendedNorm(state + functional.dropout(layer.attended(seen), DROPPED, layer.training))
    inner = layer.inner(state)
    outer = layer.outer(inner * torch.sigmoid(1.702 * inner))
    return layer.outerNorm(state + functional.dropout(outer, DROPPED, layer.training))


class ChangedModel(nn.Module):
    """Of MiniLM the lowest layers and the tables stay as they are."""

    def __init__(self, package):
        super().__init__()
        self.base = Network(package)
        for each in self.base.parameters():
            each.requires_grad = False
        for layer in self.base.layers[FROZEN_LAYERS:]:
            for name in MATRICES:
                setattr(layer, name, Changed(getattr(layer, name)))
                getattr(layer, name).bias.requires_grad = True
            for norm in (layer.attendedNorm, layer.outerNorm):
                for each in norm.parameters():
                    each.requires_grad = True

    def read(self, pieces, is_there, side=None):
        base = self.base
        sides = base.side[0] if side is None else base.side[side]
        state = base.firstNorm(base.word[pieces] + base.place[: pieces.shape[1]] + sides)
        mask = is_there[:, None, None, :].bool()
        for layer in base.layers[:FROZEN_LAYERS]:
            layer.training = False
            with torch.no_grad():
                state = attend(layer, state, mask)
        for layer in base.layers[FROZEN_LAYERS:]:
            state = attend(layer, state, mask)
        return state


def means_of(flat, rows, columns, share):
    """Of the states of some pieces the mean for each row; `columns` and `share` say which pieces, and how much each counts."""
    return torch.zeros(int(rows.max()) + 1, WIDTH).index_add(0, rows, flat[columns] * share[:, None])


def add_learnt(model, folder, heads=None):
    """Gives it the changes that write_weights.py wrote into a folder, and the heads that are asked for."""
    with open(os.path.join(folder, 'weights.json')) as file:
        entries = json.load(file)['tensors']
    with open(os.path.join(folder, 'weights.bin'), 'rb') as file:
        data = file.read()
    at = 0
    for entry in entries:
        rows, *columns = entry['shape']
        if columns:
            scales = np.frombuffer(data, np.float32, rows, at)
            at += 4 * rows
            values = np.frombuffer(data, np.int8, rows * columns[0], at).reshape(rows, columns[0]) * scales[:, None]
            at += rows * columns[0]
        else:
            values = np.frombuffer(data, np.float32, rows, at)
            at += 4 * rows
        layer, *where = entry['name'].split('.')
        if layer.isdigit():
            owner, where = getattr(model.base.layers[int(layer)], where[0]), where[1:]
        elif heads and layer in heads:
            owner = heads[layer]
        else:
            continue
        name = where[0] if where else 'weight'
        parameter = getattr(owner, name)
        parameter.data = torch.tensor(np.ascontiguousarray(values.T if name == 'right' else values), dtype=torch.float32)
