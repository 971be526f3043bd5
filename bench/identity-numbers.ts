import type { Draw, Slots } from './identity-draw.ts';

/** Dates, ages, numbers of people, of records, of accounts and of cars, in the forms in which notes give them. */
export function makeNumberSlots(draw: Draw): Slots {
  const { random, pick, digits, letters } = draw;
  return {
    dob: () => makeDate(draw),
    yob: () => String(1930 + Math.floor(random() * 85)),
    ph: () => makePhone(draw),
    nhs: () => makeNhsNumber(draw),
    chi: () => `${pick(['01', '14', '28'])}${pick(['03', '07', '11'])}${digits(6)}`,
    pps: () => `${digits(7)}${letters(pick([1, 2]))}`,
    ssn: () => `${digits(3)}-${digits(2)}-${digits(4)}`,
    nino: () => pick([`QQ ${digits(2)} ${digits(2)} ${digits(2)} C`, `JK${digits(6)}A`]),
    rec: () => makeRecordNumber(draw),
    plate: () => makePlate(draw),
    sort: () => pick([`${digits(2)}-${digits(2)}-${digits(2)}`, `${digits(2)} ${digits(2)} ${digits(2)}`, digits(6)]),
    acc: () => digits(8),
    four: () => digits(4),
    card: () => pick([`4${digits(3)} ${digits(4)} ${digits(4)} ${digits(4)}`, `5${digits(15)}`]),
    iban: () => makeIban(draw),
    age: () => String(90 + Math.floor(random() * 14)),
  };
}

function makeRecordNumber({ pick, digits, letters }: Draw): string {
  return pick([
    digits(4),
    digits(5),
    digits(6),
    digits(7),
    digits(8),
    `${letters(1)}${digits(6)}`,
    `${letters(3)}${digits(5)}`,
    `${letters(2)}-${digits(4)}`,
    `${digits(2)}/${digits(5)}`,
    `${letters(1)}/${digits(4)}/${digits(2)}`,
    `${digits(3)}-${digits(3)}`,
    `${letters(2)} ${digits(6)}`,
    `${digits(4)} ${digits(4)}`,
    `${digits(4)}-${letters(2)}-${digits(2)}`,
    `${letters(2).toLowerCase()}${digits(5)}`,
  ]);
}

function makePlate({ pick, digits, letters }: Draw): string {
  return pick([
    `${letters(2)}${digits(2)} ${letters(3)}`,
    `${letters(2)}${digits(2)}${letters(3)}`,
    `${letters(1)}${digits(3)} ${letters(3)}`,
    `${pick(['12', '191', '232'])}-${pick(['D', 'KE', 'C'])}-${digits(4)}`,
    `${letters(3)} ${digits(4)}`,
    `${letters(3)}-${digits(4)}`,
    `B-${letters(2)} ${digits(4)}`,
    `${letters(2)}-${digits(3)}-${letters(2)}`,
    `${digits(1)}${letters(3)}${digits(3)}`,
  ]);
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function makeDate({ random, pick }: Draw): string {
  const [day, month, year] = [
    1 + Math.floor(random() * 28),
    Math.floor(random() * 12),
    1931 + Math.floor(random() * 90),
  ];
  const [dd, mm, short] = [String(day).padStart(2, '0'), String(month + 1).padStart(2, '0'), String(year).slice(2)];
  const name = MONTHS[month] ?? '';
  return pick([
    `${dd}/${mm}/${year}`,
    `${day}/${month + 1}/${short}`,
    `${dd}.${mm}.${year}`,
    `${year}-${mm}-${dd}`,
    `${day} ${name} ${year}`,
    `${day} ${name.slice(0, 3)} ${short}`,
    `${name} ${day}, ${year}`,
    `${dd}-${name.slice(0, 3)}-${year}`,
    `${day}.${month + 1}.${short}`,
    `${dd}${mm}${short}`,
    `${mm}/${dd}/${year}`,
    `${dd} ${mm} ${year}`,
    `${day}th of ${name} ${year}`,
    `${dd}-${mm}-${short}`,
  ]);
}

function makePhone({ pick, digits }: Draw): string {
  return pick([
    `07${digits(3)} ${digits(6)}`,
    `07${digits(9)}`,
    `020 7${digits(3)} ${digits(4)}`,
    `0${pick(['161', '121', '113'])} ${digits(3)} ${digits(4)}`,
    `01${digits(3)} ${digits(6)}`,
    `08${pick(['5', '6', '7'])} ${digits(3)} ${digits(4)}`,
    `+44 7${digits(3)} ${digits(3)} ${digits(3)}`,
    `(${pick(['212', '415', '617'])}) 555-${digits(4)}`,
    `${pick(['212', '415'])}-555-${digits(4)}`,
    `+353 1 ${digits(3)} ${digits(4)}`,
    `04${digits(2)} ${digits(3)} ${digits(3)}`,
  ]);
}

function makeNhsNumber({ pick, random }: Draw): string {
  for (;;) {
    const nine = Array.from({ length: 9 }, (_, place) => (place === 0 ? 4 : Math.floor(random() * 10)));
    const check = (11 - (nine.reduce((sum, digit, place) => sum + digit * (10 - place), 0) % 11)) % 11;
    if (check === 10) continue;
    const all = [...nine, check].join('');
    return pick([
      all,
      `${all.slice(0, 3)} ${all.slice(3, 6)} ${all.slice(6)}`,
      `${all.slice(0, 3)}-${all.slice(3, 6)}-${all.slice(6)}`,
    ]);
  }
}

function makeIban({ pick, digits }: Draw): string {
  const [country, body] = pick([
    ['GB', `NWBK${digits(14)}`],
    ['IE', `AIBK${digits(14)}`],
    ['DE', digits(18)],
    ['PL', digits(24)],
  ] as const);
  const remainder = [...`${body}${country}00`].reduce(
    (rest, sign) => Number(`${rest}${/\d/.test(sign) ? sign : sign.charCodeAt(0) - 55}`) % 97,
    0,
  );
  const all = `${country}${String(98 - remainder).padStart(2, '0')}${body}`;
  return pick([all, all.replaceAll(/(.{4})(?=.)/g, '$1 ')]);
}
