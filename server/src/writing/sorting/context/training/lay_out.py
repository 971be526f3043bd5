"""Lays notes out as ../lay-out.ts does."""
from model import END, START

MOST_OF_TITLE = 24
PIECES_A_BATCH = 2200


def tell_marks(passage, before):
    found = []
    for kind, mark in enumerate(passage['above']):
        is_speaker = kind == len(passage['above']) - 1
        if before is None or before['above'][kind] != mark or (is_speaker and before['block'] != passage['block']):
            found += mark
    return found


def lay_out(title, passages, most, most_before, front=()):
    """Stretches of a note behind what stands in front, each with where its passages begin and end."""
    head = [*front, START, *title[:MOST_OF_TITLE], END]
    first, stretches = 0, []
    while first < len(passages):
        room, start = most_before, first
        while start > 0:
            passage = passages[start - 1]
            room -= len(tell_marks(passage, passages[start - 2] if start > 1 else None)) + len(passage['pieces']) + 1
            if room < 0:
                break
            start -= 1
        pieces, places, at = list(head), [], start
        while at < len(passages):
            passage = passages[at]
            marks = tell_marks(passage, None if at == start else passages[at - 1])
            if at > first and len(pieces) + len(marks) + len(passage['pieces']) + 1 > most:
                break
            pieces += marks
            if at >= first and passage['pieces']:
                places.append((passage, len(pieces), len(pieces) + len(passage['pieces'])))
            pieces += [*passage['pieces'], END]
            at += 1
        if places:
            stretches.append((pieces, places))
        first = at
    return stretches


def batches(stretches, spread, chance):
    """Stretches that are learnt at once, of about the same length; `spread` is how far chance may shift one."""
    stretches = sorted(stretches, key=lambda each: len(each[0]) + chance.random() * spread)
    cut, own = [], []
    for stretch in stretches:
        if own and (len(own) + 1) * len(stretch[0]) > PIECES_A_BATCH:
            cut.append(own)
            own = []
        own.append(stretch)
    cut.append(own)
    chance.shuffle(cut)
    return cut
