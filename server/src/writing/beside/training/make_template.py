UNASKED = ('chatter', 'order')


def make_template(note, pool, kinds, chance):
    """A template for a note whose passages have kinds, of sections whose kinds are known."""
    by_chance = chance.sample(pool, 60)
    own = {}
    for passage in note['passages']:
        own[passage['kind']] = own.get(passage['kind'], 0) + 1
    wanted = [each for each in by_chance if each['kinds'][0] in own]
    others = [each for each in by_chance if each['kinds'][0] not in own]
    count = chance.randint(4, 10)
    chosen, firsts = [], set()
    for each in wanted[: count - 1] + others[:3]:
        if len(chosen) < count and (each['kinds'][0] not in firsts or chance.random() < 0.15):
            chosen.append(each)
            firsts.add(each['kinds'][0])
    chance.shuffle(chosen)
    risk = kinds.index('risk')
    passages = []
    for passage in note['passages']:
        marks = []
        for section in chosen:
            fit = 0.0
            for place, kind in enumerate(section['kinds']):
                value = 1.0 if place == 0 else 0.6
                if kind == passage['kind']:
                    fit = max(fit, value)
                elif kind in passage['also']:
                    fit = max(fit, 0.5 * value)
            if passage['risk'] and section['kinds'][0] == risk:
                fit = max(fit, 1.0)
            marks.append(fit)
        best = max(marks)
        right = [] if best < 0.3 or kinds[passage['kind']] in UNASKED else sorted(
            (at for at, fit in enumerate(marks) if fit >= max(0.5, 0.8 * best) or fit == best), key=lambda at: -marks[at])
        passages.append({**passage, 'right': right[:3], 'isKnown': True, 'weight': min(1.5, passage['weight'])})
    return [each['pieces'] for each in chosen], passages
