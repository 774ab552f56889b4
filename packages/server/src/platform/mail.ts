import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Langue } from '@bridge/contract';
import { createTransport, type Transporter } from 'nodemailer';
import type { Log } from './log.ts';
import type { Parole } from './parole.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  /** The id of the message, without brackets, by which its receiver recognises a repetition. */
  readonly messageId?: string;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Readable | Buffer;
}

export interface Mail {
  /** Sends in the background: an answer to a person never depends on it. */
  post(message: Message): void;
  /** Sends while a person waits. Returns whether it was sent or only logged; throws why it failed. */
  send(message: Message): Promise<'sent' | 'logged'>;
  /** Whether a mail server is configured and lets us in; throws why it does not. */
  verify(): Promise<'ready' | 'none'>;
  /** Waits for the messages that were posted. */
  close(): Promise<void>;
}

/** The sender: the name beside the address, and the last line of every message. */
export interface Letterhead {
  readonly sender: string;
  readonly signature: string;
}

/** A language in which a person reads Bridge, with its translation. */
export interface ParoleDe {
  readonly langue: Langue;
  readonly parole: Parole;
}

/** A mail server that people gave while Bridge runs. */
export interface MailServer {
  readonly hote: string;
  readonly port: number;
  /** Encrypted from the first byte, from the first words on, or never. */
  readonly securite: 'tls' | 'starttls' | 'aucune';
  readonly compte: { readonly user: string; readonly pass: string } | null;
  /** The address that messages come from. */
  readonly from: string;
  /** Opens the connection, which may not lead anywhere on the operator's own network. */
  readonly connect: () => Promise<Socket>;
  /** Certificate authorities trusted besides those of the system. */
  readonly autorites?: readonly string[];
}

export interface MailOptions {
  readonly smtpUrl: string | undefined;
  /** The address that messages come from. */
  readonly from: string;
  /** The server that people saved, read for each message when `smtpUrl` names none, since it may change. */
  readonly saved?: () => Promise<MailServer | null>;
  /** The letterhead in the reader's language, read for each message since it may change. */
  readonly letterhead: (langue: Langue) => Promise<Letterhead>;
  /** Whether the log may show the text of e-mails when no server is configured: its links open accounts. */
  readonly showInLog: boolean;
  /** The language of the person at an address; French when absent. */
  readonly paroleFor?: (address: string) => Promise<ParoleDe | undefined>;
}

/** A mail server that keeps silent must not keep Bridge from stopping. */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
const LONGEST_CLOSE = 3_000;

const IN_FRENCH: ParoleDe = { langue: 'fr', parole: (texte) => texte };

interface Way {
  readonly transport: Transporter;
  readonly from: string;
}

/** A transport for one message: the next may be for another server. */
function wayTo({ hote, port, securite, compte, from, connect, autorites }: MailServer): Way {
  const transport = createTransport({
    ...PATIENCE,
    host: hote,
    port,
    secure: securite === 'tls',
    requireTLS: securite === 'starttls',
    ignoreTLS: securite === 'aucune',
    ...(compte && { auth: compte }),
    tls: autorites ? { ca: [...autorites] } : {},
    getSocket: (_: unknown, done: (error: Error | null, opened?: { connection: Socket }) => void) =>
      void connect().then((connection) => done(null, { connection }), done),
  });
  return { transport, from };
}

/** Sends mail by SMTP, or writes it to the log when no server is configured. */
export function createMail({ smtpUrl, from, saved, letterhead, showInLog, paroleFor }: MailOptions, log: Log): Mail {
  const fixed: Way | null = smtpUrl ? { transport: createTransport({ url: smtpUrl, ...PATIENCE }), from } : null;
  const findWay = async (): Promise<Way | null> => {
    if (fixed !== null || saved === undefined) return fixed;
    const server = await saved();
    return server && wayTo(server);
  };
  const pending = new Set<Promise<void>>();

  async function send(written: Message): Promise<'sent' | 'logged'> {
    const { langue, parole } = (await paroleFor?.(written.to).catch(() => undefined)) ?? IN_FRENCH;
    // A message without its letterhead is better than none.
    const { sender, signature } = await letterhead(langue).catch(() => ({ sender: '', signature: '' }));
    // The signature is not translated: it is a person's own words.
    const text = [parole(written.text), signature].filter(Boolean).join('\n\n');
    const message = { ...written, subject: parole(written.subject), text };
    const way = await findWay();
    if (way === null) {
      const { to, subject, attachments = [] } = message;
      const files = attachments.length === 0 ? {} : { files: attachments.map(({ filename }) => filename) };
      const shown = showInLog ? { to, subject, text, ...files } : { subject };
      log.info({ mail: shown }, 'no mail server is set: this e-mail is logged instead of sent');
      return 'logged';
    }
    const { subject, attachments, messageId } = message;
    await way.transport.sendMail({
      subject,
      text,
      ...(messageId && { messageId: `<${messageId}>` }),
      ...(attachments && { attachments: [...attachments] }),
      // Addresses are objects: a text would be parsed as a list of addresses.
      from: { name: sender, address: way.from },
      to: { name: '', address: message.to },
    });
    return 'sent';
  }

  return {
    send,
    post(message) {
      const sending = send(message)
        .then(() => undefined)
        .catch((error: unknown) => log.error({ err: error, subject: message.subject }, 'an e-mail could not be sent'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    async verify() {
      const way = await findWay();
      if (way === null) return 'none';
      await way.transport.verify();
      return 'ready';
    },
    async close() {
      await Promise.race([Promise.all(pending), new Promise((resolve) => setTimeout(resolve, LONGEST_CLOSE).unref())]);
      fixed?.transport.close();
    },
  };
}
