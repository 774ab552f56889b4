import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import { startUpstream } from '../../../platform/net/testing/upstream.ts';
import { useOutside } from '../../../platform/net/testing/use-outside.ts';
import { callWebhook } from '../../../platform/net/webhook.ts';
import type { Parue } from './parue.ts';
import { contenuDeParution } from './webhook.ts';

const fichier = (sortie: string) => ({ sortie, nom: `agenda-fr-${sortie}.pdf`, poids: 9 });
// The facts of a document that a webhook tells, and no others.
const parue = {
  generation: {
    id: 7,
    langue: 'fr',
    pages: 4,
    objets: 12,
    fichiers: [fichier('ecran'), fichier('impression')],
    decide_le: null,
  },
  planification: { id: 3, nom: 'Agenda du lundi' },
  modele: { code: 'agenda' },
  titre: 'L’agenda',
  adresse: 'https://bridge.example/public/_editions/abc/fr.pdf',
  auteur: 'Office',
  suffixe: '',
} as unknown as Parue;
const appel = {
  cle: 'partagée',
  id: 'envoi-5',
  at: new Date('2026-05-04T06:00:00Z'),
  signal: new AbortController().signal,
};

it('an address is called with what appeared, signed, and never with the sheets of the printer', async () => {
  let body = '';
  const { url, host, asked } = await startUpstream((request, response) => {
    request.on('data', (chunk: Buffer) => {
      body += String(chunk);
    });
    request.on('end', () => response.end('{}'));
  });
  await callWebhook(useOutside({ allowed: [host] }), contenuDeParution(parue), { ...appel, url });
  expect(JSON.parse(body)).toMatchObject({
    evenement: 'parution',
    document: { id: 7 },
    fichiers: [{ sortie: 'ecran' }],
  });
  const timestamp = '1777874400';
  const signature = createHmac('sha256', 'partagée').update(`envoi-5.${timestamp}.${body}`).digest('base64');
  expect(asked[0]).toMatchObject({
    method: 'POST',
    headers: { 'webhook-id': 'envoi-5', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
  });
});

it('an address of a private network is refused for good; one that answers badly is tried again', async () => {
  const failed = async (url: string, allowed: string[] = []) =>
    callWebhook(useOutside({ allowed }), contenuDeParution(parue), { ...appel, url }).catch((error: unknown) => error);
  expect(await failed('https://10.0.0.4/appel')).toMatchObject({ retry: false });
  const { url, host } = await startUpstream((_, response) => response.writeHead(500).end());
  const error = await failed(url, [host]);
  expect(error).toBeInstanceOf(JobFailure);
  expect(error).toMatchObject({ retry: true, message: expect.stringContaining('code 500') });
});

it('an address that sends elsewhere, where nothing would arrive, is no success', async () => {
  const { url, host, asked } = await startUpstream((request, response) =>
    request.url === '/ailleurs' ? response.end('{}') : response.writeHead(302, { location: '/ailleurs' }).end(),
  );
  const error = await callWebhook(useOutside({ allowed: [host] }), parue, { ...appel, url }).catch((thrown) => thrown);
  expect(error).toMatchObject({ retry: false, message: expect.stringContaining('n’y arriverait pas') });
  expect(asked).toHaveLength(1);
});
