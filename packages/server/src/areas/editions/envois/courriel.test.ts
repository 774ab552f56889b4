import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import type { Files } from '../../../platform/files/files.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import { createLog } from '../../../platform/log.ts';
import { MailServerError } from '../../../platform/mail.failure.ts';
import type { MailServer } from '../../../platform/mail.ts';
import { sendCourriel } from './courriel.ts';
import type { Parue } from './parue.ts';

const parue = {
  generation: { langue: 'fr', fichiers: [] },
  titre: 'Agenda',
  adresse: 'https://x.fr/agenda.pdf',
} as unknown as Parue;
const diffusion = {
  genre: 'courriel',
  objet: {},
  message: {},
  fichier: 'lecture',
  destinataires: [],
  listes: [],
} as const;

const send = (saved: () => Promise<MailServer | null>) =>
  sendCourriel(
    {
      ...{ smtpUrl: undefined, from: 'bridge@localhost', saved },
      ...{ letterhead: async () => ({ sender: 'Bridge', signature: '' }), log: createLog('silent') },
    },
    {} as Files,
    parue,
    {
      diffusion: diffusion as unknown as Parameters<typeof sendCourriel>[3]['diffusion'],
      to: 'a@exemple.fr',
      tache: 12,
    },
  );

it('a message is named after the sender in force: that of the server that people gave', async () => {
  const received: Promise<string>[] = [];
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] },
    onData: (stream, _, done) => {
      received.push(text(stream).finally(() => done()));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const found = { hote: '127.0.0.1', port, securite: 'aucune', compte: null, from: 'office@exemple.fr' } as const;
  await send(async () => ({ ...found, connect: async () => connect(port, '127.0.0.1') }));
  expect(await received[0]).toContain('Message-ID: <envoi-12.office@exemple.fr>');
  await new Promise<void>((resolve) => server.close(resolve));
});

it('a server that cannot be used is told of as such, and is not tried again', async () => {
  const failure = await send(() => Promise.reject(new MailServerError('Ne se lit plus.'))).catch((error) => error);
  expect(failure).toBeInstanceOf(JobFailure);
  expect(failure).toMatchObject({ message: 'Ne se lit plus.', retry: false });
});
