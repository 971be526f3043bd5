import type { Context } from '../../db/context.ts';
import type { Paper, PrintedPicture, PrintedSignature } from '../../exports/report-export.ts';
import { findPicture } from '../../pictures/kept-pictures.ts';
import type { Picture } from '../../pictures/picture.ts';
import type { PracticePaper } from '../../practice/letterhead/letterhead.ts';
import type { FoundAddendum, FoundSignature } from '../../signing/find-signature.ts';
import { listSignaturePlaces } from '../../signing/signature-block.ts';

/** The practice's paper with its logo, as an export prints it. */
export async function printPaper(
  context: Pick<Context, 'db'>,
  practiceId: string,
  paper: PracticePaper | null,
): Promise<Paper | null> {
  if (paper === null) return null;
  const { letterhead, logoId } = paper;
  return { ...letterhead, logo: logoId === null ? null : toPrinted(await findPicture(context, practiceId, logoId)) };
}

export function toPrinted({ png, width, height }: Picture): PrintedPicture {
  return { png: png.toString('base64'), width, height };
}

export async function printSignatures(
  context: Pick<Context, 'db'>,
  practiceId: string,
  report: FoundSignature,
  addenda: readonly FoundAddendum[],
): Promise<PrintedSignature[]> {
  const places = listSignaturePlaces(report, addenda);
  return Promise.all(
    places.map(async ({ pictureId, above, name }) => ({
      ...toPrinted(await findPicture(context, practiceId, pictureId)),
      above,
      alt: `Signature of ${name}`,
    })),
  );
}
