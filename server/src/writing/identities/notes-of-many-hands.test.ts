import { describe, expect, test } from 'vitest';
import { findIdentifiers, findNames } from './find-identifiers.ts';

/** What is hidden of a text of which nobody is known. */
function hide(text: string): string[] {
  const [found = []] = findIdentifiers([text], findNames([text], []));
  return found.map(({ start, end }) => text.slice(start, end));
}

describe('in the papers of others', () => {
  test.each([
    ['Fee earner: SJQ', 'SJQ'],
    ['PA to order a bed. VSC to cancel the milk.', 'VSC'],
    ['her car (ABX-19K) broke down', 'ABX-19K'],
    ['Nationwide 07-04-36 / 22871904', 'Nationwide'],
    ['Riverbank Dental\n12 Mill Road', 'Riverbank Dental'],
    ['THE BEECHES RESIDENTIAL HOME', 'THE BEECHES'],
    ['YSGOL GYNRADD NANT-Y-FELIN', 'YSGOL GYNRADD NANT-Y-FELIN'],
    ['w Szpitalu MSWiA', 'Szpitalu MSWiA'],
    ['retired from 3M', '3M'],
    ['Brought by Gold Cross at 0410.', 'Gold Cross'],
    ['Son born Vaisakhi 2010 (14 April).', 'Vaisakhi 2010 (14 April)'],
    ['Referrer (print): GRACE ADU-POKU', 'GRACE ADU-POKU'],
    ['MARK FENN RANG', 'MARK FENN'],
    ['SSN xxx-xx-4471', '4471'],
    ['PT/OT by LaQuita and Brent.', 'LaQuita'],
    ['Walgreens on E 41st & Harvard', 'E 41st & Harvard'],
    ['admitted to 5 South on Monday', '5 South'],
    ['Attends Mount Olive AME.', 'Mount Olive AME'],
    ['DOB 3 an Dàmhair 1931', '3 an Dàmhair 1931'],
    ['DOB check 11 03 07', '11 03 07'],
  ])('%s', (text, hidden) => {
    expect(hide(text)).toContain(hidden);
  });

  test.each([
    'BP to get checked.',
    'Two miles, 2 of them down the road.',
    'DISCHARGE TO NURSING HOME',
    'WILL REVIEW DAILY',
  ])('nothing in %j', (text) => {
    expect(hide(text)).toEqual([]);
  });
});

describe('in chats and in dictated prose', () => {
  test.each([
    ['moonchild — Today at 23:42\nhi', 'moonchild'],
    ['<moonchild> cant sleep', 'moonchild'],
    ['[23:41] moonchild: cant sleep', 'moonchild'],
    ['Reddit u/sad-otter-22 replied', 'u/sad-otter-22'],
    ['gamertag Taffy Slayer 88', 'Taffy Slayer 88'],
    ['MyChart user lpboyd49.', 'lpboyd49'],
    ['snap ky-dv07 add me', 'ky-dv07'],
    ['also tell miss nsubuga, and Dr Ray said so', 'nsubuga'],
    ['tell miss price im late', 'price'],
    ['he works at subway now', 'subway'],
    ['she attends tiny acorns nursery', 'tiny acorns nursery'],
    ['her gp is at elbury moor', 'elbury moor'],
  ])('%s', (text, hidden) => {
    expect(hide(text)).toContain(hidden);
  });

  test.each([
    'i miss price drops and miss work',
    'he attends mainstream primary',
    'written 12/09/2025 23:41',
    'is off the road since 19 May, is off the road',
  ])('nothing in %j', (text) => {
    expect(hide(text)).toEqual([]);
  });
});

describe('what medicine and every day call by a name is left', () => {
  test.each([
    'Anti-D given at 28 weeks as Rhophylac.',
    'Coloplast dressing, then Hypafix.',
    'Slept in a Kirton chair.',
    'St. Jude valve in 2009, INR goal 2.5 to 3.5.',
    "Positive Murphy's today.",
    "Skin check: two BCCs, one Bowen's, Efudix to the forehead.",
    'mood fine, edinburgh score four',
    'He misses Nollywood films and suya.',
    "He'd had a few schooners of XXXX on Anzac Day.",
    'Patient ambulated 50 ft with FWW and SBA.',
    'Patient A&Ox3 this morning.',
    'PLEASE RING ME LOVE',
  ])('%s', (text) => {
    expect(hide(text)).toEqual([]);
  });

  test.each([
    ["Saw Murphy's mother.", 'Murphy'],
    ['She lives in edinburgh now.', 'edinburgh'],
  ])('but not in %j', (text, hidden) => {
    expect(hide(text)).toContain(hidden);
  });
});
