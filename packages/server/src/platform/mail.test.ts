import { type AddressInfo, createServer } from 'node:net';
import { Writable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { adviceOnMail } from './mail.failure.ts';
import { createMail } from './mail.ts';
import { createParole } from './parole.ts';

const received: { to: string[]; text: string }[] = [];
let server: SMTPServer;
let url: string;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

function logInto(lines: string[]) {
  return createLog(
    'info',
    new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk)) as undefined) }),
  );
}

const SIGNATURES: Readonly<Record<string, string>> = { en: 'The Bridge team', fr: 'L’équipe de l’office vous salue' };
const letterhead = async (langue: string) => ({ sender: 'Bridge', signature: SIGNATURES[langue] ?? '' });

const message = {
  to: 'camille@exemple.fr',
  subject: 'Choisir un nouveau mot de passe',
  text: 'Bonjour Élodie,\n\nhttps://bridge.example/lien',
};

describe('mail', () => {
  it('is in the words of the language that its reader chose', async () => {
    const lines: string[] = [];
    const paroleFor = async (address: string) =>
      address === message.to
        ? ({ langue: 'en', parole: createParole({ 'Bonjour {0},': 'Hello {0},' }) } as const)
        : undefined;
    const mail = createMail(
      { smtpUrl: undefined, from: 'b@x.fr', letterhead, showInLog: true, paroleFor },
      logInto(lines),
    );
    await mail.send(message);
    await mail.send({ ...message, to: 'autre@exemple.fr' });
    expect(lines.map((line) => [line.includes('Hello Élodie'), line.includes('The Bridge team')])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('is signed in the words of who signs, whatever sentence they look like', async () => {
    const lines: string[] = [];
    const parole = createParole({
      'L’équipe de {0} vous salue': 'The team of {0} greets you',
      'Bonjour {0},': 'Hello {0},',
    });
    const options = {
      smtpUrl: undefined,
      from: 'b@x.fr',
      showInLog: true,
      paroleFor: async () => ({ langue: 'fr', parole }) as const,
    };
    await createMail({ ...options, letterhead }, logInto(lines)).send(message);
    expect([lines[0]?.includes('Hello Élodie'), lines[0]?.includes(SIGNATURES.fr ?? '')]).toEqual([true, true]);
  });

  it('goes out by SMTP, accents included, before it is closed', async () => {
    const mail = createMail(
      { smtpUrl: url, from: 'bridge@exemple.fr', letterhead, showInLog: true },
      createLog('silent'),
    );
    mail.post(message);
    await mail.close();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['camille@exemple.fr']);
    expect(received[0]?.text).toContain('Subject: Choisir un nouveau mot de passe');
    expect(received[0]?.text).toContain('=C3=89lodie');
  });

  it('bears the name of the sender and the signature as they are when it leaves', async () => {
    received.length = 0;
    let sender = 'Office du Val';
    const changing = async () => ({ sender, signature: `– ${sender}` });
    const options = { smtpUrl: url, from: 'bridge@exemple.fr', letterhead: changing, showInLog: true };
    const mail = createMail(options, createLog('silent'));
    expect(await mail.send(message)).toBe('sent');
    sender = 'Region "X" <a@b.c>';
    expect(await mail.send(message)).toBe('sent');
    await mail.close();
    expect(received[0]?.text).toContain('From: Office du Val <bridge@exemple.fr>');
    expect(received[0]?.text).toContain('=E2=80=93 Office du Val');
    expect(received[1]?.text).toMatch(/^From: "Region .* <bridge@exemple\.fr>/m);
  });

  it('leaves without its heading rather than not at all', async () => {
    received.length = 0;
    const away = () => Promise.reject(new Error('the database is away'));
    const options = { smtpUrl: url, from: 'bridge@exemple.fr', letterhead: away, showInLog: true };
    const mail = createMail(options, createLog('silent'));
    expect(await mail.send(message)).toBe('sent');
    await mail.close();
    expect(received[0]?.text).toContain('From: bridge@exemple.fr');
  });

  it('says whether its server lets us in', async () => {
    const check = (smtpUrl: string | undefined) =>
      createMail({ smtpUrl, from: 'bridge@exemple.fr', letterhead, showInLog: false }, createLog('silent')).verify();
    expect(await check(url)).toBe('ready');
    expect(await check(undefined)).toBe('none');
    await expect(check('smtp://127.0.0.1:1').catch((error) => adviceOnMail(error))).resolves.toContain('injoignable');
  });

  it('cannot be made to carry other recipients or headers', async () => {
    received.length = 0;
    const mail = createMail(
      { smtpUrl: url, from: 'bridge@exemple.fr', letterhead, showInLog: true },
      createLog('silent'),
    );
    mail.post({ ...message, to: 'a@exemple.fr\r\nBcc: victim@exemple.fr', subject: 'x\r\nX-Evil: 1' });
    await mail.close();
    expect(received.flatMap(({ to }) => to)).not.toContain('victim@exemple.fr');
    expect(received.map(({ text }) => text).join('\n')).not.toMatch(/^X-Evil/m);
  });

  it('that fails is logged and breaks nothing', async () => {
    const lines: string[] = [];
    const mail = createMail(
      { smtpUrl: 'smtp://127.0.0.1:1', from: 'bridge@exemple.fr', letterhead, showInLog: true },
      logInto(lines),
    );
    mail.post(message);
    await mail.close();
    expect(lines.join('')).toContain('could not be sent');
    expect(lines.join('')).not.toContain('bridge.example/lien');
  });

  it('that a silent server never takes does not hold Bridge back', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const mail = createMail({ smtpUrl, from: 'bridge@exemple.fr', letterhead, showInLog: false }, createLog('silent'));
    mail.post(message);
    await expect(mail.close()).resolves.toBeUndefined();
    silent.close();
  });

  it('shows only its subject in the log where links must not be read', async () => {
    const lines: string[] = [];
    const mail = createMail(
      { smtpUrl: undefined, from: 'bridge@exemple.fr', letterhead, showInLog: false },
      logInto(lines),
    );
    mail.post(message);
    await mail.close();
    expect(lines.join('')).toContain(message.subject);
    expect(lines.join('')).not.toContain('bridge.example/lien');
  });

  it('is written to the log of the operator where no SMTP server is set', async () => {
    const lines: string[] = [];
    const mail = createMail(
      { smtpUrl: undefined, from: 'bridge@exemple.fr', letterhead, showInLog: true },
      logInto(lines),
    );
    mail.post(message);
    await mail.close();
    expect(lines.join('')).toContain('https://bridge.example/lien');
  });
});
