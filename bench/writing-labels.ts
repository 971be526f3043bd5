/** Which sentences of a demo note answer which kind of section, judged by hand. */
export interface LabelledNote {
  client: string;
  note: number;
  /** Whether the examples and cues were written by someone who had read this note. */
  isSeen: boolean;
  /** For each kind of section, the places of its sentences in the note. */
  answers: Record<string, number[]>;
}

export const LABELLED_NOTES: readonly LabelledNote[] = [
  {
    client: '03-smith-jones-oliver',
    note: 1,
    isSeen: true,
    answers: {
      referral: [2],
      sources: [0],
      history: [3, 4, 5, 6, 7, 8, 9],
      presenting: [10, 11, 12, 13, 14, 15, 16, 17, 18],
      risk: [18, 19, 22, 23],
      plan: [21],
    },
  },
  {
    client: '25-petrov-dimitri',
    note: 1,
    isSeen: true,
    answers: {
      history: [0, 1, 2, 3, 4, 5, 11, 12, 13, 14, 15],
      presenting: [6, 7, 8, 9, 10, 17],
      results: [16],
      risk: [18, 19],
      plan: [20],
    },
  },
  {
    client: '13-okonkwo-chidi',
    note: 1,
    isSeen: true,
    answers: {
      history: [0, 1, 2, 3, 4],
      presenting: [5, 6, 7, 8, 9, 10, 11, 12],
      results: [13, 14, 15],
      formulation: [16, 17],
      risk: [18, 19],
      plan: [22],
    },
  },
  {
    client: '06-kowalczyk-lukasz',
    note: 3,
    isSeen: true,
    answers: {
      results: [1, 2],
      outcome: [1, 2, 3, 4, 5, 8],
      risk: [12],
      plan: [10, 11, 13],
      'staying-well': [6, 9],
      episode: [0],
    },
  },
  {
    client: '18-novak-tereza',
    note: 1,
    isSeen: true,
    answers: {
      referral: [1],
      history: [0, 2, 3, 4, 5, 6],
      presenting: [7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      results: [17, 18, 19, 20],
      risk: [21, 22],
      plan: [23, 24],
    },
  },
  {
    client: '36-harrington-beatrice',
    note: 1,
    isSeen: false,
    answers: {
      history: [0, 1, 2, 15],
      presentation: [4, 5, 22],
      presenting: [6, 7, 8, 9, 14, 16, 17],
      results: [10, 11, 12, 13],
      risk: [18, 19],
      formulation: [9, 14],
      plan: [21],
    },
  },
  {
    client: '41-goldberg-miriam',
    note: 1,
    isSeen: false,
    answers: {
      history: [0, 1, 2],
      presenting: [2, 3, 4, 5, 6, 7, 20],
      presentation: [12, 13],
      results: [8, 9, 10],
      formulation: [11, 16, 17],
      risk: [19],
      plan: [14, 21, 22, 23],
    },
  },
  {
    client: '37-devereux-etienne',
    note: 2,
    isSeen: false,
    answers: {
      outcome: [0, 1, 2, 5, 10, 11, 12],
      treatment: [3, 4, 6, 7],
      risk: [18, 19],
      plan: [17, 20],
    },
  },
];
