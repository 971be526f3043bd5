import { expect, test } from 'vitest';
import { contentDisposition, makeFileName } from './file-name.ts';

test.each([
  ['Assessment of Zoë', 'Assessment of Zoë.pdf'],
  ['a/b\\c:d*e?f"g<h>i|j%k', 'a b c d e f g h i j k.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['', 'report.pdf'],
  [' . .. ', 'report.pdf'],
  ['.hidden', 'hidden.pdf'],
  ['CON', 'CON_.pdf'],
  ['com1.txt', 'com1_.txt.pdf'],
  ['Console', 'Console.pdf'],
  ['line\r\nbreak\u0000\u202Efdp.exe', 'line break fdp.exe.pdf'],
  ['\uD800', '\uFFFD.pdf'],
  ['x'.repeat(500), `${'x'.repeat(150)}.pdf`],
  ['é'.repeat(500), `${'é'.repeat(75)}.pdf`],
])('the file of %j', (title, fileName) => {
  expect(makeFileName(title, 'pdf')).toBe(fileName);
});

test.each([
  ['Plain.pdf', `attachment; filename="Plain.pdf"; filename*=UTF-8''Plain.pdf`],
  ['Zoë’s ß.pdf', `attachment; filename="Zoe's ss.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20%C3%9F.pdf`],
  ['Ł (1)*.docx', `attachment; filename="L (1)*.docx"; filename*=UTF-8''%C5%81%20%281%29%2A.docx`],
  ['你好.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''%E4%BD%A0%E5%A5%BD.pdf`],
  [
    'a"; x="\r\nSet-Cookie: b\\%41.pdf',
    'attachment; filename="a__ x=___Set-Cookie: b__41.pdf"; ' +
      "filename*=UTF-8''a%22%3B%20x%3D%22%0D%0ASet-Cookie%3A%20b%5C%2541.pdf",
  ],
  ['\uDC00.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('the header for %j', (fileName, header) => {
  expect(contentDisposition(fileName)).toBe(header);
});
