// A made-up population: the same seed draws the same names, whatever the number of clients.
import { createRandom, type Random } from '../server/src/lib/seeded-random.ts';

const FIRST_NAMES = `
  James Mary John Patricia Robert Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica
  Thomas Sarah Christopher Karen Charles Lisa Daniel Nancy Matthew Betty Anthony Sandra Mark Margaret Donald Ashley
  Steven Kimberly Andrew Emily Paul Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Melissa George Deborah
  Timothy Stephanie Ronald Rebecca Jason Laura Edward Helen Jeffrey Sharon Ryan Cynthia Jacob Kathleen Gary Amy
  Nicholas Angela Eric Shirley Jonathan Anna Stephen Brenda Larry Pamela Justin Emma Scott Nicole Brandon Samantha
  Benjamin Katherine Samuel Christine Gregory Debra Alexander Rachel Patrick Carolyn Frank Janet Raymond Maria Jack
  Olivia Dennis Heather Jerry Diane Tyler Julie Aaron Joyce José Victoria Adam Kelly Nathan Christina Henry Lauren
  Zachary Joan Douglas Evelyn Peter Judith Kyle Andrea Noah Hannah Ethan Megan Jeremy Cheryl Walter Jacqueline
  Christian Martha Keith Madison Roger Teresa Terry Gloria Austin Sara Sean Janice Gerald Ann Carl Kathryn Harold
  Abigail Dylan Sophia Arthur Frances Lawrence Jean Jordan Alice Jesse Judy Bryan Isabella Billy Julia Bruce Grace
  Gabriel Amber Joe Denise Logan Danielle Alan Marilyn Juan Beverly Albert Charlotte Willie Natalie Elijah Theresa
  Wayne Diana Randy Brittany Vincent Doris Mason Kayla Roy Alexis Ralph Lori Bobby Marie Russell Aoife Niamh Siobhán
  Seán Zoë Chloë Renée François Björn Søren Łukasz Małgorzata Jürgen Günther Ángel Íñigo Nuño Ömer Çağlar İbrahim
  Mohammed Fatima Aisha Omar Yusuf Priya Rahul Anjali Arjun Mei Wei Ling Hiroshi Yuki Olga Иван Мария 小龙 美玲 D'Arcy
`
  .trim()
  .split(/\s+/);

const LAST_NAMES = `
  Smith Johnson Williams Brown Jones García Miller Davis Rodríguez Martínez Hernández López González Wilson Anderson
  Thomas Taylor Moore Jackson Martin Lee Pérez Thompson White Harris Sánchez Clark Ramírez Lewis Robinson Walker Young
  Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter
  Roberts Gómez Phillips Evans Turner Díaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers
  Gutiérrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chávez
  Wood James Bennett Gray Mendoza Ruiz Hughes Price Álvarez Castillo Sanders Patel Myers Long Ross Foster Jiménez
  Powell Jenkins Perry Russell Sullivan Bell Coleman Butler Henderson Barnes Gonzales Fisher Vásquez Simmons Romero
  Jordan Patterson Alexander Hamilton Graham Reynolds Griffin Wallace Moreno West Cole Hayes Bryant Herrera Gibson
  Ellis Tran Medina Aguilar Stevens Murray Ford Castro Marshall Owens Harrison Fernández McDonald Woods Washington
  Kennedy Wells Vargas Henry Chen Freeman Webb Tucker Guzmán Burns Crawford Olson Simpson Porter Hunter Gordon Méndez
  Silva Shaw Snyder Mason Dixon Muñoz Hunt Hicks Holmes Palmer Wagner Black Robertson Boyd Rose Stone Salazar Fox
  Warren Mills Meyer Rice Schmidt Garza Daniels Ferguson Nichols Stephens Soto Weaver Ryan Gardner Payne Grant Dunn
  Kelley Spencer Hawkins Arnold Pierce Hansen Peters Santos Hart Bradley Knight Elliott Cunningham Duncan Armstrong
  Hudson Carroll Lane Riley Andrews Alvarado Ray Delgado Berry Perkins Hoffman Johnston Matthews Peña Richards
  Contreras Willis Carpenter Lawrence Sandoval Guerrero George Chapman Rios Estrada Ortega Watkins Greene Núñez
  Wheeler Valdez Harper Burke Larson Santiago Maldonado Morrison Franklin Carlson Austin Domínguez Carr Lawson Jacobs
  O'Brien O'Connor O’Neill D'Angelo McCarthy McGrath MacDonald Müller Jørgensen Łukasiewicz Groß Çelik Yılmaz Nowak
  Kowalski Wojciechowski Papadopoulos Christodoulou Balasubramanian Venkataraman Featherstonehaugh Okonkwo Adeyemi
  Иванов Петрова 李 王 Kim Park Sato Suzuki
`
  .trim()
  .split(/\s+/);

const SYLLABLES = `
  ba ber bo bra cal car chi co da del di dor el en er fa fen fo gar gel go gra ha hen hol in is ja jor ka kel kin ko la
  lan le lin lo lu ma man mar me mi mon na nel ni no o or pa pel per pi ra ram ren ri ro ros sa san sel si so sta ta tel
  ten ti to tor tra u va van vel vi vo wa wel wen wi ya zan ze zi
`
  .trim()
  .split(/\s+/);

const LAST_ENDINGS = ['son', 'sen', 'man', 'ski', 'ov', 'ez', 'ini', 'ton', 'ley', 'berg', 'stein', 'ford', 'wood', ''];

export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Draws persons: a few names are everywhere, most are rare, as among people. */
export function createNameSource(seed: number): () => PersonName {
  const random = createRandom(seed);
  const rareFirst = inventNames(random, 12_000, ['', 'a', 'ie', 'o', 'elle']);
  const rareLast = inventNames(random, 80_000, LAST_ENDINGS);
  const drawFirst = createDraw(random, FIRST_NAMES, 25, rareFirst, 0.75);
  const drawLast = createDraw(random, LAST_NAMES, 15, rareLast, 0.5);
  return () => ({
    firstName: random() < 0.08 ? `${drawFirst()} ${drawFirst()}` : drawFirst(),
    lastName: random() < 0.05 ? `${drawLast()}-${drawLast()}` : drawLast(),
  });
}

function inventNames(random: Random, count: number, endings: string[]): string[] {
  const pick = (list: string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: count }, () => {
    const name = pick(SYLLABLES) + pick(SYLLABLES) + (random() < 0.5 ? pick(SYLLABLES) : '') + pick(endings);
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}

/** From `common` with the given share, else from `rare`; in both the chance falls with the rank (Zipf, Mandelbrot). */
function createDraw(random: Random, common: string[], flatness: number, rare: string[], share: number): () => string {
  const drawCommon = createRankedDraw(random, common, flatness);
  const drawRare = createRankedDraw(random, rare, 300);
  return () => (random() < share ? drawCommon() : drawRare());
}

function createRankedDraw(random: Random, names: string[], flatness: number): () => string {
  let sum = 0;
  const sums = names.map((_, rank) => (sum += 1 / (rank + flatness)));
  return () => {
    const point = random() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < point) low = middle + 1;
      else high = middle;
    }
    return names[low] ?? '';
  };
}
