import { describe, expect, test } from 'vitest';
import { findIdentifiers, findNames } from './find-identifiers.ts';
import type { Identity } from './identity.ts';

const KNOWN: Identity[] = [
  { kind: 'client', text: "Maeve O'Brien" },
  { kind: 'birth date', text: '1984-05-03' },
  { kind: 'clinician', text: 'Dr Eleanor Whitcombe' },
];

/** What is hidden of a text, each as `KIND: words`. */
function listHidden(text: string, known = KNOWN): string[] {
  const [found = []] = findIdentifiers([text], [...known, ...findNames([text], known)]);
  return found.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
}

describe('the client', () => {
  test.each([
    'Maeve',
    "O'Brien",
    'O’Brien',
    'OBrien',
    'O\u00a0Brien',
    'maeve',
    'MAEVE',
    'Meave',
    'Mae\u200bve',
    'O\u00adBrien',
    "M.O'B.",
    'MOB',
    'MaeveOBrien',
  ])('as %j', (form) => {
    expect(listHidden(`Discussed with ${form} today.`)).toEqual([`CLIENT: ${form.replace(/\.$/, '')}`]);
  });

  test.each([
    ['Müller', ['Muller', 'Mueller', 'MÜLLER', 'Mu\u0308ller']],
    ['William Katarzyna', ['Will', 'Bill', 'Billy', 'Katarzyny']],
    ['王小明', ['王小明', '小明']],
    ['Dmitri Ivanov', ['Иванов', 'Ivanova']],
  ])('%s in other forms', (name, forms) => {
    for (const form of forms) {
      expect(listHidden(`Saw ${form} at noon.`, [{ kind: 'client', text: name }])).toEqual([`CLIENT: ${form}`]);
    }
  });

  test.each(['Re: mob', 'Referral for mob, aged 11.', 'I asked mob to stay.', 'Session with mob, fourth of eight.'])(
    'by letters in %j',
    (text) => {
      expect(listHidden(text)).toEqual(['CLIENT: mob']);
    },
  );

  test.each([
    ['Tanya Page', 'nurse moved page to the side room', 'page'],
    ['May Lund', 'teacher said ali bites may.', 'may'],
    ['Will Lund', 'wills handwriting is slow', 'wills'],
    ['Rose Lund', 'sat next to rose at lunch', 'rose'],
  ])('%s by a word that everything is full of, in "%s"', (name, text, found) => {
    expect(listHidden(text, [{ kind: 'client', text: name }])).toContain(`CLIENT: ${found}`);
  });

  test.each([
    ['Tanya Page', 'Please turn the page over.'],
    ['May Lund', 'She may need a longer stay.'],
    ['Will Lund', 'He will see the dietitian, and we will write.'],
    ['Tanya Key', 'The key worker is to ring.'],
  ])('%s is not meant in "%s"', (name, text) => {
    expect(listHidden(text, [{ kind: 'client', text: name }])).toEqual([]);
  });

  test.each([
    ['Her sister Anita Frost lives in town.', 'Frost agreed to this.', 'Frost'],
    ['Seen with Mrs Anita Frost today.', 'Frost cannot manage stairs.', 'Frost'],
    ['Her friend Rose Pettifer rang.', 'Rose DNA.', 'Rose'],
  ])('after "%s" somebody is known in "%s"', (first, second, name) => {
    const [, found = []] = findIdentifiers([first, second], findNames([first, second], []));
    expect(found.map(({ start, end }) => second.slice(start, end))).toEqual([name]);
  });

  test('somebody of two letters, where a person is wanted', () => {
    expect(listHidden('mum (jo) says he runs every day', [])).toEqual(['PERSON: jo']);
    expect(listHidden('dw to ring jo on friday', [])).toEqual(['PERSON: jo']);
    expect(listHidden('6 mo hx of cough, cn vi intact', [])).toEqual([]);
    const clinician: Identity[] = [{ kind: 'clinician', text: 'Dr Pia Marlow' }];
    expect(listHidden('PM to do the care plan.', clinician)).toEqual(['CLINICIAN: PM']);
    expect(listHidden('Seen PM, OT to do the kitchen.', clinician)).toEqual([]);
  });

  test('by letters that are no word, wherever they stand', () => {
    expect(listHidden('In group, tzk and two others stayed.', [{ kind: 'client', text: 'Tove Zara Kask' }])).toEqual([
      'CLIENT: tzk',
    ]);
  });

  test.each(["dm's mother cancelled.", 'dm tearful when asked.', 'Staff said dm had slept.', 'Both dm and mum came.'])(
    'by letters that medicine has as well, where somebody is spoken of: %j',
    (text) => {
      expect(listHidden(text, [{ kind: 'client', text: 'Dara Malik' }])).toEqual(['CLIENT: dm']);
    },
  );

  test('not where an illness is', () => {
    expect(
      listHidden('Known dm, diet controlled; mother has dm too.', [{ kind: 'client', text: 'Dara Malik' }]),
    ).toEqual([]);
  });

  test('in the name of a file', () => {
    expect(listHidden('MaeveOBrien_referral.pdf')).toEqual(['LINK: MaeveOBrien_referral.pdf']);
    expect(listHidden('maeveobrien_2.m4a')).toEqual(['LINK: maeveobrien_2.m4a']);
  });

  test('is not a relative with the same surname', () => {
    expect(listHidden("Seen with Siobhan O'Brien today.")).toEqual(["PERSON: Siobhan O'Brien"]);
    expect(listHidden("Her mother Mrs O'Brien came.")).toEqual(["PERSON: O'Brien"]);
  });

  test('is not every word that looks like it', () => {
    expect(
      listHidden('The mob at the gate; maestro; will he move?', [{ kind: 'client', text: 'Will Mobley' }]),
    ).toEqual([]);
  });
});

