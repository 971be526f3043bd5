import { createHash } from 'node:crypto';
import { Type } from '../../lib/schema.ts';
import type { Documents } from '../../documents/documents.ts';
import { contentDisposition, makeFileName } from '../../exports/file-name.ts';
import { findUnprintable } from '../../exports/find-unprintable.ts';
import type { ExportedReport, ReportToExport } from '../../exports/report-export.ts';
import { onWallClock } from '../../lib/wall-clock.ts';
import { findPaper, type PracticePaper } from '../../practice/letterhead/letterhead.ts';
import { findPractice } from '../../practice/practices.ts';
import { findClientRecord } from '../../records/clients/client-records.ts';
import { findOpenReport } from '../../records/reports/open-report.ts';
import { findSignature, listAddenda, type ReportSignature } from '../../signing/find-signature.ts';
import { sealFile } from '../../signing/seal-file.ts';
import { listSignedBlocks } from '../../signing/signature-block.ts';
import { openSigningKey } from '../../signing/signing-key.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { sendText } from '../http/send-text.ts';
import { literals } from '../schemas.ts';
import { type ConsoleMember, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { printPaper, printSignatures } from './printed-paper.ts';
import { ReportIdParams } from './schemas.ts';

/** A file, of which a text is given in parts that belong one after the other. */
interface ExportedFile extends Omit<ExportedReport, 'bytes'> {
  content: Buffer | readonly string[];
}

type TextReport = Pick<ReportToExport, 'document' | 'title'> & { mark: string };

/** The formats that need no child process. A draft says at its top that it is one. */
const TEXT_FORMATS: Record<'markdown' | 'html', (documents: Documents, report: TextReport) => Promise<ExportedFile>> = {
  markdown: async (documents, { title, document, mark }) => ({
    content: [mark === '' ? '' : `**${mark}**\n\n`, await documents.work('toMarkdown', { content: document }), '\n'],
    contentType: 'text/markdown; charset=utf-8',
    fileName: makeFileName(title, 'md'),
  }),
  html: async (documents, { title, document, mark }) => ({
    content: listHtmlPage(title, mark, await documents.work('toHtml', { content: document })),
    contentType: 'text/html; charset=utf-8',
    fileName: makeFileName(title, 'html'),
  }),
};

const DRAFT_MARK = 'DRAFT';

export function registerExportReport(app: HttpServer, api: ConsoleApi): void {
  const { context, audit, documents, exportReport, secretBox } = api;
  app.get(
    '/reports/:report_id/export',
    {
      exposeHeadRoute: false,
      schema: {
        params: ReportIdParams,
        querystring: Type.Object({ format: literals(['docx', 'pdf', 'markdown', 'html']) }),
      },
    },
    async (request, reply) => {
      const member = requesterOf(request);
      const { format } = request.query;
      const report = await readExport(api, member, request.params.report_id);
      const { document, title, mark, signed } = report;
      const makeFile = async (): Promise<ExportedFile> => {
        if (format === 'markdown' || format === 'html') {
          return TEXT_FORMATS[format](documents, { document, title, mark });
        }
        const { letterhead, ...dress } = await report.readDress();
        const printed = { document, title, letterhead: { ...letterhead, mark }, ...dress, format };
        const { bytes, ...file } = await exportReport(printed, goneSignal(reply));
        return { ...file, content: bytes };
      };
      const file = await makeFile();
      if (signed !== null) {
        const key = await openSigningKey(context, secretBox);
        const body = Buffer.isBuffer(file.content) ? file.content : Buffer.from(file.content.join(''));
        file.content = sealFile(key, context.clock, SEALED_AS[format], body, signed);
      }
      await noteView(audit, request, {
        action: 'report.exported',
        subject: { type: 'report', id: report.id },
        clientId: report.clientId,
        details: { format, version: report.version },
      });
      reply.header('content-type', file.contentType).header('content-disposition', contentDisposition(file.fileName));
      return Buffer.isBuffer(file.content) ? reply.send(file.content) : sendText(reply, file.content);
    },
  );
}

/** What a PDF of the report could not show, so that nobody finds boxes in it afterwards. */
export function registerExportCheck(app: HttpServer, api: ConsoleApi): void {
  app.get(
    '/reports/:report_id/export/check',
    {
      schema: {
        params: ReportIdParams,
        response: { 200: Type.Object({ unprintable: Type.Array(Type.String()), count: Type.Integer() }) },
      },
    },
    async (request) => {
      const { document, title, readDress } = await readExport(api, requesterOf(request), request.params.report_id);
      const { letterhead, paper } = await readDress();
      const around = JSON.stringify([title, letterhead, paper && { ...paper, logo: null }]);
      const found = await findUnprintable(`${document}${around}`);
      return { unprintable: found.slice(0, NAMED_CHARACTERS), count: found.length };
    },
  );
}

const NAMED_CHARACTERS = 24;

const SEALED_AS = { docx: 'docx', pdf: 'pdf', markdown: 'text', html: 'text' } as const;

/** What stands around the text in Word and PDF. */
type Dress = Pick<ReportToExport, 'letterhead' | 'paper' | 'signatures'>;

const paperAtSigning = ({ letterhead, logoId }: ReportSignature): PracticePaper | null =>
  letterhead === null ? null : { letterhead, logoId };

/** A report as it is exported: a draft that says so, or what was signed, with its addenda and signatures. */
async function readExport({ context, documents, baseUrl }: ConsoleApi, member: ConsoleMember, reportId: string) {
  const report = await findOpenReport(context, member, reportId);
  const { id, clientId, title, content, version, createdByName, updatedAt } = report;
  const facts = { id, clientId, title, version };
  const signature = report.state === 'signed' ? await findSignature(context, member, id) : undefined;
  if (signature === undefined) {
    const readDress = async (): Promise<Dress> => {
      const [client, practice, paper] = await Promise.all([
        findClientRecord(context.db, member, clientId),
        findPractice(context, member.practiceId),
        findPaper(context, member.practiceId),
      ]);
      const letterhead = {
        practiceName: practice.name,
        clinicianName: createdByName,
        date: onWallClock(updatedAt),
        clientName: `${client.firstName} ${client.lastName}`.trim(),
        clientDateOfBirth: client.dateOfBirth,
      };
      return { letterhead, paper: await printPaper(context, member.practiceId, paper) };
    };
    return { ...facts, document: content, mark: DRAFT_MARK, signed: null, readDress };
  }
  const addenda = await listAddenda(context, member, id);
  const blocks = listSignedBlocks(signature, addenda, `${baseUrl()}/verify`);
  const letterhead: ReportToExport['letterhead'] = {
    practiceName: signature.practiceName,
    clinicianName: signature.signerName,
    date: onWallClock(signature.signedAt),
    clientName: signature.clientName,
    clientDateOfBirth: signature.clientDateOfBirth,
  };
  return {
    ...facts,
    document: await documents.work('appendBlocks', { content, blocks }),
    mark: '',
    signed: { report: signature, addenda },
    readDress: async (): Promise<Dress> => ({
      letterhead,
      paper: await printPaper(context, member.practiceId, paperAtSigning(signature)),
      signatures: await printSignatures(context, member.practiceId, signature, addenda),
    }),
  };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Each paragraph runs as its first letter does. The text keeps the form that the APIs give out, without attributes but
 * for the alignment that somebody chose, which a rule would override.
 */
const TEXT_TAGS = ':is(h1,h2,h3,h4,h5,h6,p,li,td,th)';
const DIRECTION = `${TEXT_TAGS}{unicode-bidi:plaintext}${TEXT_TAGS}:not([align]){text-align:start}`;
const DIRECTION_HASH = `sha256-${createHash('sha256').update(DIRECTION).digest('base64')}`;

/** The file will be opened from a disk, where no header of ours protects it. So it brings its own policy. */
function listHtmlPage(title: string, mark: string, body: string): string[] {
  const escaped = title.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
  const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${DIRECTION_HASH}'">
<title>${escaped}</title>
<style>${DIRECTION}</style>
</head>
<body>
${mark === '' ? '' : `<p><strong>${mark}</strong></p>\n`}`;
  return [head, body, '\n</body>\n</html>\n'];
}
