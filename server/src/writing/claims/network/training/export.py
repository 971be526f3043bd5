"""Writes what training changed: of a matrix the largest parts of the change, a byte a number; the small rest as it is."""
import json
import os

import numpy as np
import torch

PROBES = [
    ('Denies suicidal ideation. Sleep poor.', 'He has no suicidal thoughts.'),
    ('Mother reports that he hits his sister at weekends.', 'His sister hits him.'),
    ('Café visits: naïve to caffeine, 2½ cups/day.', 'She drinks coffee – daily.'),
]
RANK = 48
PLACE_RANK = 8


def pack_rows(values):
    scales = (np.abs(values).max(1) / 127 + 1e-12).astype(np.float32)
    packed = np.clip(np.round(values / scales[:, None]), -127, 127)
    return scales.tobytes() + packed.astype(np.int8).tobytes(), packed * scales[:, None]


def export(network, base, target, classify):
    """Leaves the network as a reader of the files will have it."""
    entries, parts = [], []

    def whole(name, values):
        entries.append({'name': name, 'shape': [values.numel()]})
        parts.append(values.detach().numpy().astype(np.float32).tobytes())

    def change(name, trained, original, rank, is_turned):
        own, other = (each.detach().numpy() for each in (trained, original))
        difference = (own - other).T if is_turned else own - other
        left, sizes, right = np.linalg.svd(difference, full_matrices=False)
        root = np.sqrt(sizes[:rank])
        first, first_read = pack_rows((left[:, :rank] * root).T)
        second, second_read = pack_rows(right[:rank] * root[:, None])
        entries.append({'name': f'{name}.left', 'shape': list(first_read.shape)})
        entries.append({'name': f'{name}.right', 'shape': list(second_read.shape)})
        parts.extend([first, second])
        read = first_read.T @ second_read
        trained.data = original.detach() + torch.tensor((read.T if is_turned else read).astype(np.float32))

    def dense(name, layer):
        whole(name, layer.weight.T if layer.weight.dim() == 2 else layer.weight)
        whole(f'{name}.bias', layer.bias)

    change('place', network.place, base.place, PLACE_RANK, False)
    whole('side', network.side)
    dense('firstNorm', network.firstNorm)
    for at, (layer, original) in enumerate(zip(network.layers, base.layers)):
        for name in ('query', 'key', 'value', 'attended', 'inner', 'outer'):
            change(f'{at}.{name}', getattr(layer, name).weight, getattr(original, name).weight, RANK, True)
            whole(f'{at}.{name}.bias', getattr(layer, name).bias)
        for name in ('attendedNorm', 'outerNorm'):
            dense(f'{at}.{name}', getattr(layer, name))
    dense('pool', network.pool)
    dense('out', network.out)
    with open(os.path.join(target, 'weights.bin'), 'wb') as file:
        file.write(b''.join(parts))
    # What this calculation makes of a few sentences, for the tests of the other one.
    probes = [{'passages': passages, 'claim': claim, 'classes': classify(passages, claim)} for passages, claim in PROBES]
    with open(os.path.join(target, 'weights.json'), 'w') as file:
        json.dump({'probes': probes, 'tensors': entries}, file, indent=2)
