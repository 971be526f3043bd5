"""Makes ../weights.json: python3 train.py <file of write-examples.ts>

Needs PyTorch; takes some three minutes. First it leaves out one author after the other and counts what the others' drafts teach
about theirs. Whatever touches harm stands under risk by rules alone: what is right only there teaches nothing.
"""
import json
import os
import sys

import numpy as np
import torch
from torch import nn

HIDDEN, HIDDEN_ALONE, DROPPED = 16, 8, 0.2
ROUNDS, RATE, DECAY = 30, 3e-3, 1e-2
# As in ../place-by-match.ts.
LEAST, SECOND = 0.43, 0.36
# The signs that are nought where notes are too long to be read beside the template, and how often they are withheld.
BESIDE_OF_PAIRS, BESIDE_ALONE, WITHHELD = slice(-6, None), slice(-6, -4), 0.1
TARGET = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../weights.json')


class Matcher(nn.Module):
    def __init__(self, pairs, alone):
        super().__init__()
        self.pairs = nn.Sequential(nn.Linear(pairs, HIDDEN), nn.ReLU(), nn.Dropout(DROPPED), nn.Linear(HIDDEN, 1))
        self.alone = nn.Sequential(nn.Linear(alone, HIDDEN_ALONE), nn.ReLU(), nn.Linear(HIDDEN_ALONE, 1))

    def forward(self, pairs, alone, is_open):
        scores = self.pairs(pairs).squeeze(-1).masked_fill(~is_open, -1e9)
        return torch.cat([self.alone(alone), scores], -1)


def read(file):
    drafts = []
    with open(file) as lines:
        for draft in map(json.loads, lines):
            labels, ids = draft['labels'], draft['ids']
            right = np.zeros((len(draft['passages']), len(ids)), np.float32)
            known = np.zeros(len(right), bool)
            for at, passage in enumerate(draft['passages']):
                for match in passage['matches']:
                    known[at] = True
                    for section in labels[match['label']]['sections']:
                        right[at, ids.index(section)] = 1
            drafts.append({
                **draft,
                'author': draft['file'].split('-')[0],
                'pairs': np.array(draft['pairs'], np.float32),
                'alone': np.array(draft['alone'], np.float32),
                'right': right,
                'known': known & ~np.array([passage['isOrder'] for passage in draft['passages']]),
                'open': ~np.array(draft['risk']),
            })
    return drafts


def spread(drafts, name):
    rows = np.concatenate([draft[name].reshape(-1, draft[name].shape[-1]) for draft in drafts])
    return rows.mean(0), rows.std(0) + 1e-3


def fit(drafts):
    torch.manual_seed(1)
    (pair_mean, pair_spread), (mean, own_spread) = spread(drafts, 'pairs'), spread(drafts, 'alone')
    examples = []
    for draft in drafts:
        target = draft['right'] * draft['open']
        nowhere = target.sum(1) == 0
        used = draft['known'] & ~(nowhere & (draft['right'].sum(1) > 0))
        if not used.any():
            continue
        target = np.concatenate([nowhere[:, None], target], 1)[used].astype(np.float32)
        examples.append((
            torch.tensor((draft['pairs'][used] - pair_mean) / pair_spread),
            torch.tensor((draft['alone'][used] - mean) / own_spread),
            torch.tensor(np.tile(draft['open'], (used.sum(), 1))),
            torch.tensor(target / target.sum(1, keepdims=True)),
        ))
    matcher = Matcher(len(pair_mean), len(mean))
    steps = torch.optim.AdamW(matcher.parameters(), lr=RATE, weight_decay=DECAY)
    chance, total, done = np.random.RandomState(1), ROUNDS * len(examples), 0
    for _ in range(ROUNDS):
        for at in chance.permutation(len(examples)):
            pairs, alone, is_open, target = examples[at]
            if chance.random() < WITHHELD:
                pairs, alone = pairs.clone(), alone.clone()
                pairs[..., BESIDE_OF_PAIRS] = torch.tensor(-pair_mean / pair_spread)[BESIDE_OF_PAIRS]
                alone[:, BESIDE_ALONE] = torch.tensor(-mean / own_spread)[BESIDE_ALONE]
            for group in steps.param_groups:
                group['lr'] = RATE * (1 - done / total)
            loss = -(torch.log_softmax(matcher(pairs, alone, is_open), -1).clamp(min=-20) * target).sum(-1).mean()
            steps.zero_grad()
            loss.backward()
            steps.step()
            done += 1
    fold(matcher.pairs[0], pair_mean, pair_spread)
    fold(matcher.alone[0], mean, own_spread)
    return matcher.eval()


