"""Writes what was learnt: of matrices a byte a number with a scale for each row, of vectors the numbers as they are."""
import json
import os

import numpy as np
import torch

from reader import FROZEN_LAYERS, MATRICES


def pack_rows(values):
    scales = (np.abs(values).max(1) / 127 + 1e-12).astype(np.float32)
    packed = np.clip(np.round(values / scales[:, None]), -127, 127)
    return scales.tobytes() + packed.astype(np.int8).tobytes(), (packed * scales[:, None]).astype(np.float32)


def write_weights(reader, heads, target, read_probes):
    """Leaves the reader as it will be read from the files. `heads` are what it passes the means through, by name."""
    entries, parts = [], []

    def rows(name, parameter, values, put_back):
        packed, read = pack_rows(values)
        entries.append({'name': name, 'shape': list(values.shape)})
        parts.append(packed)
        parameter.data = torch.tensor(np.ascontiguousarray(put_back(read)))

    def vector(name, parameter):
        values = parameter.detach().numpy().astype(np.float32)
        entries.append({'name': name, 'shape': list(values.shape)})
        parts.append(values.tobytes())

    for at, layer in enumerate(reader.base.layers):
        if at < FROZEN_LAYERS:
            continue
        for name in MATRICES:
            dense = getattr(layer, name)
            # The change is added to a matrix that stands turned in the package.
            rows(f'{at}.{name}.left', dense.left, dense.left.detach().numpy(), lambda values: values)
            rows(f'{at}.{name}.right', dense.right, dense.right.detach().numpy().T, lambda values: values.T)
            vector(f'{at}.{name}.bias', dense.bias)
        for name in ('attendedNorm', 'outerNorm'):
            vector(f'{at}.{name}', getattr(layer, name).weight)
            vector(f'{at}.{name}.bias', getattr(layer, name).bias)
    for name, head in heads.items():
        rows(name, head.weight, head.weight.detach().numpy(), lambda values: values)
        vector(f'{name}.bias', head.bias)
    with open(os.path.join(target, 'weights.bin'), 'wb') as file:
        file.write(b''.join(parts))
    # What this calculation makes of a note, for the test of the other one.
    with open(os.path.join(target, 'weights.json'), 'w') as file:
        json.dump({'probes': read_probes(), 'tensors': entries}, file, indent=1)
        file.write('\n')
