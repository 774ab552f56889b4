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

const SENDER = 'Bridge <bridge@localhost>';

/** By SMTP, or to the log of the operator where none is configured. */
export function createMail(smtpUrl: string | undefined, log: Log): Mail {
  const transport = smtpUrl ? createTransport(smtpUrl, { from: SENDER }) : null;
  const pending = new Set<Promise<void>>();

  async function send(message: Message) {
    if (!transport) {
      log.info({ mail: message }, 'SMTP_URL is not set: this e-mail is logged instead of sent');
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
      await Promise.all(pending);
      transport?.close();
    },
  };
}