describe('others', () => {
  test.each<[string, string[]]>([
    ['his sister Cara and mum (Jane)', ['PERSON: Cara', 'PERSON: Jane']],
    ['Cara (aunt) rang; met Tom at the park.', ['PERSON: Cara', 'PERSON: Tom']],
    ['He rides with Lefty and Doc.', ['PERSON: Lefty', 'PERSON: Doc']],
    ['Mr Young and Dr Black spoke.', ['PERSON: Young', 'PERSON: Black']],
    ['She attends Oakfield Primary School.', ['ORGANISATION: Oakfield Primary School']],
    ['Moved from Leeds to Bath in May.', ['PLACE: Leeds', 'PLACE: Bath']],
    ['He is 93 years old; she is 45 years old.', ['AGED: 93']],
    ['jo at gmail dot com, 07700\u00a0900‑123', ['EMAIL: jo at gmail dot com', 'PHONE: 07700\u00a0900‑123']],
  ])('%s', (text, hidden) => {
    expect(listHidden(text)).toEqual(hidden);
  });

  test('a name that one text tells is hidden in all', () => {
    const texts = ['His sister Star came.', 'Then Star left.'];
    const found = findIdentifiers(texts, findNames(texts, []));
    expect(found.map((places) => places.length)).toEqual([1, 1]);
  });
});

describe('what nobody told us of', () => {
  test.each([
    ['Works nights at Amazon in the warehouse.', 'Amazon'],
    ['His mates call him Spud.', 'Spud'],
    ['They holiday near Lyme Regis.', 'Lyme Regis'],
    ['Nursery – Little Acorns', 'Little Acorns'],
    ['spoke to chantelle on reception', 'chantelle'],
    ['goes to st margarets primary', 'st margarets primary'],
    ['scan of odwyer.pptx', 'odwyer.pptx'],
    ['in her nineties', 'nineties'],
    ["my nan's ninety-one", 'ninety-one'],
    ['He quoted K-4471-229 from the letter.', 'K-4471-229'],
    ['18, Adeola Odeku Street, Victoria Island', '18, Adeola Odeku Street, Victoria Island'],
    ['WITNESSED BY S. CHATTERJEE', 'S. CHATTERJEE'],
    ['When Dawn left, he stopped eating.', 'Dawn'],
  ])('%s', (text, name) => {
    const found = findIdentifiers([text], findNames([text], []))[0] ?? [];
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([name]);
  });

  test.each([
    'He reads Harry Potter and drinks Red Bull.',
    'Past Medical History: asthma. He was given the Trail Making Test.',
    'Doctor: Good morning. Patient: Um, I have been worse.',
    'Ninety minutes of exposure; IQ 94; sats 92 %; he walked 95 metres.',
    'The Health Visitor offered Anger Management and Talking Therapies.',
  ])('nothing of %s', (text) => {
    expect(findIdentifiers([text], findNames([text], []))).toEqual([[]]);
  });
});

