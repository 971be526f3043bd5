import { deliverDueMails } from '../mail/deliver-mails.ts';
import { createSmtpSender } from '../mail/smtp-sender.ts';
import { createTestApp, TEST_SECRET_BOX, type TestApp } from './app.ts';
import { startTestSmtpServer } from './smtp-server.ts';

export interface MailedLink {
  to: string;
  page: string;
  token: string;
}

export interface MailedApp {
  app: TestApp;
  /** Sends the mails that wait, and answers with the links of all mails that came. */
  readLinks(): Promise<MailedLink[]>;
  forgetMails(): void;
  close(): Promise<void>;
}

/** The service with a mail server beside it; mail goes out when the test reads it. */
export async function createMailedApp(): Promise<MailedApp> {
  const smtp = await startTestSmtpServer();
  const mail = { smtp: smtp.address, from: 'noreply@reports.example' };
  const sender = createSmtpSender(mail.smtp, mail.from);
  const app = await createTestApp({ trustedProxies: ['127.0.0.1'], mail });
  const logger = { info: () => undefined, warn: () => undefined };
  const pattern = /https:\/\/reports\.example(\/[\w-]+)#token=([\w-]{43})\r?\n/;
  return {
    app,
    readLinks: async () => {
      await deliverDueMails({ context: app.context, secretBox: TEST_SECRET_BOX, sender, logger });
      return smtp.received.map(({ to, body }) => {
        const [, page = '', token = ''] = pattern.exec(body) ?? [];
        return { to: to.join(), page, token };
      });
    },
    forgetMails: () => {
      smtp.received.length = 0;
    },
    close: async () => {
      sender.close();
      await Promise.all([app.close(), smtp.stop()]);
    },
  };
}