def fold(layer, mean, spread):
    """So that it takes the numbers as they are."""
    with torch.no_grad():
        layer.weight /= torch.tensor(spread)
        layer.bias -= layer.weight @ torch.tensor(mean)


def choose(matcher, draft):
    with torch.no_grad():
        is_open = torch.tensor(np.tile(draft['open'], (len(draft['passages']), 1)))
        likely = torch.softmax(matcher(torch.tensor(draft['pairs']), torch.tensor(draft['alone']), is_open), -1).numpy()[:, 1:]
    chosen = []
    for passage, own in zip(draft['passages'], likely):
        risk = {section for section, is_risk in zip(draft['ids'], draft['risk']) if is_risk and section in passage['placed']}
        best = own.max(initial=0)
        found = {section for section, value in zip(draft['ids'], own) if best >= LEAST and value >= min(best, SECOND)}
        agreed = found & set(passage['placed']) if passage['isRisk'] else found
        chosen.append(risk | (set() if passage['isOrder'] else agreed))
    return chosen


def count(drafts, choose_for):
    """Recall by labels and precision by placements, as the bench counts them."""
    asked = found = placements = right = 0
    for draft in drafts:
        chosen = choose_for(draft)
        risk = {section for section, is_risk in zip(draft['ids'], draft['risk']) if is_risk}

        def fits(label, section):
            return section in label['sections'] or (label.get('risk') and section in risk)

        covers = {}
        for own, passage in zip(chosen, draft['passages']):
            labels = [draft['labels'][match['label']] for match in passage['matches']]
            placements += len(own)
            right += sum(any(fits(label, section) for label in labels) for section in own)
            for match in passage['matches']:
                covers.setdefault(match['label'], []).append((own, match['shared']))
        for at, label in enumerate(draft['labels']):
            if not label['sections']:
                continue
            asked += 1
            shares = covers.get(at, [])
            placed = sum(shared for own, shared in shares if any(fits(label, section) for section in own))
            found += placed / max(1, sum(shared for _, shared in shares))
    return f'recall {found / asked:.3f}, precision {right / max(1, placements):.3f}'


def measure(drafts):
    authors = sorted({draft['author'] for draft in drafts})
    matchers = {author: fit([draft for draft in drafts if draft['author'] != author]) for author in authors}
    for author in [*authors, 'all']:
        own = [draft for draft in drafts if author in (draft['author'], 'all')]
        rules = count(own, lambda draft: [set(passage['placed']) for passage in draft['passages']])
        print(f"{author}: by rules {rules}; learnt from the others {count(own, lambda draft: choose(matchers[draft['author']], draft))}", flush=True)


def write(matcher):
    def layers(sequence):
        return [
            {'rows': [[float(f'{value:.5g}') for value in row] for row in layer.weight.detach().numpy().T],
             'bias': [float(f'{value:.5g}') for value in layer.bias.detach().numpy()]}
            for layer in sequence if isinstance(layer, nn.Linear)
        ]

    with open(TARGET, 'w') as file:
        json.dump({'pairs': layers(matcher.pairs), 'alone': layers(matcher.alone)}, file)
        file.write('\n')


def main(examples, *options):
    drafts = read(examples)
    if 'quickly' not in options:
        measure(drafts)
    write(fit(drafts))


if __name__ == '__main__':
    main(*sys.argv[1:])