describe('no hostile text takes more than its length', () => {
  const units = [
    '1',
    'a@',
    '(0',
    'Old ',
    '[CLIENT-',
    'Aa',
    'born 1',
    'AB12',
    'Tom ',
    'St ',
    'School ',
    'A of ',
    'at gmail dot ',
  ].concat([
    'nhs no ',
    'flat 1, ',
    "O'",
    'Dr ',
    'A. ',
    'van Der ',
    'Ward ',
    'https://',
    'www.',
    'one ',
    'tel: 1 ',
    'ninety ',
    'mother is 9',
    'known as A',
    'called him ',
    'Mother: Sue ',
    '.pdf a',
    '\u0301',
    '王',
  ]);
  const SIZE = 300;
  const TIMES = 16;
  const ROUNDS = [1, 2, 3];
  /** A linear time grows sixteenfold, one that grows with the square of the length 256 times. */
  const MOST_GROWTH = 40;
  /** A shorter time is too short to compare another with. */
  const LEAST_MS = 1;
  /** Of the processor, so that it does not matter what else the machine does. */
  const timeOf = (text: string): number => {
    const before = process.cpuUsage();
    // The network reads so many words at a time, whatever they are.
    const byWords = { isContextRead: false };
    findIdentifiers([text], [...KNOWN, ...findNames([text], KNOWN, byWords)], byWords);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };

  test.each(units)('%j, sixteen times as long', (unit) => {
    const [short, long] = [unit.repeat(SIZE), unit.repeat(TIMES * SIZE)];
    timeOf(unit.repeat(50));
    // A pause to clear memory makes some times longer, and none shorter. So the least of each size are compared; and where
    // one long time is within the limit, the least of them is.
    const shortMs = Math.min(...ROUNDS.map(() => timeOf(short)));
    const limitMs = Math.max(LEAST_MS, shortMs) * MOST_GROWTH;
    expect(ROUNDS.some(() => timeOf(long) < limitMs)).toBe(true);
  });
});

describe('what a word beside it gives away', () => {
  test.each([
    ['plan: mob to ring me', ['CLIENT: mob']],
    ['mobrien84 on her tablet', ['CLIENT: mobrien84']],
    ['nursery (Little Acorns) is pleased', ['ORGANISATION: Little Acorns']],
    ['Petra Quirke (03/05/2009) came too', ['PERSON: Petra Quirke', 'BIRTHDATE: 03/05/2009']],
    ['date of birth given as 04 JUN 1982', ['BIRTHDATE: 04 JUN 1982']],
    ['bank details: 204577 33810294', ['NUMBER: 204577 33810294']],
    ['his car (reg cd 51 fgh)', ['NUMBER: cd 51 fgh']],
  ])('"%s"', (text, hidden) => {
    expect(listHidden(text)).toEqual(hidden);
  });

  test.each([
    'School (Year 5) reports good progress.',
    'Clinic Letter (12/03/2025) read.',
    'The Rivermead and the Hayling were administered.',
    'Bipolar II was queried in Dec, not since.',
    "Horner's on the right.",
    'Mum Jan 2024: low mood.',
    'Mum Jan to March: off work.',
    "Hashimoto's and Graves' in the family.",
    'Zimmer frame and Hoyer hoist in place.',
    'Has a Kaye walker and Hafo splints.',
    'Yours sincerely,\nClinical Psychologist',
    'HbA1c 48, vitamin B12 low, PHQ9 14.',
    'Children (aged 4, 6) are well.',
    'Maslach burnout: exhaustion high.',
    'Cetraben and Dermol for eczema.',
    'Amber on the risk matrix, was Red.',
  ])('nothing in "%s"', (text) => {
    expect(listHidden(text)).toEqual([]);
  });
});

