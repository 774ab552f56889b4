import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { BridgeError, civilDay, documentSchema, type FichierAnalyse, LARGEST_MEDIA } from '@bridge/contract';
import { documentOf } from '../../../catalogue/fiche.repository.ts';
import { photosMontrables } from '../../../catalogue/photos/photo-source.rules.ts';
import { enLangue } from '../../../composition/mots/langue.rules.ts';
import { readRecord } from '../../../crud/read/read.service.ts';
import type { Entry } from '../../../crud/registry.ts';
import { knownAnswer } from '../../../crud/write/writing.ts';
import type { Acteur, Demande } from '../../../platform/auth/acteur.ts';
import type { Clock } from '../../../platform/clock.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import { adressePhoto } from '../../../rendering/photo.rules.ts';
import type { Db } from '../../../schema.ts';
import { texteNet } from '../analyse/nom.rules.ts';
import type { Depot, Origine } from './depot.service.ts';

export interface AilleursDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly depot: Depot;
  readonly outside: Outside;
  /** A photo that this server makes itself, tried before the outside; null for any other address. */
  readonly local: (url: string) => Promise<Buffer> | null;
  /** The resource of objets. */
  readonly objets: Entry;
}

const LIMITS = { firstByte: 15_000, silence: 15_000, whole: 50_000 };

/** Brings a file from an address, which may lead nowhere inside our network. */
export async function depositFrom(
  { db, depot, outside, local }: Pick<AilleursDependencies, 'db' | 'depot' | 'outside' | 'local'>,
  url: string,
  origine: Omit<Origine, 'nom'>,
): Promise<FichierAnalyse> {
  const given = { ...origine, nom: nomDe(url) };
  // A photo brought under the same key is not brought again: it may be gone from there.
  const first = await knownAnswer<FichierAnalyse>(db, origine.acteur, origine.cle?.(''));
  if (first !== undefined) return first;
  const own = await local(url);
  if (own !== null) return depot.deposit(Readable.from([own], { objectMode: false }), given);
  return depot.avecArrivee(origine, async (chemin) => {
    await outside.download({ url }, { to: chemin, largest: LARGEST_MEDIA, limits: LIMITS }).catch((error: unknown) => {
      if (!(error instanceof OutsideError)) throw error;
      throw new BridgeError('invalidInput', { errors: [{ path: 'url', message: error.message }] });
    });
    const body = createReadStream(chemin);
    try {
      return await depot.deposit(body, given);
    } finally {
      // The body of a refused file is closed, since nobody reads it.
      body.destroy();
    }
  });
}

/** The last part of an address, if it has one. */
function nomDe(url: string): string {
  const last =
    url
      .replace(/[?#].*$/s, '')
      .split('/')
      .findLast(Boolean) ?? '';
  try {
    return decodeURIComponent(last) || 'fichier';
  } catch {
    return last;
  }
}

/** The photos of an objet that a person sees, and that the web may show today: a person may choose any of these. */
async function photosDe({ db, clock, objets }: AilleursDependencies, acteur: Acteur, objet: number) {
  await readRecord(db, objets, acteur, objet);
  const lu = await documentOf(db, objet);
  if (lu === undefined) throw new BridgeError('notFound');
  const document = documentSchema.parse(lu.document);
  return { document, photos: photosMontrables(document.medias, civilDay(clock.now()), 'web') };
}

const VUE = { largeur: 320, ratio: '4/3', focale: 'sujet', format: 'webp' } as const;

export async function photosAPrendre(dependencies: AilleursDependencies, acteur: Acteur, objet: number) {
  const { photos } = await photosDe(dependencies, acteur, objet);
  return photos.map((photo) => ({
    rang: photo.rang,
    apercu: adressePhoto('', { objet, rang: photo.rang, empreinte: photo.empreinte }, VUE),
    credit: photo.credit ?? '',
    legende: enLangue(photo.legende, acteur.language),
  }));
}

/** Copies a photo, with what its objet says of it. */
export async function takePhoto(
  dependencies: AilleursDependencies,
  { acteur, cle }: Pick<Demande, 'acteur' | 'cle'>,
  { objet, rang }: { readonly objet: number; readonly rang: number },
): Promise<FichierAnalyse> {
  const { document, photos } = await photosDe(dependencies, acteur, objet);
  const photo = photos.find((one) => one.rang === rang);
  if (photo === undefined) throw new BridgeError('notFound');
  const { language } = acteur;
  const { commune, point } = document.lieu;
  const known = {
    titre: texteNet(enLangue(photo.titre, language) || enLangue(document.nom, language), 150),
    legende: texteNet(enLangue(photo.legende, language), 500),
    credit: texteNet(photo.credit ?? '', 200),
    commune: texteNet(commune ?? '', 200),
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
  };
  // The photo's own words fill in for what the catalogue does not know.
  const said = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '' && value !== null));
  return depositFrom(dependencies, photo.url, {
    acteur,
    origine: 'objet',
    cle: () => cle,
    lu: { ...said, objets: [objet] },
  });
}
