import { expect, test } from 'vitest';
import { isHousekeeping } from './is-housekeeping.ts';

test.each([
  'Ward phone is out of order till Thursday, visitors use the pay phone by the lifts.',
  'Visitors car park closed until June, use the north gate.',
  'Sign in at the side gate, ask for the SENCo.',
  'Parked in a permit zone, mileage 14.',
  'Key to the staff toilet hangs behind the door.',
  'The lift is not working, take the back stairs.',
  'Bleep 118 for duty, log no 4471.',
  'My secretary can be reached on extension 4402.',
  'Visiting is 2 to 4.',
  "Interpreter's timesheet signed.",
  'Lost property form for her watch done.',
  'Traffic was a nightmare by the way.',
  'Minutes of team meeting: present KJ, TS.',
  '2 Van MOT due 3/12.',
  '3. New fire marshal is TS.',
  '1 Rota over Xmas agreed.',
  'To buy: tea, flipchart pens, biscuits.',
  'Shopping: milk, cat food, stamps.',
  'Fire drill 2/12.',
])('%s', (text) => expect(isHousekeeping(text)).toBe(true));

test.each([
  'Panic attacks, the last one in a car park.',
  'Sat in the van on the top deck of the car park.',
  'She lost her phone and cannot ring anybody.',
  'Phone calls from the ex-partner at night, phone now closed.',
  'Refer to the pain clinic and review in June.',
  'Heating broken, sleeps in his coat, he says.',
  'Present: 6 of 8 members.',
  'Apologies from Tom, who has the flu.',
  'Present for an hour, then tired.',
  'Apologies to her sister came hard.',
  'Shopping is done by her daughter on Tuesdays.',
  'Fire drill upset him.',
  'Room was bare.',
  'The bus was where the panic attacks began.',
])('not: %s', (text) => expect(isHousekeeping(text)).toBe(false));
