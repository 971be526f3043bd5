import { termsOf } from '../words/words-of.ts';

/** What a questionnaire measures, and from which score on each of its bands begins. */
export interface Measure {
  /** The concepts that its score speaks of. */
  topics: readonly string[];
  bands: readonly { from: number; names: readonly string[] }[];
  /** From here on the score is clinical; below it where `isReversed`. */
  cutoff: number;
  isReversed: boolean;
}

/**
 * Each line: the test, what it measures, its bands with the score they begin at, and the score from which on it is clinical
 * ("<" where lower scores are worse). A score may have several names. As published: PHQ-9 Kroenke 2001, GAD-7 Spitzer 2006,
 * BDI-II Beck 1996, BAI Beck 1993, HADS Zigmond and Snaith 1983, EPDS Cox 1987, GDS-15 Sheikh and Yesavage 1986, MADRS
 * Snaith 1986, (CY-)BOCS Goodman 1989 and Scahill 1997, ISI Morin 1993, AUDIT Babor 2001, CORE-10 Barkham 2013, PCL-5
 * Blevins 2015, WSAS Mundt 2002, MoCA Nasreddine 2005, MMSE Folstein 1975, ACE-III Hsieh 2013, AMT Hodkinson 1972.
 */
const MEASURES = termsOf(`
  phq9, low mood, 0 minimal=none, 5 mild, 10 moderate, 15 moderately severe, 20 severe, 10
  gad7, anxious, 0 minimal=none, 5 mild, 10 moderate, 15 severe, 8
  bdi, low mood, 0 minimal=none, 14 mild, 20 moderate, 29 severe, 14
  bai, anxious, 0 minimal=none, 8 mild, 16 moderate, 26 severe, 16
  hads, anxious=low mood, 0 none, 8 mild=borderline, 11 moderate, 15 severe, 11
  epds, low mood, 0 none, 10 mild=borderline, 13 moderate, 20 severe, 12
  gds, low mood, 0 none, 5 mild, 9 moderate, 12 severe, 5
  madrs, low mood, 0 none, 7 mild, 20 moderate, 35 severe, 7
  ybocs, ocd=obsession, 0 minimal=none, 8 mild, 16 moderate, 24 severe, 32 extreme=severe, 16
  isi, insomnia, 0 none, 8 mild=borderline, 15 moderate, 22 severe, 15
  audit, drink alcohol, 0 none=low risk, 8 hazardous, 16 harmful, 20 dependent, 8
  core10, distress, 0 none=minimal, 11 mild, 15 moderate, 20 moderately severe, 25 severe, 11
  pcl5, ptsd, 33
  wsas, function, 0 minimal=none=mild, 10 moderate=significant, 21 severe, 10
  moca, memory=cognit, <26
  mmse, memory=cognit, <24
  acer, memory=cognit, <88
  amt, memory=cognit, <8
`);

export const MEASURE_OF: ReadonlyMap<string, Measure> = new Map(
  MEASURES.map(([test = '', topics = '', ...rest]): [string, Measure] => {
    const limit = rest.at(-1) ?? '';
    return [
      test,
      {
        topics: topics.split('='),
        bands: rest.slice(0, -1).map((band) => {
          const [from = '', ...name] = band.split(' ');
          return { from: Number(from), names: name.join(' ').split('=') };
        }),
        cutoff: Number(limit.replace('<', '')),
        isReversed: limit.startsWith('<'),
      },
    ];
  }),
);

/**
 * Bands of scores with a norm, by standard scores with the mean 100 and the deviation 15. Where publishers differ (Wechsler's
 * manuals, the American Academy of Clinical Neuropsychology 2020, "average" as 85 to 115), the widest counts.
 */
export const NORM_BANDS: Partial<Record<string, { from: number; to: number }>> = {
  'extremely low': { from: 0, to: 69 },
  'exceptionally low': { from: 0, to: 69 },
  'very low': { from: 0, to: 79 },
  borderline: { from: 70, to: 79 },
  'below average': { from: 0, to: 89 },
  'low average': { from: 80, to: 89 },
  average: { from: 85, to: 115 },
  'high average': { from: 110, to: 119 },
  'above average': { from: 110, to: 200 },
  superior: { from: 120, to: 200 },
  'very high': { from: 120, to: 200 },
  'very superior': { from: 130, to: 200 },
  'extremely high': { from: 130, to: 200 },
  'exceptionally high': { from: 130, to: 200 },
};

/** From which T score on a questionnaire about behaviour calls it so. Where publishers differ (Conners, BASC, CBCL, SRS), the lowest counts. */
export const T_LIMITS: Partial<Record<string, number>> = { elevated: 60, clinical: 63 };
