import { parseMarkdown } from '@casewright/document';
import { contentDisposition } from '../../exports/file-name.ts';
import type { PrintedPicture } from '../../exports/report-export.ts';
import { findPaper } from '../../practice/letterhead/letterhead.ts';
import { findPractice } from '../../practice/practices.ts';
import { BODY_LIMITS } from '../http/body/body-limits.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { checkAdmin, memberOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { GivenLetterhead, readLetterhead } from './letterhead.ts';
import { printPaper, toPrinted } from './printed-paper.ts';

const SAMPLE = JSON.stringify(
  parseMarkdown(
    [
      '# Sample report',
      'This page shows the paper of the practice as it would be printed. Nobody is described in it.',
      '## A section',
      'Text of a report stands here, with **bold** and *italic* words, lists and tables.',
      '- A first point\n- A second point',
      '| Measure | Score |\n|---|--:|\n| First | 101 |\n| Second | 96 |',
    ].join('\n\n'),
  ),
);

/** A made-up report on the paper of the form, as a PDF. Nothing is kept. */
export function registerLetterheadSample(app: HttpServer, api: ConsoleApi): void {
  const { context, exportReport, cleanPicture } = api;
  app.post(
    '/practice/letterhead/sample',
    { onRequest: checkAdmin, bodyLimit: BODY_LIMITS.picture, schema: { body: GivenLetterhead } },
    async (request, reply) => {
      const { practiceId, name } = memberOf(request);
      const letterhead = readLetterhead(request.body);
      const readLogo = async (): Promise<PrintedPicture | null> => {
        const { logo } = request.body;
        if (typeof logo === 'string') return toPrinted(await cleanPicture(Buffer.from(logo, 'base64'), 'logo'));
        if (logo === null) return null;
        return (await printPaper(context, practiceId, await findPaper(context, practiceId)))?.logo ?? null;
      };
      const practice = await findPractice(context, practiceId);
      const printed = {
        document: SAMPLE,
        title: 'Letterhead sample',
        letterhead: {
          practiceName: practice.name,
          clinicianName: name,
          date: context.clock.now(),
          clientName: 'Alex Example',
          clientDateOfBirth: '2001-02-03',
        },
        paper: { ...letterhead, logo: await readLogo() },
        format: 'pdf' as const,
      };
      const { bytes, contentType, fileName } = await exportReport(printed, goneSignal(reply));
      reply.header('content-type', contentType).header('content-disposition', contentDisposition(fileName));
      return reply.send(bytes);
    },
  );
}