describe('what a word before it gives away', () => {
  test.each([
    ['Passport yb39321 was seen.', 'NUMBER: yb39321'],
    ['Record 215-671 merged with 1661 7560.', 'NUMBER: 1661 7560'],
    ['card ending 8812', 'NUMBER: 8812'],
    ['ssn ends 4471', 'NUMBER: 4471'],
    ['token 7f3a-99c1-44bd was sent', 'NUMBER: 7f3a-99c1-44bd'],
    ['Snapchat: kobbyyy.x', 'LINK: kobbyyy.x'],
    ['gamer tag SadBoiPillai', 'PERSON: SadBoiPillai'],
    ['Hope and Faith, her twins, are at nursery.', 'PERSON: Hope'],
    ['May her nan was admitted last week.', 'PERSON: May'],
    ['April her aunt was there.', 'PERSON: April'],
    ['Classmates Min-jun and Bo help him.', 'PERSON: Min-jun'],
    ['his friend Ja5mine moved', 'PERSON: Ja5mine'],
    ['Mum Jan, Dad Phil', 'PERSON: Jan'],
    ['flatmates: Ji-ho, Anneke', 'PERSON: Ji-ho'],
    ['husb Cho Sung-ho drives', 'PERSON: Cho Sung-ho'],
    ['wife n0or and son waited', 'PERSON: n0or'],
    ['NOK: Bwa1ya (husband)', 'PERSON: Bwa1ya'],
    ['adm with her son P1ers', 'PERSON: P1ers'],
    ["nurse 0'Driscoll came", "PERSON: 0'Driscoll"],
    ['hubby and 3 kids (tia 9, rio 6, ace 2)', 'PERSON: ace'],
    ['van der Berg prescribed it', 'PERSON: Berg'],
    ['The boys attend Bright Sparks.', 'ORGANISATION: Bright Sparks'],
    ['Scout at 3rd Cheadle Hulme.', 'ORGANISATION: 3rd Cheadle Hulme'],
    ['unit no {C 119 204}', 'NUMBER: C 119 204'],
    ['birth cert says third of the fifth, eighty-four', 'BIRTHDATE: third of the fifth, eighty-four'],
    ['He lives in E17 now.', 'ADDRESS: E17'],
    ['Best,\nJonquil Ashby', 'PERSON: Jonquil Ashby'],
    ['dtr hope has epilepsy', 'PERSON: hope'],
    ['Aurora, who is his twin, rang.', 'PERSON: Aurora'],
    ['TMcN to write letter', 'PERSON: TMcN'],
    ['chaperone: AH', 'PERSON: AH'],
    ['her gym is Iron Works', 'ORGANISATION: Iron Works'],
    ['supported living w/ Turning Leaf', 'PERSON: Turning Leaf'],
    ['Aspire say he is settled', 'ORGANISATION: Aspire'],
    ["he's at oldfield", 'ORGANISATION: oldfield'],
    ['Accession no. er81642: no acute infarct.', 'NUMBER: er81642'],
    ['The car (AKG 2660) was a write-off.', 'NUMBER: AKG 2660'],
    ['b. 1956-11-13', 'BIRTHDATE: 1956-11-13'],
    ['b. 23-Aug-1959', 'BIRTHDATE: 23-Aug-1959'],
    ['Call with Dr Murphy 14 March', 'PERSON: Murphy'],
    ['Genogram: Ji-a m. Evgeny 1988', 'PERSON: Ji-a'],
    ['Best wishes\nMáté Vera', 'PERSON: Máté Vera'],
    ['NHS 943  476  5919 seen', 'NUMBER: 943  476  5919'],
    ['NHS 943_476_5919', 'NUMBER: 943_476_5919'],
    ['DOB 03·07·1979', 'BIRTHDATE: 03·07·1979'],
    ['DOB 12 _ 11 _ 79', 'BIRTHDATE: 12 _ 11 _ 79'],
    ['reg AB12  CDE', 'NUMBER: AB12  CDE'],
    ['card 4111  1111  1111  1111', 'NUMBER: 4111  1111  1111  1111'],
    ['IBAN IE29.AIBK.9311.5212.3456.78', 'NUMBER: IE29.AIBK.9311.5212.3456.78'],
    ['VRM 191 D 12345', 'NUMBER: 191 D 12345'],
    ['Patiente de 94 ans, vit seule.', 'AGED: 94'],
    ['Turned 93 on the ward.', 'AGED: 93'],
    ['aunt Winnie 96, brother Alf 88', 'AGED: 96'],
    ['husband Milan (02/11/1951) also seen', 'BIRTHDATE: 02/11/1951'],
    ['caseload CV32, out of area', 'ADDRESS: CV32'],
    ['bedsit in TS14 7KK', 'ADDRESS: TS14 7KK'],
    ['visit to EH6 4qp', 'ADDRESS: EH6 4qp'],
    ['eircode on file is t12ab3x', 'ADDRESS: t12ab3x'],
    ['visit to Blk 77 this pm', 'ADDRESS: Blk 77'],
    ['9 Cnoc na Gaoithe, no answer', 'ADDRESS: 9 Cnoc na Gaoithe'],
    ['results on portal.klinik.co.za/r/5512', 'LINK: portal.klinik.co.za/r/5512'],
    ['skype live:mira.ost', 'LINK: live:mira.ost'],
    ['transcript in RBauer-visit2.cha', 'LINK: RBauer-visit2.cha'],
    ['repaid to 03-1522-0098765-00', 'NUMBER: 03-1522-0098765-00'],
    ['a grey Jeep BX 41 KL GP', 'NUMBER: BX 41 KL GP'],
    ['text 98123 45670 instead', 'PHONE: 98123 45670'],
    ['present: North Wessex Police and school', 'ORGANISATION: North Wessex Police'],
    ['seen on the Larkspur estate', 'ORGANISATION: Larkspur estate'],
    ['HD (wife) gives the injection', 'PERSON: HD'],
    ['fight with prisoner MS, both moved', 'PERSON: MS'],
    ['countersigned by WvD', 'PERSON: WvD'],
    ['Entry by qrt.', 'PERSON: qrt'],
    ['an older male "Smudge" waits outside', 'PERSON: Smudge'],
    ['sat beside Soo-min at lunch', 'PERSON: Soo-min'],
    ['Kind regards,\nMax', 'PERSON: Max'],
    ['in yr 4 @ Holy Family', 'ORGANISATION: Holy Family'],
    ['Employer: the Listening Place', 'ORGANISATION: Listening Place'],
    ['She posts as quill.xo on TikTok.', 'LINK: quill.xo'],
    ["mum said odval won't share a room", 'PERSON: odval'],
    ['Caravan 14, Sandy Bay Park', 'ADDRESS: Caravan 14, Sandy Bay Park'],
    ['NW1OJQ read by scanner', 'ADDRESS: NW1OJQ'],
    ['1ABC-2DE rego', 'NUMBER: 1ABC-2DE'],
    ['a/c 44120987, 40 12 33', 'NUMBER: 40 12 33'],
    ['St Aidans RC referred', 'ORGANISATION: St Aidans RC'],
    ['coaches for Harriers AC', 'ORGANISATION: Harriers AC'],
    ['shifts for ocado', 'ORGANISATION: ocado'],
    ['He joined Inspire Moving last week.', 'ORGANISATION: Inspire Moving'],
    ['kindy = Possum Hollow', 'ORGANISATION: Possum Hollow'],
    ['moving to BRIT for sixth form', 'ORGANISATION: BRIT'],
    ['63a Mildmay Gr, top bell', 'ADDRESS: 63a Mildmay Gr'],
    ['Onside mentor attended', 'ORGANISATION: Onside'],
    ['spoke to Blessing again', 'PERSON: Blessing'],
    ['18 – 20 Station Approach (hostel)', 'ADDRESS: 18 – 20 Station Approach'],
    ['3312 NE 41st Ct', 'ADDRESS: 3312 NE 41st Ct'],
    ['seen 03MAY84 in clinic', 'BIRTHDATE: 03MAY84'],
    ['her sis Noor drove her', 'PERSON: Noor'],
    ['cadets - 1407 Squadron', 'ORGANISATION: 1407 Squadron'],
    ['part time with Harmony Works', 'ORGANISATION: Harmony Works'],
    ['went missing in Skegness', 'PLACE: Skegness'],
    ['born Gdynia, raised here', 'PLACE: Gdynia'],
    ['leeds then back home', 'PLACE: leeds'],
    ['care of her nan, 7 Cae Glas', 'ADDRESS: 7 Cae Glas'],
    ['77 lower clanbrassil st per paramedics', 'ADDRESS: 77 lower clanbrassil st'],
    ['thirty one cowslip way dictated', 'ADDRESS: thirty one cowslip way'],
    ['2042 Newtown NSW', 'ADDRESS: 2042 Newtown NSW'],
    ['90210, CA', 'ADDRESS: 90210, CA'],
    ['dd4-9ru', 'ADDRESS: dd4-9ru'],
    ['G12.8QQ', 'ADDRESS: G12.8QQ'],
    ['pin 560 034 Bengaluru', 'ADDRESS: 560 034'],
    ['area SE15', 'ADDRESS: SE15'],
    ['NZ rego LGT552', 'NUMBER: LGT552'],
    ['Reviewed by FY2 SL.', 'PERSON: SL'],
    ['A boy in class, T., hits him.', 'PERSON: T.'],
    ['Our ref: MN/pw', 'PERSON: MN/pw'],
    ['Bill the porter helped.', 'PERSON: Bill'],
    ['Grace downstairs complains.', 'PERSON: Grace'],
    ['lives at M14  5TQ', 'ADDRESS: M14  5TQ'],
    ['lives at Ml4 5TQ', 'ADDRESS: Ml4 5TQ'],
    ['seen today (96y)', 'AGED: 96'],
    ['Monzo 04-00-04 for his pension', 'NUMBER: 04-00-04'],
    ['DVLA no: QUIRK 504304 D99 LL', 'NUMBER: QUIRK 504304 D99 LL'],
    ['MBI 1EG4-TE5-MK73', 'NUMBER: 1EG4-TE5-MK73'],
    ['PHN 9876 543 217', 'NUMBER: 9876 543 217'],
    ['DOB is on the front sheet: 21/08/1995', 'BIRTHDATE: 21/08/1995'],
    ['DOB reads 2l.O8.1995', 'BIRTHDATE: 2l.O8.1995'],
    ['aged 30 (21/8/95)', 'BIRTHDATE: 21/8/95'],
    ['Born: Tues 21st Aug 1995', 'BIRTHDATE: 21st Aug 1995'],
    ['Drinks in the Crown most nights.', 'ORGANISATION: the Crown'],
    ['Barclaycard ending 4471', 'NUMBER: 4471'],
    ['Medicare, no 4950 77712 1', 'NUMBER: 4950 77712 1'],
    ['92y lady from home', 'AGED: 92'],
    ['father lived till 101', 'AGED: 101'],
    ['her late mother (Hyacinth) hoarded', 'PERSON: Hyacinth'],
    ['Joy from the choir brings food', 'PERSON: Joy'],
    ['Christian is her younger brother.', 'PERSON: Christian'],
    ['Hope hit him at break', 'PERSON: Hope'],
    ['saw ebony at the weekend', 'PERSON: ebony'],
    ['his mam val has him on fridays', 'PERSON: val'],
    ['mick the caretaker let her in', 'PERSON: mick'],
    ['said ask dougie about it', 'PERSON: dougie'],
    ['seen by First Steps (a charity)', 'ORGANISATION: First Steps'],
    ['picked up by New Leaf in May', 'PERSON: New Leaf'],
    ['Police (West Mercia) attended', 'PERSON: West Mercia'],
    ['goes to greenacres with his cousin', 'ORGANISATION: greenacres'],
    ['his band, The Velcro Kids, split up', 'ORGANISATION: The Velcro Kids'],
    ['works for the Hub on Mondays', 'ORGANISATION: Hub'],
    ['sacked from Next', 'ORGANISATION: Next'],
    ['nights at asda', 'ORGANISATION: asda'],
    ['Pathways rang to say he left', 'PERSON: Pathways'],
    ['dad lives in barrow', 'PLACE: barrow'],
    ['staircase C, room 12, Goldsmith Hall', 'ADDRESS: room 12, Goldsmith Hall'],
    ['landline ends 0862', 'NUMBER: 0862'],
    ['parking fine LW 4471 0229', 'NUMBER: LW 4471 0229'],
    ['her tiktok is lilmissmoon', 'LINK: lilmissmoon'],
  ])('%j', (text, hidden) => {
    expect(listHidden(text)).toContain(hidden);
  });

  test.each([
    'Ewing sarcoma of the left fibula.',
    'Nissen fundoplication failed.',
    'Lennox-Gastaut syndrome with drop attacks.',
    'Naloxone kit (Prenoxad) supplied; Tramal stopped.',
    'Review of Systems: Negative except as above.',
    'Fragile X was excluded.',
    'Retired Bricklayer, has Epilepsy and mild Eczema.',
    'No Wheeze today, Dressing changed in Theatre.',
    'Kocher incision well healed, Redivac drained 40 ml.',
    'Swan-Ganz removed, Howell-Jolly bodies seen.',
    'Drinks two cans of Stella and some Smirnoff.',
    'EMDR phase 4, SUDs 8 to 3, VOC 6.',
    'Abbe test normal, Weber central.',
    'BP 142/88, HR 76 reg.',
    'HADS-A 14, HADS-D 9 since Whitsun.',
    'McBurney tenderness, Ottawa rules applied.',
    'Romberg negative. Unterberger to the right.',
    'Used a Beckian thought record.',
    'PHQ-9 17 to 11, GAD-7 14 to 8.',
    'Believes the CIA put a chip in his tooth.',
    'Epidural sited at L3/4, Bromage 2.',
    'MSE: Kempt, no Delirium, Anti-TPO raised.',
    'Keeps a Gratitude Journal; used the Malan triangle.',
    'Peer mentor attended with the Recovery keyworker.',
    'Had Bactroban to Nares and took Pen V.',
    'Referred to Endoscopy and then to Orthotics.',
    'Given Adrenaline, Propofol and Tenecteplase.',
    "Mother's Day and New Year's Eve were hard.",
    'bristol stool type 6, glasgow coma scale 15',
    "Bell's palsy on the left, House-Brackmann III.",
    'Broken Neck of Femur, ORIF on Monday.',
    'Cold, Hard and Pale foot.',
    'Seen in Theatre, Consent signed, Site marked.',
    'Nurse: Any pain? Patient: A bit.',
    'Patient is Alert and Orientated.',
    'Paris and Rome criteria met.',
    'Oesophagitis, Los Angeles grade B.',
    'Charcot foot, Babkin reflexes and Brushfield spots.',
    'Wt 62.4 kg, Ht 1.71 m; fed via NG, 60 ml/hr.',
    'Bilat. knee OA, Lumbar Spine X-rayed.',
    'Planned at the Tertiary Centre.',
    'Wechsler, Leiter and Bayley considered.',
    'Known Marfan, aortic root 41 mm.',
    'Ashworth 2, Tinetti 44, Bromage 3.',
    'Sudden onset, Thunderclap headache.',
    'Pavlik harness on, Stenger negative.',
    'Will the nurse call back? Mark the wound.',
    'Kaufman and Leiter were considered but not used.',
    'Kleihauer sent, Coombs negative.',
    'Works in Security, lives in fear.',
    'Transferred from Coronary Care to Rehab.',
    'Her tiktok is private and her insta is banned.',
    'Neighbours rang; Builders said it was safe.',
    'Comfort was offered; the herb garden calmed him.',
    'Funding ends 31 December.',
    'Curfew breached twice in October.',
    'Brixton low average, Hayling impaired.',
    'Benzodiazepine reduction per Ashton manual.',
    'CA19-9 raised, CO2 normal, SS 11 and HR 72.',
    'Liverpool Care Pathway is no longer used.',
    'Police were called; Fire Service attended.',
  ])('nobody in %j', (text) => {
    expect(listHidden(text)).toEqual([]);
  });
});
