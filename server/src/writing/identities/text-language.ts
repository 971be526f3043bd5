import { setOf } from './leading-words.ts';
import type { Token } from './tokens.ts';

/** Languages that are read differently from English: in German every noun has a capital. */
export type TextLanguage = 'english' | 'german' | 'other';

/** Small words that tell a language, with those of other languages than English and German in one. */
const GERMAN = setOf(
  `der die das den dem des und ist sind war nicht mit ein eine einen einem einer sie er es wurde wird hat haben von zu zum zur auch im am beim auf für über
  seit nach bei aus dass keine kein sich ihr ihre sein seine wir ich oder als vom noch nur sehr ihrem ihren seinem bis vor nächster nächste letzten gibt
  geht kommt kam berichtet klagt gegen sonst gesund morgens abends täglich wohnt lebt arbeitet besucht trinkt schläft ins unter durch ohne
  hausaufgabe diagnose medikation vorgeschichte blutdruck puls gewicht anamnese befund mutter vater schwester bruder tochter sohn herr frau termin
  stationär überwiesen anwesend gespräch wohnung adresse anschrift wegen dann aber wenn weil`,
);
const OTHER = setOf(
  `le la les et est une des dans pas pour elle il avec qui du ce ces aux sur son sa ses nous vous mais depuis aucun aucune prochain prochaine se plaint prend
  el los las y es una que con para por fue ella del su sus no ha se desde refiere toma está están como pero muy más paciente madre padre trabaja duerme vive
  il gli che della non sono stato di da ci un nel alla paziente riferisce dorme
  o os um uma não foi ele do em tem mãe pai diz à as
  het een en niet met zij werd heeft van voor zijn ook dat naar bij geen de sinds aan last haar vertelt
  jest nie się oraz na że przez był była który jego jej z w od za po ma czuje pacjent pacjentka matka mówi przyjmuje kolejna nastrój rano pan pani mieszka
  suo sua su sus irmã hermana hermano frère sœur mère père fils docteur señor señora mme signora habite chez travaille`,
);
const ENGLISH = setOf(
  `the and of to is was with that for his her he she has had been at by from not on are were as but they it this which will be who when
  or no per pt i you we my have their him them said says told reports after before since seen lives works`,
);
/** Letters that English does not have. */
const FOREIGN_LETTER = /[äöüßàâçéèêëîïôùûñáíóúãõąćęłńśźż]/i;

/** What language a text is in by its small words; where it has too few, that of the texts around it. */
export function languageOf(tokens: readonly Token[], around: TextLanguage = 'english'): TextLanguage {
  let [german, other, english] = [0, 0, 0];
  for (const { text, folded } of tokens) {
    const lower = text.toLowerCase();
    if (GERMAN.has(lower)) german += 1;
    if (OTHER.has(lower)) other += 1;
    if (ENGLISH.has(folded)) english += 1;
    if (FOREIGN_LETTER.test(lower)) [german, other] = [german + 0.4, other + 0.4];
  }
  if (english >= Math.max(german, other) && english > 0) return 'english';
  if (german >= 1.4 && german > other) return 'german';
  if (other >= 1.4 && other >= german) return 'other';
  return around;
}

/** The language of texts that belong together. */
export function languageOfAll(texts: readonly (readonly Token[])[]): TextLanguage {
  const sample = texts.slice(0, 200).flatMap((tokens) => tokens.slice(0, 40));
  return languageOf(sample);
}

/** Whether it is a word of grammar in a language other than English. */
export function isForeignSmallWord({ text }: Token): boolean {
  const lower = text.toLowerCase();
  return GERMAN.has(lower) || OTHER.has(lower);
}

const KIN_AND_TITLES = setOf(
  `schwester bruder mutter vater tochter sohn freund freundin mann ehemann ehefrau partner partnerin oma opa tante onkel lehrer lehrerin cousine cousin kollege kollegin
  nachbar nachbarin chef chefin herr frau dr prof med hausarzt hausärztin therapeut therapeutin betreuer betreuerin kind stiefvater stiefmutter großmutter großvater hund katze
  mme mlle m docteur dr sœur soeur frère mère père fils fille mari femme ami amie oncle tante cousine voisin voisine professeur
  hermana hermano madre padre hija hijo marido esposa esposo novio novia amigo amiga tío tía abuela abuelo doctora doctor señor señora sr sra profesora
  siostra brat matka ojciec córka syn mąż żona kolega koleżanka pan pani babcia dziadek ciocia wujek doktor
  zus broer moeder vader dochter zoon man vrouw vriend vriendin mevrouw meneer oom
  sorella fratello figlia figlio marito moglie amico amica zia zio signor signora dottore dottoressa
  irmã irmão filha filho esposa namorado namorada avó avô senhor senhora`,
);

/** "Schwester Annika", "Frau Schneider", "su hermana Lucía". */
export function isForeignPerson(before: Token | undefined, token: Token): boolean {
  if (before === undefined || token.isUpper || token.text.length < 2) return false;
  return (
    KIN_AND_TITLES.has(before.text.toLowerCase()) &&
    /^(?:\.? |, )$/.test(token.gap) &&
    !KIN_AND_TITLES.has(token.text.toLowerCase())
  );
}
