import { type AnyRecord, API_BASE, type Envelope, type FichierAnalyse } from '@bridge/contract';
import type { Person, World } from '../../../testing/world.ts';

/** Gives a file as the console does, with its bytes as the body. */
export async function deposit(
  world: World,
  person: Person,
  contenu: Buffer | string,
  nom = 'photo.jpg',
  path = `/api/mediatheque/fichiers?nom=${encodeURIComponent(nom)}`,
  cle?: string,
): Promise<{ status: number; body: Envelope<FichierAnalyse>; raison: string }> {
  const response = await world.app.inject({
    method: 'POST',
    url: `${API_BASE}${path}`,
    headers: {
      authorization: `Bearer ${person.tokens.token}`,
      'content-type': 'application/octet-stream',
      ...(cle === undefined ? {} : { 'idempotency-key': cle }),
    },
    payload: contenu,
  });
  const body: Envelope<FichierAnalyse> = response.json();
  return { status: response.statusCode, body, raison: body.errors?.map(({ message }) => message).join(' ') ?? '' };
}

/** Creates a media with a file given for it. */
export async function createMedia(
  world: World,
  person: Person,
  contenu: Buffer | string,
  valeurs: object = {},
): Promise<AnyRecord> {
  const { body, status } = await deposit(world, person, contenu);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const created = await person.call<AnyRecord>('POST', '/api/mediatheque', {
    fichier: body.data.fichier,
    titre: { fr: 'Le lac' },
    alternatif: { fr: 'Un lac entre deux collines' },
    credit: '© Office',
    supports: ['web', 'print', 'ecran', 'publicite'],
    ...valeurs,
  });
  if (created.status !== 200) throw new Error(JSON.stringify(created.body));
  return created.body.data;
}
