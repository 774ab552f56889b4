import { createTransport } from 'nodemailer';
import type { Log } from './log.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mail {
  /** Sends in the background: what a person is told never depends on it. */
  post(message: Message): void;
  /** Waits for what was posted. */
  close(): Promise<void>;
}

export interface MailOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Whether the log may show what an e-mail says where no server is configured: links in it open accounts. */
  readonly showInLog: boolean;
}

/** A mail server that keeps silent must not keep Bridge from stopping. */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
const LONGEST_CLOSE = 3_000;

/** By SMTP, or to the log of the operator where none is configured. */
export function createMail({ smtpUrl, from, showInLog }: MailOptions, log: Log): Mail {
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...PATIENCE }, { from }) : null;
  const pending = new Set<Promise<void>>();

  async function send(message: Message) {
    if (!transport) {
      const shown = showInLog ? message : { subject: message.subject };
      log.info({ mail: shown }, 'SMTP_URL is not set: this e-mail is logged instead of sent');
      return;
    }
    // As an object, one address stays one address: a text would be read as a list of them.
    await transport.sendMail({ ...message, to: { name: '', address: message.to } });
  }

  return {
    post(message) {
      const sending = send(message)
        .catch((error: unknown) => log.error({ err: error, subject: message.subject }, 'an e-mail could not be sent'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    async close() {
      await Promise.race([Promise.all(pending), new Promise((resolve) => setTimeout(resolve, LONGEST_CLOSE).unref())]);
      transport?.close();
    },
  };
}
