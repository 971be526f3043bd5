import { termsOf } from '../words/words-of.ts';

/**
 * Each line is an axis: what stands before the slash is one end, what stands after it the other. Negating one end says
 * the other, so "not present" agrees with "absent".
 */
const AXES = `
increase, rise, raise, uptitrate, gain, grow, escalate, higher, heighten, elevate, double, enlarge, larger, bigger, gone up, came up-level / decrease, reduce, lower, drop, less, fewer, wean, taper, halve, diminish, reduction, lessen, shrink, shrunk, shrank, smaller, come down, came down, gone down
better, get better, improving, resolved, improve, recover, resolve, ease, settle, lift, heal, brighter, improvement, recovery, remission, remit, alleviate, relieve / worse, get worse, progressively worsening, flare, worsen, deteriorate, aggravate, relapse, exacerbate, deterioration, exacerbation
start, commence, begin, initiate, onset, introduce, restart, resume / stop, cease, discontinue, quit, halt, terminate, withdraw
accept, agree, consent, willing, comply, adhere, engage, cooperate, cooperative, receptive, keen / refuse, decline, reject, disagree, resist, reluctant, disengage, oppose, uncooperative, noncompliant, nonadherent
attend, turned-up / miss, dna, nonattendance
pass-exam, pass, succeed, achieve, success / fail, failure, unsuccessful
good-quality, well, good, excellent, soundly, restful, refreshing, satisfactory, normal, unremarkable, intact, preserved, unimpaired, fine / bad, poor, poorly, badly, unrefreshing, disturbed, broken, restless, disrupted, terrible, awful, abnormal, deranged, impaired
positive / negative
safe, secure / unsafe, dangerous, insecure
calm, calm-settled, relaxed, settled-calm, placid / agitated, upset, restless-agitated, distressed, tense
happy, cheerful, euthymic, content / sad, unhappy, miserable, tearful-sad
close, supportive, warm, strong-bond / distant, estranged, cold, hostile, strained, conflictual
early, earlier / late, later, delayed
fast, quick, rapid, pressured / slow, slowed, retarded
loud, noisy / quiet, soft, silent
high / low
easy / difficult-hard
alive / dead, deceased, died, passed-away, die
insightful / insightless
like, enjoy, love, pleasure / dislike, hate, detest, loathe
win / defeat
full / partial
open / closed, guarded
dependent / independent
verbal / nonverbal
male / female
remember, recall, recollect / forget, forgot, amnesia
hot / cold-temp
dry / wet
thick / thin
constant, often, continuous, persistent, continual, always / rarely, intermittent, episodic, occasional, fluctuating, seldom
acute, sudden, sudden onset / gradual onset, gradual, phased, chronic, insidious
tall / short-height
wide / narrow
strong, strongly, stronger / weak, weakly, weaker
asleep / awake
include-in / exclude
admit, admission, hospitalise / discharge
employed, employment, job / unemployed, jobless, redundant
before, prior, preceding, pre / after, following, post, afterwards
indoors / outdoors
rich / poor-money
sharp / dull
confident / shy, timid
appropriate / inappropriate
tidy, kempt, clean, neat, well-kempt, groomed / untidy, messy, unkempt, dishevelled, dirty, neglected
relevant / irrelevant
coherent, organised / incoherent, disorganised
reactive / flat, blunted, unreactive
oriented, orientated / disoriented, disorientated, confused
majority / minority
allow, permit / forbid, prohibit, ban
join / leave-quit, left-quit
love-bond / hatred
healthy / unhealthy
lend / borrow
buy / sell
arrive / depart
take-place / cancel
inpatient / outpatient
oldest / youngest
maternal / paternal
public / private
literate / illiterate
guilty / innocent
`;

export interface AxisEnd {
  axis: string;
  sign: 1 | -1;
}

/** Which end of which axis a word stands for. A word may stand on one axis alone. */
export const AXIS_OF: ReadonlyMap<string, AxisEnd> = new Map(
  AXES.split('\n')
    .filter((line) => line.includes('/'))
    .flatMap((line) => {
      const [up = '', down = ''] = line.split('/');
      const axis = up.split(',')[0]?.trim() ?? up;
      const ends = (text: string, sign: 1 | -1): [string, AxisEnd][] =>
        (termsOf(text)[0] ?? []).map((word) => [word, { axis, sign }]);
      return [...ends(up, 1), ...ends(down, -1)];
    }),
);
