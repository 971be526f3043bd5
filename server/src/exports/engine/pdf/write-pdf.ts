import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import type { LetterheadWords } from '../describe-letterhead.ts';
import type { Page } from '../describe-page.ts';
import { isBlock, type PreparedReport } from '../prepare-report.ts';
import { buildPrintData } from './build-print-data.ts';
import { readFonts } from './fonts.ts';
import { createGlyphCheck, MISSING } from './glyphs.ts';

const ENGINE = '@myriaddreamin/typst-ts-web-compiler/wasm';
const LAYOUT = path.join(import.meta.dirname, 'report.typ');
const SHORT_DIAGNOSTICS = 1;
const NAMED_CHARACTERS = 5;

interface Compiled {
  result?: Uint8Array;
  diagnostics?: unknown;
}

/** The engine has neither files nor network: it sees the texts, the pictures and the fonts that are handed to it. */
export async function writePdf(
  report: PreparedReport,
  letterhead: LetterheadWords,
  page: Page,
  date: Date,
): Promise<Uint8Array> {
  initSync({ module: readFileSync(createRequire(import.meta.url).resolve(ENGINE)) });
  const fonts = readFonts(JSON.stringify([report, letterhead, page]));
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const scriptFaces = fonts.scripts.flatMap(({ faces }) => faces);
  for (const font of [...fonts.text, ...scriptFaces, fonts.fallback, ...fonts.more]) await builder.add_raw_font(font);
  const compiler = await builder.build();
  const { missing, replaceMissing } = createGlyphCheck(fonts);
  const data = buildPrintData({ report, letterhead, page, date, replaceMissing });
  compiler.map_shadow(
    '/data.json',
    Buffer.from(
      JSON.stringify({
        ...data,
        scriptFonts: fonts.scripts.map(({ family }) => family),
        remark: describeMissing(missing),
      }),
    ),
  );
  const pictures = report.content.filter((block) => !isBlock(block));
  for (const { file, png } of pictures) compiler.map_shadow(`/${file}`, Buffer.from(png, 'base64'));
  if (page.logo !== null) compiler.map_shadow('/logo.png', Buffer.from(page.logo.png, 'base64'));
  compiler.add_source('/report.typ', readFileSync(LAYOUT, 'utf8'));
  const { result, diagnostics } = compiler.compile('/report.typ', [], 'pdf', SHORT_DIAGNOSTICS) as Compiled;
  if (result === undefined) throw new Error(`not laid out: ${JSON.stringify(diagnostics)?.slice(0, 300)}`);
  return result;
}

function describeMissing(missing: ReadonlySet<string>): string | null {
  if (missing.size === 0) return null;
  const codes = Array.from(missing, (character) => {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  });
  const names = codes.slice(0, NAMED_CHARACTERS).join(', ') + (codes.length > NAMED_CHARACTERS ? ' and others' : '');
  return `Characters that this PDF cannot show stand in it as ${MISSING} (${names}). The Word file has them.`;
}
