import type { BlockNode, InlineNode } from '@casewright/document';
import { describeAddendum, describeAddendumSigner, formatMoment, nameSigner } from './addendum-heading.ts';
import type { FoundAddendum, FoundSignature } from './find-signature.ts';

/** What an export carries below the text of a signed report: who signed it, and then its addenda with their signers. */
export function listSignedBlocks(
  report: FoundSignature,
  addenda: readonly FoundAddendum[],
  verifyUrl: string,
): string[] {
  const blocks = addenda.flatMap(({ number, content, ...signed }) => {
    const heading = describeAddendum({ number, signer: signerOf(signed), signedAt: signed.signedAt });
    return [JSON.stringify(heading), `${content}`];
  });
  return [JSON.stringify(describeSignature(report, verifyUrl)), ...blocks];
}

/** The paragraphs that tell who signed, and the pictures that stand above them. */
export function listSignaturePlaces(
  report: FoundSignature,
  addenda: readonly FoundAddendum[],
): { pictureId: string; above: string; name: string }[] {
  const places = [
    { ...report, above: `${nameReportSigner(report)}\non ${formatMoment(report.signedAt)}` },
    ...addenda.map((addendum) => {
      const facts = { signer: signerOf(addendum), signedAt: addendum.signedAt };
      return { ...addendum, above: describeAddendumSigner(facts) };
    }),
  ];
  return places.flatMap(({ signaturePictureId, above, signerName }) => {
    return signaturePictureId === null ? [] : [{ pictureId: signaturePictureId, above, name: signerName }];
  });
}

const nameReportSigner = (report: FoundSignature): string => `Signed by ${nameSigner(signerOf(report))}`;

const line = (text: string): InlineNode => ({ type: 'text', text });

function describeSignature(report: FoundSignature, verifyUrl: string): BlockNode[] {
  return [
    { type: 'horizontalRule' },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: nameReportSigner(report), marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        line(`on ${formatMoment(report.signedAt)}`),
      ],
    },
    {
      type: 'paragraph',
      content: [
        line(`Signed digest ${report.digest.toString('hex')}, key ${report.keyId}.`),
        { type: 'hardBreak' },
        line(`Whether this file was changed can be checked at ${verifyUrl}`),
      ],
    },
  ];
}

const signerOf = ({ signerName, signerCredentials }: FoundSignature) => ({
  name: signerName,
  credentials: signerCredentials,
});
