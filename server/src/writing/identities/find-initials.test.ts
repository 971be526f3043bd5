import { describe, expect, test } from 'vitest';
import { findInitials } from './find-initials.ts';
import { tokenise } from './tokens.ts';

const initialsIn = (text: string): string[] =>
  findInitials(text, tokenise(text)).map(({ start, end }) => text.slice(start, end));

describe('people by letters alone', () => {
  test.each([
    ['Siblings J, K and L', ['J', 'K', 'L']],
    ['Siblings: TJ (9), MJ (6)', ['TJ', 'MJ']],
    ['JB (CPN) visited on Monday', ['JB']],
    ['CPN JB visited on Monday', ['JB']],
    ['Seen by DT/AS', ['DT', 'AS']],
    ['Contacted SC at the clinic', ['SC']],
    ['DT to chase bloods', ['DT']],
    ['T + K witnessed it', ['T', 'K']],
    ['by HW 14.20', ['HW']],
    ["staying at G.'s flat", ['G']],
    ['B and C are bullying her', ['B', 'C']],
    ['Discussed in MDT (FG, HN, OP present).', ['FG', 'HN', 'OP']],
    ['SR, social worker, rang', ['SR']],
    ['Signed: EFW 14/3', ['EFW']],
    ['His best friend is M., also in Year 6.', ['M']],
    ['L. hits him when drunk', ['L']],
    ['H and J, her twins, are at school', ['H', 'J']],
    ['Care plan agreed NK/RS', ['NK', 'RS']],
    ['driver TS dropped him home', ['TS']],
    ['assessors DW + VC', ['DW', 'VC']],
    ['KB (SALT) advises level 4', ['KB']],
    ['Handover SN -> KB', ['SN', 'KB']],
    ['ex-partner MW breached the order', ['MW']],
    ['Reviewed: GHT 16:40', ['GHT']],
    ['S/B ANW at 0900', ['ANW']],
    ['obs by HB, 15 min', ['HB']],
    ['B. next door heard shouting', ['B']],
    ['her boys, L and F, thrive', ['L', 'F']],
    ['AMHP: VT', ['VT']],
    ['CPN - LR', ['LR']],
    ['NoK: C.T.', ['C.T.']],
    ['rang C.T. twice', ['C.T.']],
    ['partner - J.', ['J']],
    ["Her mate 'K'", ['K']],
    ['SR from housing emailed again', ['SR']],
    ['handover received from NT, nil new', ['NT']],
    ['voicemail left for PR', ['PR']],
    ['Obs done ML 06:00', ['ML']],
    ['Allocated to JK 14/3', ['JK']],
    ['Depot given LH', ['LH']],
    ['AC took him to the gym', ['AC']],
    ['fell out with DT and CW', ['DT', 'CW']],
    ['bullied by SB in year 8', ['SB']],
    ['nights: AB, PN', ['AB', 'PN']],
    ['S/W LP, CPN DG', ['LP', 'DG']],
    ['T (foster mum) came', ['T']],
    ['Her sister M left; M still sees the boys', ['M', 'M']],
  ])('"%s"', (text, found) => {
    expect(initialsIn(text)).toEqual(found);
  });

  test.each([
    'OT to assess the kitchen',
    'ED and CT are normal',
    'Hepatitis B and C are negative',
    'CBT, DBT and EMDR were discussed',
    'AS level in biology',
    'BP 120/80, HR 72',
    'GP will write to the family',
    'Checked ECG 12/3',
    'UTI, AKI and CKD present',
    'Question B. was left blank',
    'Agreed CT/MRI and FBC',
    'R Hip OA, L TKR 2016',
    'Mum - OCD. Dad - MS. GP: NA.',
    'sent to C.T. and M.R.I.',
    'SLT: PD noted',
    'Handed over to night staff, NAD.',
    'Diagnosed with AN at 14, PR bleed since.',
    'Referred to GP and ED, CT by 14/3',
    'AC joint tender, RS clear, LH 4.2',
    'INR 2.4.',
    'L + R knees sore',
    'T + L spine imaged',
  ])('nobody in "%s"', (text) => {
    expect(initialsIn(text)).toEqual([]);
  });
});
